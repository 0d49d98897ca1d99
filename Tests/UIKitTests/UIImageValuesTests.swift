import Foundation
import QuadrantDisplayList
import QuadrantText
import QuadrantViews
import Testing
import UIKit

/// Images and traits as values.
@Suite("UIImage and UITraitCollection, values")
@MainActor
struct UIImageValuesTests {
    private func pixels(_ width: Int, _ height: Int) -> UIImage {
        UIImage(
            pixels: ImagePixels(width: width, height: height, rgba: Array(repeating: 128, count: width * height * 4)),
            scale: 1)
    }

    @Test func theSizeIsInPoints() throws {
        let image = pixels(40, 20), bits = try #require(image.cgImage)
        #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 1)
        let dense = UIImage(cgImage: bits, scale: 2, orientation: .up)
        #expect(dense.size == CGSize(width: 20, height: 10) && dense.scale == 2)
        #expect(UIImage().size == .zero && UIImage(data: Data([1, 2, 3])) == nil)
    }

    @Test func aTurnedImageIsHigherThanWide() throws {
        let bits = try #require(pixels(40, 20).cgImage)
        let turned = UIImage(cgImage: bits, scale: 1, orientation: .right)
        #expect(turned.size == CGSize(width: 20, height: 40) && turned.imageOrientation == .up)
        #expect(UIImage(cgImage: bits, scale: 1, orientation: .down).size == CGSize(width: 40, height: 20))
    }

    @Test func modesAndTintsAreKept() {
        let image = pixels(4, 4)
        #expect(image.renderingMode == .automatic && !image.isSymbolImage)
        #expect(image.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
        #expect(image.withTintColor(.red).size == image.size)
    }

    @Test func symbolsHaveTheColoursOfTheirConfiguration() throws {
        func image(_ configuration: UIImage.SymbolConfiguration) throws -> Image {
            try #require(UIImage(systemName: "xmark.circle.fill", withConfiguration: configuration)).image
        }
        let levels = try image(UIImage.SymbolConfiguration(hierarchicalColor: .red))
        #expect(levels.renderingMode == .hierarchical && levels.tint == UIColor.red.color && levels.palette == [])
        let two = try image(UIImage.SymbolConfiguration(paletteColors: [.white, .green]))
        #expect(two.renderingMode == .palette && two.palette == [UIColor.green.color])
        let multicolor = UIImage.SymbolConfiguration.preferringMulticolor()
        let sized = UIImage.SymbolConfiguration(pointSize: 30).applying(multicolor)
        #expect(try image(sized).renderingMode == .multicolor && sized.font.size == 30)
        #expect(try image(UIImage.SymbolConfiguration(pointSize: 30)).renderingMode == nil)
    }

    @Test func aLargerSymbolIsLarger() throws {
        let small = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
        let large = try #require(
            UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
        #expect(small.isSymbolImage && large.size.width > 3 * small.size.width)
        #expect(small.withConfiguration(UIImage.SymbolConfiguration(pointSize: 40)).size == large.size)
        #expect(UIImage(systemName: "no.such.symbol") == nil && small.cgImage == nil)
    }

    @Test func laterTraitsReplaceEarlierOnes() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
            UITraitCollection(userInterfaceStyle: .light),
        ])
        #expect(both.userInterfaceStyle == .light && both.displayScale == 3)
        #expect(both.horizontalSizeClass == .unspecified && both.layoutDirection == .unspecified)
        #expect(UITraitCollection(horizontalSizeClass: .regular) == UITraitCollection(horizontalSizeClass: .regular))
        #expect(UITraitCollection(horizontalSizeClass: .regular) != UITraitCollection(verticalSizeClass: .regular))
    }

    @Test func insetsShrinkARectangle() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            CGRect(x: 0, y: 0, width: 20, height: 20).inset(by: insets) == CGRect(x: 2, y: 1, width: 14, height: 16))
        #expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
        let view = UIView()
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == insets)
    }
}
