import Foundation
import QuadrantDisplayList
import SwiftUI
import Testing
import UIKit

/// Images that a program draws.
@Suite("UIGraphicsImageRenderer")
@MainActor
struct UIGraphicsImageRendererTests {
    private func image(_ width: CGFloat = 4, _ height: CGFloat = 4, opaque: Bool = false,
                       _ draw: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (1, opaque)
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image(actions: draw)
    }

    /// Rows of letters: red, green, blue, black, white, transparent.
    private func rows(_ image: UIImage) -> [String] {
        guard let pixels = image.cgImage?.pixels else { return [] }
        return (0..<pixels.height).map { y in
            String((0..<pixels.width).map { x -> Character in
                let start = 4 * (y * pixels.width + x), bytes = Array(pixels.rgba[start..<start + 4])
                switch bytes {
                case [255, 0, 0, 255]: return "r"
                case [0, 255, 0, 255]: return "g"
                case [0, 0, 255, 255]: return "b"
                case [0, 0, 0, 255]: return "k"
                case [255, 255, 255, 255]: return "w"
                case _ where bytes[3] == 0: return "."
                default: return "?"
                }
            })
        }
    }

    /// The functions that were there before the renderer, as many programs still use them.
    @Test func anImageThatIsBegunAndEnded() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 1)
        UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 2))
        // One inside of another does not end it.
        UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
        #expect(UIGraphicsGetImageFromCurrentImageContext().map(rows) == ["."])
        UIGraphicsEndImageContext()
        let drawn = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(drawn.map(rows) == ["rk", "rk"])
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
    }

    @Test func anImageHasThePixelsOfItsScale() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 3)
        defer { UIGraphicsEndImageContext() }
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 6)
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 1))
    }

    @Test func rectanglesOfColors() {
        let drawn = image {
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).set()
            UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 1))
        }
        #expect(rows(drawn) == ["rr..", "....", ".ggg", "...."])
        #expect(drawn.size == CGSize(width: 4, height: 4))
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func scalesBoundsAndOpacity() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let box = CGRect(x: 1, y: 1, width: 2, height: 1)
        let drawn = UIGraphicsImageRenderer(bounds: box, format: format).image { $0.fill(box) }
        #expect(rows(drawn) == ["kkkk", "kkkk"])
        #expect(drawn.scale == 2)
        #expect(rows(image(2, 1, opaque: true) { _ in }) == ["kk"])
        #expect(image(0, 0) { _ in }.size == .zero)
    }

    @Test func pathsClipsAndTransforms() {
        let drawn = image {
            let context = $0.cgContext
            context.saveGState()
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 2)).addClip()
            context.translateBy(x: 1, y: 1)
            context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 9))
            context.restoreGState()
            context.move(to: CGPoint(x: 0, y: 3.5))
            context.addLine(to: CGPoint(x: 4, y: 3.5))
            context.setStrokeColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            context.strokePath()
        }
        #expect(rows(drawn) == ["....", ".bb.", "....", "rrrr"])
        let lines = image {
            _ = $0
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 1, y: 0))
            path.addLine(to: CGPoint(x: 1, y: 4))
            path.lineWidth = 2
            UIColor(red: 0, green: 1, blue: 0, alpha: 1).setStroke()
            path.stroke()
        }
        #expect(rows(lines) == Array(repeating: "gg..", count: 4))
    }

    /// An image of UIKit is upright, one of Core Graphics upside down, since its y runs upwards.
    @Test func imagesInImages() {
        let two = image(1, 2) {
            UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            $0.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        }
        #expect(rows(two) == ["r", "b"])
        #expect(rows(image(2, 2) { _ in two.draw(at: CGPoint(x: 1, y: 0)) }) == [".r", ".b"])
        let turned = image(1, 2) { context in
            two.cgImage.map { context.cgContext.draw($0, in: CGRect(x: 0, y: 0, width: 1, height: 2)) }
        }
        #expect(rows(turned) == ["b", "r"])
        #expect(UIImage(data: UIGraphicsImageRenderer(size: two.size).pngData { _ in two.draw(at: .zero) }) != nil)
    }
}
