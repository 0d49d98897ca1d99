import Combine
import Foundation
import SwiftUI
import Testing

/// Files of views in a program.
@MainActor @Suite struct PictureTests {
    private struct Card: View {
        var symbol = "wind"
        var body: some View {
            Label("7.0 kts", systemImage: symbol).padding().frame(width: 200, height: 100)
        }
    }

    /// Rows of 40 points, of which each has a rectangle that must not be cut.
    private struct Report: View {
        var rows = 60
        var body: some View {
            VStack(spacing: 0) {
                ForEach(0..<rows, id: \.self) { index in
                    Text("Row \(index)").frame(maxWidth: .infinity, minHeight: 40).background(Color.yellow)
                }
            }
        }
    }

    @Test func everyFormatHasItsSignature() throws {
        let picture = Picture(of: Card(), background: .white)
        #expect(picture.size == CGSize(width: 200, height: 100))
        #expect(try picture.png().starts(with: [0x89, 0x50, 0x4e, 0x47]))
        #expect(try picture.jpeg().starts(with: [0xff, 0xd8]))
        #expect(try picture.pdf().starts(with: Data("%PDF".utf8)))
        #expect(try String(decoding: picture.svg(), as: UTF8.self).contains("<svg"))
        #expect(picture.warnings.isEmpty)
    }

    @Test func theSizeIsTheViewsOwnOrTheGivenOne() throws {
        #expect(Picture(of: Color.red, size: CGSize(width: 30, height: 20)).size == CGSize(width: 30, height: 20))
        #expect(Picture(of: Report(rows: 3), width: 100).size == CGSize(width: 100, height: 120))
        let png = try Picture(of: Color.red, size: CGSize(width: 30, height: 20), scale: 3).png()
        let image = try #require(UIImage(data: png))
        #expect(image.size == CGSize(width: 90, height: 60))
    }

    @Test func compressionChangesTheBytesOnly() throws {
        let picture = Picture(of: Card())
        let fast = try picture.png(.fast), small = try picture.png(.small)
        #expect(small.count < fast.count)
        #expect(UIImage(data: small)?.size == UIImage(data: fast)?.size)
    }

    /// A page has room for 770 points, that is 19 rows.
    @Test func longPicturesBreakBetweenRows() throws {
        let picture = Picture(of: Report(), width: 523)
        let file = try picture.pdf(pageSize: CGSize(width: 595, height: 842), title: "Report")
        #expect(pages(of: file) == 4)
        let page = CGSize(width: 595, height: 842)
        #expect(try pages(of: Picture(of: Report(rows: 57), width: 523).pdf(pageSize: page)) == 3)
        // What is higher than a page is cut.
        let high = Picture(of: Color.red, size: CGSize(width: 10, height: 1_000))
        #expect(try pages(of: high.pdf(pageSize: page)) == 2)
    }

    @Test func pagesOfSeveralPictures() throws {
        let file = try Picture.pdf(pages: [Picture(of: Card()), Picture(of: Report(rows: 2), width: 300)])
        #expect(pages(of: file) == 2)
        #expect(throws: PictureError.self) { try Picture.pdf(pages: []) }
    }

    private func pages(of pdf: Data) -> Int {
        let text = String(decoding: pdf, as: UTF8.self)
        return text.firstMatch(of: /\/Count (\d+)/).flatMap { Int($0.1) } ?? 0
    }

    @Test func filesAreWrittenByTheirEnding() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("picture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let picture = Picture(of: Card())
        try picture.write(to: folder.appendingPathComponent("a.PDF"))
        #expect(try Data(contentsOf: folder.appendingPathComponent("a.PDF")).starts(with: Data("%PDF".utf8)))
        #expect { try picture.write(to: folder.appendingPathComponent("a.bmp")) } throws: { error in
            "\(error)".contains("png, svg, pdf")
        }
        #expect(throws: PictureError.self) { try picture.write(to: folder.appendingPathComponent("no/a.png")) }
    }

    /// The path of another URL is not one of this machine (#33.37).
    @Test func onlyFilesAreWritten() throws {
        for address in ["http://example.com/x.png", "https:///x.png", "data:x.png"] {
            #expect { try Picture(of: Card()).write(to: try #require(URL(string: address))) } throws: { error in
                "\(error)".contains("is not the URL of a file")
            }
        }
    }

    @Test func valuesThatMakeNoPictureAreErrors() {
        #expect(throws: PictureError.self) { try Picture(of: Card(), scale: 0).png() }
        #expect(throws: PictureError.self) { try Picture(of: Card(), scale: .nan).png() }
        #expect(throws: PictureError.self) { try Picture(of: EmptyView()).pdf() }
        #expect(throws: PictureError.self) { try Picture(of: Card()).jpeg(quality: 2) }
        #expect(throws: PictureError.self) {
            try Picture(of: Card()).pdf(pageSize: CGSize(width: 100, height: 60), margin: 30)
        }
    }

    @Test func aReplacedSymbolIsAWarningOrAnError() throws {
        let picture = Picture(of: Card(symbol: "no.such.symbol"))
        #expect(picture.warnings.count == 1)
        _ = try picture.png()
        picture.failsOnWarnings = true
        #expect(throws: PictureError.self) { try picture.png() }
    }

    @Test func aRendererTellsOfChanges() {
        let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
        var count = 0
        let subscription = renderer.objectWillChange.sink { count += 1 }
        _ = renderer.uiImage
        #expect(count == 0)
        renderer.content = Color.blue.frame(width: 6, height: 4)
        #expect(count >= 1)
        #expect(renderer.uiImage?.size == CGSize(width: 6, height: 4))
        subscription.cancel()
    }
}
