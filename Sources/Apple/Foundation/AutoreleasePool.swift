/// Calls `body`. Objects are released when the last reference to them goes, so that no pool collects them.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
