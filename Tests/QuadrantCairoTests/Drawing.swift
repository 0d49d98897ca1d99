import Foundation
import QuadrantCairo
import QuadrantDisplayList
import QuadrantGeometry
import Testing

/// Helper functions for pictures under test.
func fill(_ path: Path, _ color: RGBA, in frame: CGRect? = nil, isEvenOdd: Bool = false,
          isAntialiased: Bool = true) -> DisplayItem {
    // Without a frame, the path is drawn at its coordinates without snapping to pixels.
    .shape(ShapeItem(path: path, frame: frame ?? .zero, isEvenOdd: isEvenOdd, isAntialiased: isAntialiased,
                     paint: .color(color)))
}

func fill(_ path: Path, _ paint: Paint) -> DisplayItem { .shape(ShapeItem(path: path, frame: .zero, paint: paint)) }

func stroke(_ path: Path, _ style: StrokeStyle, _ color: RGBA = .white) -> DisplayItem {
    .shape(ShapeItem(path: path, frame: .zero, stroke: style, paint: .color(color)))
}

func effect(_ effect: Effect, _ items: DisplayItem..., frame: CGRect = .zero) -> DisplayItem {
    .effect(effect, Fragment(items), frame: frame)
}

func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, on background: RGBA? = .black,
             _ items: DisplayItem...) -> DisplayList {
    DisplayList(root: Fragment(items), size: CGSize(width: width, height: height), scale: scale, background: background)
}

func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
}

extension RGBA {
    static let red = RGBA(red: 1, green: 0, blue: 0)
    static let green = RGBA(red: 0, green: 1, blue: 0)
    static let blue = RGBA(red: 0, green: 0, blue: 1)
}

extension ImagePixels {
    /// Red, green, blue, alpha.
    subscript(_ x: Int, _ y: Int) -> [Int] {
        let start = (y * width + x) * 4
        return rgba[start..<(start + 4)].map { Int($0) }
    }

    /// The red channel, row by row.
    var reds: [[Int]] { (0..<height).map { y in (0..<width).map { x in self[x, y][0] } } }
}

/// A rotation about the vertical line through the middle of `size`, with the eye at a distance of the longer side.
func turned(_ degrees: Double, _ size: CGSize) -> ProjectionTransform {
    let angle = degrees * .pi / 180
    var turn = ProjectionTransform()
    turn.m11 = cos(angle)
    turn.m13 = sin(angle) / max(size.width, size.height)
    let toMiddle = ProjectionTransform(CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2))
    let back = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return toMiddle.concatenating(turn).concatenating(back)
}

/// A page of a PDF rendered by another program, one pixel per point.
func drawnPage(_ data: Data) throws -> ImagePixels {
    let path = NSTemporaryDirectory() + "quadrant-page-\(UUID().uuidString).pdf"
    try data.write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let process = Process(), pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftoppm")
    process.arguments = ["-r", "72", "-singlefile", path]
    process.standardOutput = pipe
    try process.run()
    let bytes = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    // "P6", width, height and 255, each followed by a space or line end; then red, green, blue.
    let text = bytes.prefix(20).split(maxSplits: 4) { $0 == 10 || $0 == 32 }.prefix(4)
    let header = text.reduce(4) { $0 + $1.count }
    let numbers = text.dropFirst().compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    let (width, height) = (try #require(numbers.first), try #require(numbers.dropFirst().first))
    var rgba: [UInt8] = []
    for pixel in stride(from: header, to: bytes.count, by: 3) { rgba += bytes[pixel..<(pixel + 3)] + [255] }
    return ImagePixels(width: width, height: height, rgba: rgba)
}
