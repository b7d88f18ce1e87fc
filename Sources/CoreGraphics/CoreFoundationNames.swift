import Foundation

// Names of Core Foundation that appear in calls of Core Graphics and Core Text, as in `[red, blue] as CFArray`.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFError = NSError
public typealias CFURL = URL
