import Testing
@testable import QuadrantProject

@Suite("YAML of configuration files")
struct PlainYAMLTests {
    @Test func mapsAndListsAreIndented() {
        let value = PlainYAML("""
            # A comment.
            input_dir: Sources/Resources   # another
            strings:
              inputs: Base.lproj
              outputs:
                - templateName: structured-swift5
                  output: Texts.swift
                  params:
                    enumName: Words
                -
                  output: "Other # one.swift"
            xcassets:
            - inputs:
              - Logos.xcassets
              - 'Icons.xcassets'
            - inputs: [A.xcassets, "B, C.xcassets"]
              params: { publicAccess: true, name: X }
            """)
        #expect(value?["input_dir"]?.text == "Sources/Resources")
        let outputs = value?["strings"]?["outputs"]?.list ?? []
        #expect(outputs.map { $0["output"]?.text } == ["Texts.swift", "Other # one.swift"])
        #expect(outputs.first?["params"]?["enumName"]?.text == "Words")
        let assets = value?["xcassets"]?.list ?? []
        #expect(assets.first?["inputs"]?.list == [.text("Logos.xcassets"), .text("Icons.xcassets")])
        #expect(assets.last?["inputs"]?.list == [.text("A.xcassets"), .text("B, C.xcassets")])
        #expect(assets.last?["params"] == .map(["publicAccess": .text("true"), "name": .text("X")]))
    }

    @Test func aSingleValueIsAListOfOne() {
        let value = PlainYAML("inputs: a.strings\nnone:\n")
        #expect(value?["inputs"]?.list == [.text("a.strings")])
        #expect(value?["none"]?.list == [])
    }

    @Test func textsOfSeveralLinesEndWithTheirIndentation() {
        let source = "a:\n  script: |\n    one\n      two\n  b: >-\n    three\nc: 4"
        #expect(PlainYAML(source)?["a"]?["script"]?.text == "one\ntwo")
        #expect(PlainYAML(source)?["a"]?["b"]?.text == "three" && PlainYAML(source)?["c"]?.text == "4")
    }

    @Test func bracketsAreClosedOnLaterLines() {
        let value = PlainYAML("a:\n  [\n    one,\n    two,\n  ]\nb: {c: 1,\n  d: 2}\n")
        #expect(value?["a"]?.list == [.text("one"), .text("two")])
        #expect(value?["b"]?["d"]?.text == "2")
    }

    /// A value with an anchor is used again by its name; `<<` takes the entries of another map, which its own override.
    @Test func anchorsAreUsedAgain() {
        let value = PlainYAML("base: &base\n  x: 1\n  y: 2\na:\n  <<: *base\n  x: 3\nb:\n  - &k one\n  - *k\n")
        #expect(value?["a"]?["x"]?.text == "3" && value?["a"]?["y"]?.text == "2")
        #expect(value?["b"]?.list == [.text("one"), .text("one")])
    }

    /// What is not read is not guessed.
    @Test(arguments: ["a: !x 1", "a: *x", "a: |x\n  text", "a: [1, 2", "a: 1\n  b: 2", "- a\nb: 1"])
    func otherYAMLIsRefused(_ text: String) { #expect(PlainYAML(text) == nil) }

    @Test func anEmptyFileIsAnEmptyMap() { #expect(PlainYAML("# nothing\n") == .map([:])) }

    /// What is nested deeper than any configuration is not read, and ends no process.
    @Test func deepNestingIsRefused() {
        #expect(PlainYAML("a: " + String(repeating: "[", count: 50_000) + String(repeating: "]", count: 50_000)) == nil)
        #expect(PlainYAML(String(repeating: "- ", count: 50_000) + "a") == nil)
        #expect(PlainYAML((0..<5_000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")) == nil)
        #expect(PlainYAML("a: [[[b]]]") != nil)
    }
}
