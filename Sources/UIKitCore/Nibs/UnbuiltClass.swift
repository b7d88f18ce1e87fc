/// A class that is declared so that the compiler can say what to use in its place. A XIB gets a plain view or view controller for it.
protocol UnbuiltClass {}
