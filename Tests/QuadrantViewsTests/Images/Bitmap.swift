import Foundation

enum Bitmap {
    /// An uncompressed bitmap file of 24 bits a pixel.
    static func data(width: Int, height: Int) -> Data {
        let row = (width * 3 + 3) / 4 * 4
        func little(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(value >> (8 * $0) & 0xFF) } }
        var data = Data("BM".utf8)
        data += little(54 + row * height, 4) + little(0, 4) + little(54, 4) + little(40, 4)
        data += little(width, 4) + little(height, 4) + little(1, 2) + little(24, 2) + little(0, 4)
        data += little(row * height, 4) + little(2835, 4) + little(2835, 4)
        return data + little(0, 4) + little(0, 4) + [UInt8](repeating: 200, count: row * height)
    }
}
