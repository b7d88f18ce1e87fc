import Foundation

/// What the command line says about the screen. Options that are not about the screen are left to the app.
struct LaunchOptions: Equatable {
    var programName = "App"
    var host = "127.0.0.1"
    var port: UInt16 = 8080

    enum Mistake: Error, Equatable, CustomStringConvertible {
        case missingValue(String)
        case badPort(String)

        var description: String {
            switch self {
            case .missingValue(let option):
                "\(option) needs a value, as in \(option) \(option == "--port" ? "8080" : "127.0.0.1")."
            case .badPort(let text): "--port takes a number from 0 to 65535 (0: any free port); \"\(text)\" is none."
            }
        }
    }

    init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        if let path = rest.popFirst() { programName = (path as NSString).lastPathComponent }
        while let argument = rest.popFirst() {
            switch argument {
            case "--port":
                guard let value = rest.popFirst() else { throw .missingValue(argument) }
                guard let number = UInt16(value) else { throw .badPort(value) }
                port = number
            case "--host":
                guard let value = rest.popFirst() else { throw .missingValue(argument) }
                host = value
            default: break
            }
        }
    }
}
