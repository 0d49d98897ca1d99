import Foundation
import QuadrantDisplayList
import QuadrantGeometry
import SwiftUI
import Testing

/// Requirements for every row of the table of formats.
@Suite("Picture formats")
struct PictureFormatsTests {
    private static let list: DisplayList = {
        let path = QuadrantGeometry.Path(CGRect(x: 2, y: 3, width: 8, height: 4))
        let item = DisplayItem.shape(ShapeItem(path: path, frame: .zero, paint: .black))
        return DisplayList(root: Fragment([item]), size: CGSize(width: 20, height: 10), scale: 2)
    }()

    @Test func everyEndingBelongsToOneFormat() {
        let endings = PictureFormats.all.flatMap(\.fileExtensions)
        #expect(Set(endings).count == endings.count)
        for ending in endings {
            #expect(ending == ending.lowercased() && !ending.contains("."))
            #expect(PictureFormats.encoder(fileExtension: ending.uppercased()) != nil)
        }
        #expect(Set(PictureFormats.all.map(\.name)).count == PictureFormats.all.count)
        #expect(PictureFormats.encoder(fileExtension: "bmp") == nil)
    }

    @Test(arguments: PictureFormats.all.map(\.name))
    func sameListGivesTheSameBytes(name: String) throws {
        let encoder = try #require(PictureFormats.all.first { $0.name == name })
        let bytes = try encoder.encode(Self.list)
        #expect(!bytes.isEmpty)
        #expect(try encoder.encode(Self.list) == bytes)
    }

    /// No format encodes an empty picture, and none is called with a size beyond its limit.
    @Test(arguments: PictureFormats.all.map(\.name))
    func canvasWithoutAreaIsADiagnostic(name: String) throws {
        let encoder = try #require(PictureFormats.all.first { $0.name == name })
        for size in [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1, height: CGFloat.infinity)] {
            #expect(throws: Diagnostic.self) { try encoder.encode(DisplayList(root: .empty, size: size, scale: 1)) }
        }
        let limit = encoder.sizeLimit
        #expect(limit.allows(Self.list.size, scale: 2))
        #expect(!limit.allows(CGSize(width: limit.maxSide + 1, height: 1), scale: 1))
        #expect(!limit.rule.isEmpty)
    }
}
