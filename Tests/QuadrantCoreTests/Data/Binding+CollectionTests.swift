import QuadrantCore
import Testing

@Suite struct BindingCollectionTests {
    private final class Kept { var values = [3, 1, 2] }

    private func binding(_ kept: Kept) -> Binding<[Int]> {
        Binding(get: { kept.values }, set: { kept.values = $0 })
    }

    @Test func aBindingToACollectionHasItsIndices() {
        let values = binding(Kept())
        #expect(values.count == 3)
        #expect(values.indices == 0..<3)
        #expect(values.startIndex == 0 && values.endIndex == 3)
        #expect(values.index(before: 3) == 2)
    }

    @Test func itsElementsAreBindingsToTheElements() {
        let kept = Kept()
        for element in binding(kept) { element.wrappedValue *= 10 }
        #expect(kept.values == [30, 10, 20])
        binding(kept)[1].wrappedValue = 7
        #expect(kept.values == [30, 7, 20])
    }

    @Test func itIsReversedFilteredAndSlicedLikeACollection() {
        let kept = Kept()
        #expect(binding(kept).reversed().map(\.wrappedValue) == [2, 1, 3])
        #expect(binding(kept).filter { $0.wrappedValue > 1 }.count == 2)
        binding(kept)[0..<2].last?.wrappedValue = 9
        #expect(kept.values == [3, 9, 2])
        #expect(binding(kept).first?.wrappedValue == 3)
    }
}
