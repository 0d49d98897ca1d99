import Foundation
import QuadrantDisplayList
import SwiftUI
import Testing
import UIKit

@Suite("Strings measured and drawn by UIKit")
@MainActor
struct NSStringDrawingTests {
    private let font = UIFont.systemFont(ofSize: 17)

    /// Heights are those of the font, not rounded to pixels. [UIKit: 20.287109375 at 17 points]
    @Test func sizesAreNotRounded() {
        let size = "Hello".size(withAttributes: [.font: font])
        #expect(abs(size.height - font.lineHeight) < 1e-4)
        #expect(size == ("Hello" as NSString).size(withAttributes: [.font: font]))
        #expect(size == NSAttributedString(string: "Hello", attributes: [.font: font]).size())
        let twice = "HelloHello".size(withAttributes: [.font: font])
        #expect(twice.width > size.width * 1.9 && twice.width < size.width * 2.1 && twice.height == size.height)
        #expect("A\nB".size(withAttributes: [.font: font]).height > font.lineHeight * 1.99)
        #expect("".size(withAttributes: [.font: font]) == .zero)
        #expect(abs("Hello".size().height - UIFont(name: "Helvetica", size: 12)!.lineHeight) < 1e-4)
    }

    @Test func linesAreBrokenWithinTheWidth() {
        let text = "Several words that need more than one line"
        let limit = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
        let box = text.boundingRect(with: limit, options: [.usesLineFragmentOrigin, .usesFontLeading],
                                    attributes: [.font: font], context: nil)
        let lines = (box.height / font.lineHeight).rounded()
        #expect(lines >= 3 && abs(box.height - lines * font.lineHeight) < 1e-3 && box.width <= 100)
        let line = text.boundingRect(with: limit, options: [], attributes: [.font: font], context: nil)
        #expect(abs(line.height - font.lineHeight) < 1e-4)
        let context = NSStringDrawingContext()
        let styled = NSMutableAttributedString(string: text, attributes: [.font: font])
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 10
        styled.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: styled.length))
        let spaced = styled.boundingRect(with: limit, options: .usesLineFragmentOrigin, context: context)
        #expect(abs(spaced.height - box.height - 10 * (lines - 1)) < 1e-3 && context.totalBounds == spaced)
    }

    @Test func textIsDrawnWhereItIsPut() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60), format: format).image { _ in
            "HHHH".draw(at: CGPoint(x: 40, y: 20), withAttributes: [.font: font, .foregroundColor: UIColor.red])
            ("MM" as NSString).draw(in: CGRect(x: 0, y: 0, width: 40, height: 20), withAttributes: [
                .font: UIFont.boldSystemFont(ofSize: 17),
            ])
        }
        let pixels = try #require(image.cgImage?.pixels)
        func isInked(_ x: Range<Int>, _ y: Range<Int>) -> [UInt8]? {
            for y in y {
                for x in x where pixels.rgba[4 * (y * pixels.width + x) + 3] == 255 {
                    return Array(pixels.rgba[(4 * (y * pixels.width + x))...].prefix(3))
                }
            }
            return nil
        }
        let red = try #require(isInked(40..<90, 22..<38))
        #expect(red[0] > 200 && red[2] < 80)
        #expect(isInked(0..<38, 0..<18) == [0, 0, 0])
        #expect(isInked(0..<100, 42..<60) == nil && isInked(0..<38, 20..<60) == nil)
    }

    @Test func placesAndSizesAreCompared() {
        #expect(CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)))
        #expect(!CGPoint(x: 1, y: 2).equalTo(.zero) && CGRect.zero.equalTo(.zero))
    }
}
