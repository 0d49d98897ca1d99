package import Foundation
import QuadrantDisplayList

/// Encodes a recording as an animated PNG: exact colours, with no library except that for PNG. Each frame is the
/// smallest rectangle that differs from the previous frame; equal frames are one frame with a longer duration.
package final class APNG {
    private let framesPerSecond: Double
    private let effort: PNGEffort
    private let hasAlpha: Bool
    private var width = 0, height = 0
    private var shown: [UInt32] = []
    private var frames: [Frame] = []

    private struct Frame {
        var x: Int, y: Int, width: Int, height: Int
        /// The compressed rows of the rectangle.
        var data: Data
        /// The duration, in frames of the recording.
        var length: Int
    }

    /// `hasAlpha` keeps transparency; it is the same for all frames.
    package init(framesPerSecond: Double, hasAlpha: Bool, effort: PNGEffort = .balanced) {
        self.framesPerSecond = framesPerSecond
        self.hasAlpha = hasAlpha
        self.effort = effort
    }

    /// Adds a frame: premultiplied pixels in rows without gaps. All frames must have the same size.
    package func add(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, height: Int) throws {
        if frames.isEmpty {
            self.width = width
            self.height = height
            try append(pixels, x: 0, y: 0, width: width, height: height)
            shown = Array(pixels)
            return
        }
        guard width == self.width, height == self.height else {
            throw Diagnostic(what: "the picture changed its size while it was recorded.",
                             at: "\(width) x \(height) pixels after \(self.width) x \(self.height)",
                             rule: "All frames of a recording are of one size.", fix: "Give it a --size.")
        }
        guard let box = difference(pixels) else {
            frames[frames.count - 1].length += 1
            return
        }
        try append(pixels, x: box.x, y: box.y, width: box.width, height: box.height)
        shown.withUnsafeMutableBufferPointer { kept in
            for row in box.y..<box.y + box.height {
                let start = row * width + box.x
                (kept.baseAddress! + start).update(from: pixels.baseAddress! + start, count: box.width)
            }
        }
    }

    /// The smallest rectangle around all changed pixels.
    private func difference(_ pixels: UnsafeBufferPointer<UInt32>) -> (x: Int, y: Int, width: Int, height: Int)? {
        shown.withUnsafeBufferPointer { old in
            func differs(_ row: Int) -> Bool {
                let start = row * width
                return memcmp(old.baseAddress! + start, pixels.baseAddress! + start, width * 4) != 0
            }
            guard let top = (0..<height).first(where: differs),
                  let bottom = (0..<height).last(where: differs) else { return nil }
            var left = width, right = -1
            for row in top...bottom {
                let start = row * width
                var column = 0
                while column < left, old[start + column] == pixels[start + column] { column += 1 }
                left = min(left, column)
                column = width - 1
                while column > right, old[start + column] == pixels[start + column] { column -= 1 }
                right = max(right, column)
            }
            return (left, top, right - left + 1, bottom - top + 1)
        }
    }

    private func append(_ pixels: UnsafeBufferPointer<UInt32>, x: Int, y: Int, width: Int, height: Int) throws {
        let rows = PixelRows(start: pixels.baseAddress! + y * self.width + x, width: width, height: height,
                             stride: self.width, isOpaque: !hasAlpha)
        guard let data = PNGRows.compressed(rows, effort: effort)?.data else {
            throw Diagnostic(what: "a frame could not be made.", at: "frame \(frames.count + 1)",
                             rule: "The encoder needs memory for a frame besides the picture itself.",
                             fix: "Record it smaller or shorter.")
        }
        frames.append(Frame(x: x, y: y, width: width, height: height, data: data, length: 1))
    }

    // MARK: the file

    /// The whole file, which repeats endlessly. At least one frame must have been added.
    package func finish() -> Data {
        var file = Data()
        file.appendHeader(width: width, height: height, isOpaque: !hasAlpha)
        var animation = Data()
        animation.append(word: frames.count)
        animation.append(word: 0)
        file.append(chunk: "acTL", animation)
        var sequence = 0
        for (index, frame) in frames.enumerated() {
            var control = Data()
            for value in [sequence, frame.width, frame.height, frame.x, frame.y] { control.append(word: value) }
            sequence += 1
            let delay = Self.delay(frame.length, framesPerSecond)
            for value in [delay.numerator, delay.denominator] {
                control.append(contentsOf: [UInt8(value >> 8), UInt8(value & 0xff)])
            }
            // Keeps the previous frame, of which the rectangle replaces its part.
            control.append(contentsOf: [0, 0])
            file.append(chunk: "fcTL", control)
            if index == 0 {
                file.append(chunk: "IDAT", frame.data)
            } else {
                var data = Data()
                data.append(word: sequence)
                sequence += 1
                data.append(frame.data)
                file.append(chunk: "fdAT", data)
            }
        }
        file.append(chunk: "IEND", Data())
        return file
    }

    /// A delay in seconds as a fraction of two 16-bit numbers: exact for whole frame rates, to a thousandth otherwise.
    static func delay(_ frames: Int, _ framesPerSecond: Double) -> (numerator: Int, denominator: Int) {
        for factor in [1, 10, 100, 1000] {
            let denominator = framesPerSecond * Double(factor), numerator = frames * factor
            if denominator == denominator.rounded(), denominator <= 65_535, numerator <= 65_535 {
                return (numerator, Int(denominator))
            }
        }
        let milliseconds = Double(frames) * 1000 / framesPerSecond
        if milliseconds <= 65_535 { return (Int(milliseconds.rounded()), 1000) }
        return (Int(min(65_535, milliseconds / 1000)), 1)
    }
}
