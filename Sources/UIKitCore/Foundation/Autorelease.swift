/// Calls `body`. Objects go with their last reference on Linux, so no pool has to be emptied.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
