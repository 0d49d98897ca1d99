import Foundation
import QuadrantGeometry
import QuadrantSymbols
import Testing

/// The descriptions of this repository.
@Suite("The symbol library")
struct SymbolLibraryTests {
    private func library() -> SymbolLibrary {
        SymbolLibrary(SymbolFamily.all) { string, _ in
            Path(CGRect(x: 0, y: -0.7, width: 0.5 * Double(string.count), height: 0.7))
        }
    }

    @Test func allDescriptionsAreWithoutErrors() {
        #expect(library().check().map(\.description) == [])
    }

    /// The library has all files of the folder, each with its text.
    @Test func allFilesAreEmbedded() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let folder = root.appendingPathComponent("Sources/Engine/Symbols/Data")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(SymbolFamily.all.map(\.file) == files.map { "Sources/Engine/Symbols/Data/" + $0 })
        for family in SymbolFamily.all {
            let text = try String(contentsOf: root.appendingPathComponent(family.file), encoding: .utf8)
            #expect(family.text == text)
        }
    }

    @Test(arguments: ["figure.play", "text.cursor", "slider.horizontal.below.rectangle.fill"])
    func namesThatAppsUseAreDrawn(name: String) {
        #expect(library().drawing(name) != nil)
    }

    /// An error names the file of the description, and its line.
    @Test func errorsHaveFileAndLine() {
        let library = SymbolLibrary([SymbolFamily("# A comment.\n\nsymbol a\n  circle\n", file: "a.symbols"),
                                     SymbolFamily("symbol a\n  dot 0,0 9\n", file: "b.symbols")]) { _, _ in Path() }
        #expect(library.errors.map(\.description) == ["b.symbols:1: 'a' is described in a.symbols:3, too"])
        #expect(library.add(SymbolFamily("symbol c\n  circle 0,0\n", file: "c.symbols")).map(\.description)
                == ["c.symbols:2: a number is missing"])
    }

    /// Names are lower-case words of letters and digits, joined by points.
    @Test func namesAreWords() {
        for name in library().names {
            #expect(name.wholeMatch(of: /[a-z0-9]+(\.[a-z0-9]+)*/) != nil, "\(name)")
        }
    }

    /// Each description draws something in both variants, at the lightest and the heaviest weight.
    @Test func allDescriptionsDraw() {
        let library = library()
        for name in library.names {
            let isFillable = library.drawing(name)?.isFillable == true
            for name in isFillable ? [name, name + ".fill"] : [name] {
                for weight in [100.0, 900] {
                    let bounds = library.outline(name, weight: weight)?.inkBounds ?? .null
                    #expect(!bounds.isNull && max(bounds.width, bounds.height) > 5 && bounds.width < 250, "\(name)")
                }
            }
        }
    }

    /// An outline is made once for a name, a weight and a scale, and from any thread.
    @Test func outlinesAreTheSameOnAllThreads() async {
        let library = library(), names = Array(library.names.prefix(60))
        let results = await withTaskGroup(of: [CGRect?].self) { group in
            for _ in 0..<4 { group.addTask { names.map { library.outline($0, weight: 600)?.inkBounds } } }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(results.map { $0.map { "\($0 as Any)" } }).count == 1)
    }

    /// Similar names are suggested for an unknown one.
    @Test func unknownNamesHaveSimilarOnes() {
        #expect(library().names(near: "hart").contains("heart") || library().names(near: "heart.foo").contains("heart"))
        #expect(library().names(near: "chevron.rihgt").contains { $0.hasPrefix("chevron") })
        #expect(library().names(near: "qqq").isEmpty)
    }

    /// Names that public files use as systemName and systemImage arguments, 4,623 uses: all but a few have a drawing.
    @Test func namesInUseAreDrawn() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Oracles/symbol-names.tsv")
        let library = library()
        var uses = 0, drawn = 0, missing: [String] = []
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t")
            let count = try #require(Int(cells[1]))
            uses += count
            if library.drawing(String(cells[0])) != nil { drawn += count } else { missing.append(String(cells[0])) }
        }
        #expect(uses == 4623)
        #expect(missing.count <= 9, "\(missing)")
        #expect(Double(drawn) / Double(uses) >= 0.99)
    }
}
