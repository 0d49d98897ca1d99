import Foundation
import Testing

@Suite("Assets as SwiftGen generates them")
struct SwiftGenAssetsTests {
    private static let red = """
        { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" : {
          "red" : "1.000", "green" : "0.000", "blue" : "0.000", "alpha" : "1.000" } } } ] }
        """
    private static let dot = """
        { "images" : [ { "idiom" : "universal", "filename" : "dot.svg" } ] }
        """
    private static let circle = """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4"/></svg>
        """

    private func project(_ entries: String, _ program: String, more: [String: String] = [:]) throws -> Command {
        try Command([
            "App/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "App", targets: [.target(name: "App", resources: [.process("Media")])])

                """,
            "App/swiftgen.yml": entries,
            "App/Sources/App/Media/Colors.xcassets/Theme/Contents.json":
                #"{ "properties" : { "provides-namespace" : true } }"#,
            "App/Sources/App/Media/Colors.xcassets/Theme/Hot Red.colorset/Contents.json": Self.red,
            "App/Sources/App/Media/Colors.xcassets/Folder/URLMark.colorset/Contents.json": Self.red,
            "App/Sources/App/Media/Icons.xcassets/dot.imageset/Contents.json": Self.dot,
            "App/Sources/App/Media/Icons.xcassets/dot.imageset/dot.svg": Self.circle,
            "App/Sources/App/Media/Icons.xcassets/README.dataset/Contents.json":
                #"{ "data" : [ { "idiom" : "universal", "filename" : "a.txt" } ] }"#,
            "App/Sources/App/Media/Icons.xcassets/README.dataset/a.txt": "Read me",
            "App/Sources/App/A.swift": "import SwiftUI\n#Preview { VStack { \(program) } }\n",
        ].merging(more) { $1 })
    }

    /// Each catalog is an enumeration, and so is a folder that provides a namespace.
    @Test func severalCatalogs() throws {
        let command = try project("""
            xcassets:
              inputs: [Sources/App/Media/Colors.xcassets, Sources/App/Media/Icons.xcassets]
              outputs:
                templateName: swift5
                output: Sources/App/Assets.swift
            """, """
                Asset.Colors.Theme.hotRed.swiftUIColor.frame(width: 5, height: 5)
                Color(asset: Asset.Colors.urlMark).frame(width: 6, height: 6)
                Asset.Icons.dot.swiftUIImage
                Image(uiImage: Asset.Icons.dot.image)
                Text(verbatim: String(decoding: Asset.Icons.readme.data.data, as: UTF8.self))
                Text(Asset.Colors.Theme.hotRed.name)
                """)
        let result = try command.run("layout", "App", "--offline")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output.contains("Read me") && result.output.contains("Theme/Hot Red"), "\(result.output)")
        let picture = try command.run("render", "App", "--offline", "-o", "a.svg")
        #expect(picture.code == 0 && !picture.errors.contains("no image"), "\(picture.errors)")
        #expect(command.text("a.svg")?.lowercased().contains("#ff0000") ?? false)
    }

    /// The assets of one catalog are members of the enumeration itself; parameters name it and its types.
    @Test func oneCatalogAndParameters() throws {
        let command = try project("""
            xcassets:
              - inputs: Sources/App/Media/Colors.xcassets
                outputs:
                  - templateName: swift5
                    output: Sources/App/Colors.swift
                    params:
                      enumName: Palette
                      colorTypeName: PaletteColor
                      forceProvidesNamespaces: true
                      publicAccess: true
            """, "Color(asset: mark); Text(Palette.Theme.hotRed.name)",
            more: ["App/Sources/App/B.swift": "let mark: PaletteColor = Palette.Folder.urlMark"])
        let result = try command.run("layout", "App", "--offline")
        #expect(result.code == 0 && result.output.contains("Theme/Hot Red"), "\(result.errors)")
    }
}
