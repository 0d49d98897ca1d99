import Foundation
import QuadrantDisplayList
import SwiftUI
import Testing
import UIKit

/// Contexts of pixels, gradients, masks and blending.
@Suite("CGContext")
@MainActor
struct CGContextTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    private func image(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) -> [UInt8] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            draw($0.cgContext)
        }
        return image.cgImage?.dataProvider?.data.map { Array($0 as Data) } ?? []
    }

    /// The usual way to the average colour of an image: drawn into one pixel of the program's memory.
    @Test func pixelsOfTheProgramAreWritten() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
            $0.cgContext.setFillColor(red)
            $0.cgContext.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        }
        var bytes = [UInt8](repeating: 0, count: 4)
        bytes.withUnsafeMutableBytes { memory in
            let context = CGContext(data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
                                    space: rgb, bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            context?.draw(image.cgImage!, in: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(bytes == [255, 0, 0, 255])
    }

    /// y runs upwards in memory, whose first row is the upper one.
    @Test func memoryHasItsLayout() throws {
        let info = CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
        let context = try #require(CGContext(data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 4,
                                             space: rgb, bitmapInfo: info))
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<8).map { bytes[$0] } == [0, 0, 255, 255, 0, 0, 0, 0])
        #expect(context.makeImage()?.height == 2 && context.bytesPerRow == 4)
        #expect(CGContext(data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: rgb,
                          bitmapInfo: info) == nil)
    }

    @Test func anImageIsMadeOfBytes() throws {
        let provider = try #require(CGDataProvider(data: NSData(data: Data([0, 128, 0, 128, 9, 9, 9, 255]))))
        let image = CGImage(width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: rgb,
                            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                            provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        // Kept straight, and premultiplied again.
        #expect(image?.pixels.rgba == [0, 255, 0, 128, 9, 9, 9, 255])
        #expect(image?.dataProvider?.data.map { Array($0 as Data) } == [0, 128, 0, 128, 9, 9, 9, 255])
        #expect(image?.alphaInfo == .premultipliedLast)
    }

    @Test func aGradientEndsUnlessItGoesOn() throws {
        let colors = NSArray(array: [red, CGColor(red: 0, green: 0, blue: 1, alpha: 1)])
        let gradient = try #require(CGGradient(colorsSpace: rgb, colors: colors, locations: nil))
        func pixels(_ options: CGGradientDrawingOptions) -> [UInt8] {
            image(4, 1) {
                $0.drawLinearGradient(gradient, start: CGPoint(x: 1, y: 0), end: CGPoint(x: 3, y: 0), options: options)
            }
        }
        let cut = pixels([]), whole = pixels([.drawsBeforeStartLocation, .drawsAfterEndLocation])
        #expect(cut[3] == 0 && cut[15] == 0 && cut[7] == 255)
        #expect(Array(whole[0..<4]) == [255, 0, 0, 255] && Array(whole[12..<16]) == [0, 0, 255, 255])
    }

    @Test func whatIsClearedIsTransparent() {
        let pixels = image(2, 1) {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            $0.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixels == [0, 0, 0, 0, 255, 0, 0, 255])
    }

    /// Red times green is black.
    @Test func coloursAreBlended() {
        let pixels = image(1, 1) {
            $0.setFillColor(red)
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.setBlendMode(.multiply)
            $0.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        #expect(pixels == [0, 0, 0, 255])
    }
}
