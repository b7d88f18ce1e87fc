import Foundation

// Names of Core Foundation that appear in calls of Core Graphics and Core Text, as in `[red, blue] as CFArray`.
/// Core Foundation's name of an array.
public typealias CFArray = [Any]
/// Core Foundation's name of a string.
public typealias CFString = String
/// Core Foundation's name of a dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// Core Foundation's name of bytes.
public typealias CFData = Data
/// Core Foundation's name of an error.
public typealias CFError = NSError
/// Core Foundation's name of an address.
public typealias CFURL = URL
