import Foundation
import QuadrantFoundation
import Testing

@Suite("Sets as array literals")
struct NSSetLiteralTests {
    @Test func literalsOfBothKinds() {
        let set: NSSet = ["a", "b", "a"]
        #expect(set.count == 2 && set.contains("b"))
        let mutable: NSMutableSet = [1]
        mutable.add(2)
        #expect(mutable.count == 2)
        let optional: NSSet? = [[1], [1]]
        #expect(optional?.count == 1)
        let empty: NSSet = []
        #expect(empty.count == 0)
    }
}
