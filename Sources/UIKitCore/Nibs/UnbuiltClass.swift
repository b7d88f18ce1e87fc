/// A class that is declared so that the compiler can say what to use instead. A XIB gets a plain view or view
/// controller for it.
protocol UnbuiltClass {}
