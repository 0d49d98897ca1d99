import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("NavigationPath")
struct NavigationPathValueTests {
    @Test func valuesAreAddedAndRemovedAtTheEnd() {
        var path = NavigationPath()
        #expect(path.isEmpty && path.count == 0)
        path.append(1)
        path.append("two")
        path.append(3.0)
        #expect(path.count == 3 && !path.isEmpty)
        path.removeLast()
        path.removeLast(2)
        #expect(path.isEmpty)
        #expect(NavigationPath([1, 2, 3]).count == 3)
    }

    @Test func pathsAreEqualByTheirValues() {
        #expect(NavigationPath([1, 2]) == NavigationPath([1, 2]) && NavigationPath([1, 2]) != NavigationPath([2, 1]))
        var other = NavigationPath([1])
        other.append(2)
        #expect(other == NavigationPath([1, 2]))
    }

    @Test func codableValuesAreStoredAndRead() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let stored = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: stored))
        #expect(read.count == 3 && read.codable == path.codable)
    }

    @Test func aPathWithOtherValuesIsNotStored() {
        struct Plain: Hashable {}
        var path = NavigationPath([1])
        path.append(Plain())
        #expect(path.codable == nil)
    }
}
