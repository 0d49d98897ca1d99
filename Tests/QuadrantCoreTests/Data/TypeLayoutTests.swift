import QuadrantCore
@_spi(Reflection) import Swift
import Testing

/// What is taken of the metadata of types. Each of these fails where a compiler lays types out otherwise.
@Suite struct TypeLayoutTests {
    private struct Plain {}
    private enum Choice { case first, second(Int) }
    private final class Object {}

    @Test func theRuntimeSaysWhatKindOfTypeATypeIs() {
        #expect(MetadataKind.of(Plain.self) == .struct)
        #expect(MetadataKind.of(Choice.self) == .enum)
        #expect(MetadataKind.of(Object.self) == .class)
        #expect(MetadataKind.of((Int, Plain).self) == .tuple)
        #expect(MetadataKind.of((() -> Void).self) == .function)
        #expect(MetadataKind.of(Int?.self) == .optional)
        #expect(MetadataKind.of(Any.self) == .existential)
    }

    @Test func fieldsOfStructuresAreWhereTheCompilerPutsThem() { #expect(TypeLayout.isStructureSupported) }
    @Test func elementsOfTuplesAreWhereTheCompilerPutsThem() { #expect(TypeLayout.isTupleSupported) }
    @Test func casesAreMadeWithTheirPayloads() { #expect(TypeLayout.isEnumerationSupported) }
    @Test func objectsAreMadeWithTheirFields() { #expect(TypeLayout.isObjectSupported) }
}
