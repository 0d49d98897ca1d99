import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantPNG
import Testing

/// Data of our own in PNG files.
@Suite struct PNGPrivateChunksTests {
    private func picture() throws -> Data {
        try PNG.encode(DisplayList(root: Fragment([]), size: CGSize(width: 3, height: 2), scale: 1))
    }

    @Test func chunksComeBackAndThePictureStays() throws {
        let png = try picture(), text = Data(String(repeating: "VStack ", count: 200).utf8)
        let file = PNG.adding(["quTR": text, "quDL": Data()], to: png)
        #expect(PNG.privateChunks(prefix: "qu", in: file) == ["quTR": text, "quDL": Data()])
        #expect(PNG.privateChunks(prefix: "xx", in: file).isEmpty)
        #expect(PNG.decode([UInt8](file))?.rgba == PNG.decode([UInt8](png))?.rgba)
        // 1,400 repeated bytes are compressed.
        #expect(file.count < png.count + 100)
        #expect(PNG.adding([:], to: png) == png)
    }

    @Test func filesThatAreNoneOrDamagedHaveNoChunks() throws {
        let file = PNG.adding(["quTR": Data("layout".utf8)], to: try picture())
        for count in 0..<file.count {
            _ = PNG.privateChunks(prefix: "qu", in: file.prefix(count))
        }
        #expect(PNG.privateChunks(prefix: "qu", in: Data("no picture".utf8)).isEmpty)
        // A length beyond the file, and a size that the content does not have.
        var long = [UInt8](file)
        long[8] = 0x7f
        #expect(PNG.privateChunks(prefix: "qu", in: Data(long)).isEmpty)
        let start = try #require(file.range(of: Data("quTR".utf8))).upperBound
        var other = [UInt8](file)
        other[start] = 0x7f
        #expect(PNG.privateChunks(prefix: "qu", in: Data(other))["quTR"] == nil)
    }
}
