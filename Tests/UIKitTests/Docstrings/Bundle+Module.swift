import Foundation

extension Bundle {
    /// Exists in every target with resources. This target has none.
    static var module: Bundle { .main }
}
