import Foundation
import QuadrantPages
import Testing

@Suite("Pages")
struct PageTemplateTests {
    private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/Outputs/Pages/Files")

    /// The program has all files of the folder, each with its text.
    @Test func allFilesAreEmbedded() throws {
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.contains(".") {
            files[path] = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        #expect(PageTemplate.files == files)
    }

    /// A page has every file of its folder, and what all pages share.
    @Test(arguments: ["Preview", "Explain", "Test", "Gallery"])
    func aPageIsMadeOfItsFolder(_ name: String) throws {
        let page = try #require(PageTemplate.files["\(name)/page.html"])
        let named = Set(page.matches(of: /{{file ([^}]*)}}/).map { String($0.1) })
        let own = PageTemplate.files.keys.filter { $0.hasPrefix(name + "/") && !$0.hasSuffix(".html") }
        #expect(named == Set(own + ["Shared/base.css", "Shared/element.js"]))
    }

    /// A text is escaped wherever it stands in a page.
    @Test func textIsEscaped() {
        let page = PageTemplate.page("Preview/page.html", ["nonce": .text(#"a"><script>&'"#)])
        #expect(page.contains(#"<style nonce="a&quot;&gt;&lt;script&gt;&amp;&#39;">"#))
        #expect(page.contains(#"<script nonce="a&quot;&gt;&lt;script&gt;&amp;&#39;">"#))
        #expect(!page.contains("{{") && page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"))
    }

    /// Data does not end the script that holds it, and stays the same JSON.
    @Test func dataStaysInItsScript() throws {
        let text = #"["</script><!--<script>", "a < b"]"#
        let page = PageTemplate.page("Test/page.html", ["results": .data(text), "review": .markup("")])
        let held = try #require(page.firstMatch(of: /id="data">(.*?)<\/script>/)?.1)
        #expect(!held.contains("<"))
        #expect(try JSONDecoder().decode([String].self, from: Data(held.utf8)) == ["</script><!--<script>", "a < b"])
    }
}
