import Foundation
import Testing
@testable import QuadrantCompiler

@Suite("Names of assets")
struct AssetSymbolsTests {
    /// Names and their symbols as they stand in files that Xcode has generated in public projects, but for the last
    /// three.
    @Test(arguments: [
        ("chon-ji-1", "chonJi1"), ("features 1 1", "features11"), ("AirwaveIcon", "airwaveIcon"), ("GateIN", "gateIN"),
        ("BGLighGray", "bgLighGray"), ("XSkiing", "xSkiing"), ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"),
        ("FTU-screen1", "ftuScreen1"), ("O1LUkwy", "o1LUkwy"), ("F1Albon", "f1Albon"), ("1ru", "_1Ru"),
        ("1_thumb", "_1Thumb"), ("6f8c34c", "_6F8C34C"), ("20", "_20"), ("2_1", "_2_1"), ("A1", "A_1"), ("BG", "BG"),
        ("XXVI", "XXVI"), ("CLR_LIGHT_LAYER", "CLR_LIGHT_LAYER"), ("AccentColor", "accent"), ("noImage", "no"),
        ("cat_image", "cat"), ("Top Shelf Image", "topShelf"), ("Top Shelf Image Wide", "topShelfImageWide"),
        ("AttachImageColor", "attach"), ("shadowColor 1", "shadowColor1"),
        ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"),
        ("Image", "image"), ("BGColor", "BG"), ("URLMark", "urlMark"), ("--", ""),
    ])
    func symbolOfAnAsset(name: String, expected: String) {
        #expect(AssetSymbols.assetName(AssetSymbols.withoutKind(name)) == expected)
    }

    @Test(arguments: [
        ("map-icon 2", "mapIcon2"), ("URLMark", "urlMark"), ("HTTP", "http"), ("2nd", "_2nd"), ("--", ""),
    ])
    func symbolOfAString(name: String, expected: String) {
        #expect(AssetSymbols.identifier(name) == expected)
    }

    private static let sand = """
        { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "srgb", "components" :
        { "red" : "0x12", "green" : "0x34", "blue" : "0x56", "alpha" : "1.000" } } } ] }
        """
    private static let dot = """
        { "images" : [ { "filename" : "dot.svg", "idiom" : "universal" } ] }
        """
    private static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
        <rect width="20" height="10" fill="#ff0000"/></svg>
        """

    private static let files = [
        "App/Shown/A.swift": """
            import SwiftUI
            extension Color { static let own = Color.red }
            struct A: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Color.sandLight.frame(width: 30, height: 5)
                        Rectangle().fill(.sandLight).frame(width: 30, height: 5)
                        Color(.sandLight).frame(width: 30, height: 5)
                        Color.own.frame(width: 30, height: 5)
                        Image(.dot)
                        Image(.Marks.dot)
                    }
                }
            }
            """,
        "App/Assets.xcassets/Sand Light.colorset/Contents.json": sand,
        "App/Assets.xcassets/own.colorset/Contents.json": sand,
        "App/Assets.xcassets/red.colorset/Contents.json": sand,
        "App/Assets.xcassets/dot.imageset/Contents.json": dot,
        "App/Assets.xcassets/dot.imageset/dot.svg": drawing,
        "App/Assets.xcassets/Marks/Contents.json": #"{ "properties" : { "provides-namespace" : true } }"#,
        "App/Assets.xcassets/Marks/dot.imageset/Contents.json": dot,
        "App/Assets.xcassets/Marks/dot.imageset/dot.svg": drawing,
    ]

    /// A line break in a name would end the literal, and the names of all assets with it (#33).
    @Test func aNameMayHaveAnyCharacters() throws {
        let command = try Command([
            "A.xcassets/a\nb.colorset/Contents.json": Self.sand,
            "A.xcassets/c\\(d)\"e.colorset/Contents.json": Self.sand,
        ])
        let text = AssetSymbols(catalogs: [command.folder + "/A.xcassets"], besides: []).text
        #expect(text.contains(#"ColorResource(name: "a\u{a}b","#), "\(text)")
        #expect(text.contains(#"ColorResource(name: "c\\(d)\"e","#), "\(text)")
    }

    /// `UIColor.sand` and `UIImage.dot`, as well, but for names that UIKit has.
    @Test func colorsAndImagesOfUIKitHaveNames() throws {
        let command = try Command([
            "A.swift": """
                import SwiftUI
                struct A: View {
                    var body: some View {
                        let color: UIColor? = .sand
                        VStack(spacing: 0) {
                            Color(uiColor: color ?? .red).frame(width: 30, height: 5)
                            Color(UIColor.sand).frame(width: 30, height: 5)
                            Image(uiImage: .dot)
                        }
                    }
                }
                """,
            "A.xcassets/Sand.colorset/Contents.json": Self.sand,
            "A.xcassets/systemBlue.colorset/Contents.json": Self.sand,
            "A.xcassets/add.imageset/Contents.json": Self.dot, "A.xcassets/add.imageset/dot.svg": Self.drawing,
            "A.xcassets/dot.imageset/Contents.json": Self.dot, "A.xcassets/dot.imageset/dot.svg": Self.drawing,
        ])
        let result = try command.run("render", "A.swift", "--size", "fit", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        let picture = try #require(command.text("a.svg"))
        #expect(picture.components(separatedBy: "#123456").count == 3)
        #expect(picture.contains(#"width="30" height="20""#), "\(picture.prefix(300))")
    }

    /// A name that another type has is a colour's as well.
    @Test func aNameOfAnotherTypeIsMade() throws {
        let command = try Command(["A.xcassets/sand.colorset/Contents.json": Self.sand])
        func text(_ source: String) -> String {
            let file = SourceSet.File(path: "a.swift", absolute: "/a.swift", bytes: Array(source.utf8))
            return AssetSymbols(catalogs: [command.folder + "/A.xcassets"], besides: [file]).text
        }
        let shorthand = "static var `sand`: Color "
        #expect(text("extension Font { static func sand() {} }").contains(shorthand))
        #expect(text("enum Theme { static let sand = 1 }").contains(shorthand))
        #expect(!text("extension Color { static let sand = Color.red }").contains(shorthand))
    }

    /// A folder that provides a namespace: `Color.Brand.sand`, unless the program declares a type of that name.
    @Test func foldersAreNamespacesOfColors() throws {
        let space = #"{ "properties" : { "provides-namespace" : true } }"#
        let command = try Command([
            "A.swift": """
                import SwiftUI
                extension Color { enum Own { static let red = Color(.Own.sand) } }
                struct A: View {
                    var body: some View {
                        let color: Color? = .Brand.sand, other: UIColor? = .Brand.sand
                        VStack(spacing: 0) {
                            color.frame(width: 30, height: 5)
                            Color(uiColor: other ?? .red).frame(width: 30, height: 5)
                            Color(.Brand.sand).frame(width: 30, height: 5)
                            Color.Own.red.frame(width: 30, height: 5)
                        }
                    }
                }
                """,
            "A.xcassets/Brand/Contents.json": space, "A.xcassets/Own/Contents.json": space,
            "A.xcassets/Brand/Sand.colorset/Contents.json": Self.sand,
            "A.xcassets/Own/Sand.colorset/Contents.json": Self.sand,
        ])
        let result = try command.run("render", "A.swift", "--size", "fit", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.text("a.svg")?.components(separatedBy: "#123456").count == 5)
    }

    /// For a folder or a file in it; names that the program or SwiftUI declares are not redeclared.
    @Test(arguments: ["App", "App/Shown/A.swift"])
    func namesAreMadeForAssets(argument: String) throws {
        let command = try Command(Self.files)
        let result = try command.run("render", argument, "--size", "fit", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        let picture = try #require(command.text("a.svg"))
        #expect(picture.components(separatedBy: "#123456").count == 4)
        #expect(picture.contains(#"width="30" height="40""#), "\(picture.prefix(300))")
    }

    /// A program whose files have the names of generated ones, and colours with the names of UIKit's.
    @Test func coloursAreFoundByName() throws {
        let command = try Command(Self.files.merging([
            "App/Assets.swift": "enum Assets { static let name = \"Sand Light\" }",
            "App/Bundle.swift": "enum Bundles { static let none = \"none\" }",
            "App/Shown/A.swift": """
                import SwiftUI
                struct A: View {
                    var body: some View {
                        VStack(spacing: 0) {
                            Color(UIColor(named: Assets.name)!).frame(width: 30, height: 5)
                            Color(UIColor(resource: .sandLight)).frame(width: 30, height: 5)
                            Text(UIColor(named: Bundles.none) == nil ? "no colour" : "a colour")
                        }
                    }
                }
                """,
        ]) { $1 })
        let result = try command.run("render", "App", "--size", "fit", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        let picture = try #require(command.text("a.svg"))
        #expect(picture.components(separatedBy: "#123456").count == 3)
        #expect(picture.contains("no colour"))
    }

    /// Programs also load the pixels of image files beside them.
    @Test func imagesAreFoundByName() throws {
        let command = try Command(Self.files.merging(["App/Shown/A.swift": """
            import SwiftUI
            let early = UIImage(named: "dot")
            struct A: View {
                var body: some View {
                    let size = UIImage(resource: .Marks.dot).size
                    let _ = print(early?.size.width ?? -1, size.height, UIImage(named: "none") == nil)
                    Image(uiImage: early!)
                }
            }
            """]) { $1 })
        let result = try command.run("render", "App", "--size", "fit", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == "20.0 10.0 true\n")
        #expect(command.text("a.svg")?.contains(#"width="20" height="10""#) == true)
    }

    /// Compiler errors refer to the program's own files.
    @Test func errorsNameTheProgram() throws {
        let command = try Command(Self.files.merging(["App/B.swift": "let wrong: Int = \"\"\n"]) { $1 })
        let result = try command.run("render", "App", "-o", "a.svg")
        #expect(result.code == 1)
        #expect(result.errors.contains("App/B.swift:1:"))
        #expect(!result.errors.contains("made by quadrant"))
    }
}
