import Foundation
import QuadrantCairo
import QuadrantComparison
import QuadrantDisplayList
import QuadrantPages
import QuadrantPNG

/// The results as one page without further files: changed pictures first, beside their references.
struct TestReport {
    let results: [TestResult]

    init(_ results: [TestResult]) { self.results = results }

    /// One result as the page's program reads it. Pictures are data URLs.
    private struct Entry: Encodable {
        var status, title, file: String
        var line: Int
        var width, height: Double
        var message: String
        var layout, displayList, pixels: String?
        var old, new, difference: String?
    }

    /// The page. With the nonce of a server, the page has buttons that accept pictures.
    func html(reviewNonce: String? = nil) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = (try? encoder.encode(results.map(entry))).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
        let review = reviewNonce.map { " nonce=\"\($0)\" data-review" } ?? ""
        return PageTemplate.page("Test/page.html", ["results": .data(data), "review": .markup(review)])
    }

    private func entry(_ result: TestResult) -> Entry {
        let new = result.result.flatMap { FileManager.default.contents(atPath: $0) }
        var old: Data?, difference: Data?
        if result.status == .changed {
            // With --record failed the reference is the new picture by now.
            old = FileManager.default.contents(atPath: result.reference).flatMap { $0 == new ? nil : $0 }
            if let old, let new, let a = PNG.decode([UInt8](old)), let b = PNG.decode([UInt8](new)) {
                difference = Self.png(PixelDifference.image(a, b))
            }
        }
        func url(_ data: Data?) -> String? { data.map { "data:image/png;base64," + $0.base64EncodedString() } }
        return Entry(
            status: result.status.rawValue, title: result.title, file: result.file, line: result.line,
            width: result.width, height: result.height, message: result.message,
            layout: result.difference?.layout, displayList: result.difference?.displayList,
            pixels: result.difference?.pixels, old: url(old), new: url(new), difference: url(difference))
    }

    private static func png(_ pixels: ImagePixels) -> Data? {
        let size = CGSize(width: pixels.width, height: pixels.height)
        let item = ImageItem(image: ImageHandle(pixels), frame: CGRect(origin: .zero, size: size), interpolation: .none)
        return try? PNG.encode(DisplayList(root: Fragment([.image(item)]), size: size, scale: 1))
    }
}
