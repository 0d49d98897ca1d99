import Foundation
import Testing
@testable import QuadrantBase

/// `quadrant gallery`: a folder of pages with every preview in its variants.
@Suite("quadrant gallery")
struct GalleryCommandTests {
    private static let card = """
        import SwiftUI
        struct Card: View {
            var body: some View { Text("Wind & <waves>").padding(8).background(.yellow) }
        }
        #Preview("Card", traits: .sizeThatFitsLayout) { Card() }
        #Preview("Field", traits: .sizeThatFitsLayout) { Text("a").frame(width: 40, height: 30) }
        """

    @Test func everyPreviewHasAPageWithPicturesSourceAndExplanation() throws {
        let command = try Command(["in/Card.swift": Self.card])
        let result = try command.run("gallery", "in", "-o", "site/", "--variants", "dark,rtl", "--json")
        #expect(result.code == 0, "\(result.errors)")
        #expect(command.files(in: "site") == ["gallery.json", "index.html", "pictures", "previews"])
        #expect(command.files(in: "site/previews") == ["card-field.html", "card.html"])
        let record = try JSONValue(Data(result.output.utf8))
        #expect(try record == JSONValue(command.data("site/gallery.json") ?? Data()))
        let card = try #require(record["previews"]?.list?.first)
        #expect(card["title"]?.text == "Card" && card["line"]?.number == 5)
        #expect(card["pictures"]?.list?.map { $0["variant"]?.text } == ["", "dark", "rtl"])
        let files = card["pictures"]?.list?.compactMap { $0["file"]?.text } ?? []
        #expect(Set(files).count == 3)
        let stored = try #require(command.data("site/" + files[0]))
        #expect(stored.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(record["pictures"]?.number == Double(command.files(in: "site/pictures").count))

        let page = try #require(command.text("site/previews/card.html"))
        #expect(page.contains("Wind &amp; &lt;waves&gt;") && !page.contains("<waves>"))
        #expect(page.contains("class=\"line own\" id=\"L5\"") && page.contains("its centre is at"))
        for text in [page, try #require(command.text("site/index.html"))] {
            #expect(!text.contains("http:") && !text.contains("https:") && !text.contains("url("))
        }
    }

    @Test func aPreviewThatCrashesFailsAlone() throws {
        let command = try Command(["Bad.swift": """
            import SwiftUI
            struct Bad: View { var body: some View { Text([String]()[1]) } }
            #Preview("before", traits: .sizeThatFitsLayout) { Text("a") }
            #Preview("bad", traits: .sizeThatFitsLayout) { Bad() }
            #Preview("after", traits: .sizeThatFitsLayout) { Text("b") }
            """])
        let result = try command.run("gallery", "Bad.swift", "-o", "site", "--variants", "none")
        #expect(result.code == ExitCode.view.rawValue)
        #expect(result.hasFourParts, "\(result.errors)")
        let record = try JSONValue(command.data("site/gallery.json") ?? Data())
        let counts = record["previews"]?.list?.map { preview in
            (preview["title"]?.text ?? "") + " \(preview["pictures"]?.list?.count ?? -1)"
        }
        #expect(counts == ["before 1", "bad 0", "after 1"])
        let page = try #require(record["previews"]?.list?.first { $0["title"]?.text == "bad" }?["page"]?.text)
        #expect(try #require(command.text("site/" + page)).contains("Not drawn"), "\(page)")
    }

    /// An earlier gallery is replaced as a whole, and stays where nothing is drawn; other folders are left alone.
    @Test func theFolderIsReplacedWhenAllIsWritten() throws {
        let command = try Command(["Card.swift": Self.card, "Broken.swift": "import SwiftUI\n#Preview { Txt(\"a\") }\n",
                                   "other/notes.txt": "mine"])
        #expect(try command.run("gallery", "Card.swift", "-o", "site", "--variants", "none").code == 0)
        try command.write("old", to: "site/previews/left.html")
        let failed = try command.run("gallery", "Broken.swift", "-o", "site", "--variants", "none")
        #expect(failed.code == ExitCode.input.rawValue && failed.hasFourParts, "\(failed.errors)")
        #expect(command.text("site/previews/left.html") == "old")
        #expect(try command.run("gallery", "Card.swift", "-o", "site", "--variants", "none").code == 0)
        #expect(command.text("site/previews/left.html") == nil)

        let refused = try command.run("gallery", "Card.swift", "-o", "other")
        #expect(refused.code == ExitCode.output.rawValue && refused.hasFourParts)
        #expect(command.text("other/notes.txt") == "mine")
        #expect(command.files.allSatisfy { !$0.hasPrefix(".quadrant") })
    }

    @Test(arguments: [["--variants", "sideways"], ["--scale", "9"], ["--jobs", "0"], ["-o", "."], ["-o", "/"]])
    func wrongValuesAreNamed(options: [String]) throws {
        let command = try Command(["Card.swift": Self.card])
        let result = try command.run(["gallery", "Card.swift"] + options)
        #expect(result.code == ExitCode.usage.rawValue && result.hasFourParts, "\(result.errors)")
        #expect(command.files == ["Card.swift"])
    }

    @Test func nothingToShowIsAnError() throws {
        let command = try Command(["Card.swift": Self.card, "empty/a.txt": ""])
        for arguments in [["empty"], ["Card.swift", "--filter", "moon"], ["Moon.swift"]] {
            let result = try command.run(["gallery"] + arguments + ["-o", "site"])
            #expect(result.code == ExitCode.input.rawValue && result.hasFourParts, "\(result.errors)")
            #expect(command.files(in: "site").isEmpty)
        }
    }
}
