import Testing
@testable import Tiles

@Test func nothing() {}
