// Names of Core Foundation that appear in calls of Core Graphics, as in `[red, blue] as CFArray`.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFDictionary = [AnyHashable: Any]
