import Foundation
import QuadrantDisplayList
import QuadrantTesting
import Testing
import UIKit

@Suite("UILabel and UIImageView")
@MainActor
struct UILabelTests {
    private let long = "The quick brown fox jumps over the lazy dog"

    private func label(_ text: String?, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = lines
        return label
    }

    @Test func aLabelWithoutTextHasNoSize() {
        #expect(label(nil).intrinsicContentSize == .zero && label("").intrinsicContentSize == .zero)
        #expect(label("").sizeThatFits(CGSize(width: 50, height: 50)) == .zero)
    }

    @Test func aLineIsAsHighAsItsFont() {
        let label = label("Words")
        #expect(label.font.pointSize == 17)
        let small = label.intrinsicContentSize
        label.font = .systemFont(ofSize: 34)
        let large = label.intrinsicContentSize
        #expect(large.height > small.height && large.width > small.width)
        // Twice the size, up to the rounding to half points and the spacing of large letters.
        #expect(abs(large.width - 2 * small.width) < small.width * 0.2)
    }

    @Test func linesAreBrokenWithinTheWidth() {
        let one = label(long), all = label(long, lines: 0)
        let size = one.intrinsicContentSize
        #expect(all.intrinsicContentSize == size)
        let half = all.sizeThatFits(CGSize(width: size.width / 2, height: 0))
        #expect(half.width <= size.width / 2 && half.height >= 2 * size.height - 1)
        #expect(one.sizeThatFits(CGSize(width: size.width / 2, height: 0)).height == size.height)
        all.preferredMaxLayoutWidth = size.width / 2
        #expect(all.intrinsicContentSize.height == half.height)
    }

    @Test func noMoreLinesThanAskedForAreShown() {
        let all = label(long, lines: 0), two = label(long, lines: 2)
        let line = label("The").intrinsicContentSize.height
        let narrow = CGSize(width: 80, height: 0)
        #expect(all.sizeThatFits(narrow).height > two.sizeThatFits(narrow).height)
        #expect(two.sizeThatFits(narrow).height < 3 * line)
    }

    /// In constraints the height follows from the width.
    @Test func theHeightFollowsFromTheWidth() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 400)), label = label(long, lines: 0)
        label.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
            label.topAnchor.constraint(equalTo: outer.topAnchor),
        ])
        outer.layoutIfNeeded()
        #expect(label.frame.width == 120)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
    }

    @Test func textIsAlignedInTheFrame() {
        let label = label("Hi"), scene = shown(label, 200, 40)
        let leading = scene.frame(of: "Hi")
        label.textAlignment = .right
        scene.settle()
        #expect(leading.minX == 0 && scene.frame(of: "Hi").maxX == 200)
        label.textAlignment = .center
        scene.settle()
        #expect(abs(scene.frame(of: "Hi").midX - 100) <= 0.5)
    }

    @Test func aChangeIsShown() {
        let label = label("One"), scene = shown(label, 200, 40)
        label.text = "Two"
        scene.settle()
        #expect(scene.shows("Two") && !scene.shows("One"))
        label.attributedText = NSAttributedString(string: "Three")
        scene.settle()
        #expect(scene.shows("Three") && label.text == "Three")
    }

    // MARK: Pictures

    /// A red image of so many pixels.
    private func picture(_ width: Int, _ height: Int) -> UIImage {
        let rgba = (0..<width * height).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
        return UIImage(pixels: ImagePixels(width: width, height: height, rgba: rgba), scale: 1)
    }

    @Test func anImageViewIsAsLargeAsItsImage() {
        let view = UIImageView(image: picture(40, 20))
        #expect(view.intrinsicContentSize == CGSize(width: 40, height: 20))
        #expect(view.frame.size == CGSize(width: 40, height: 20))
        #expect(view.sizeThatFits(.zero) == CGSize(width: 40, height: 20))
        view.image = nil
        #expect(view.intrinsicContentSize.width <= 0)
    }

    /// Where an image of 40 by 20 points is drawn in a view of 100 by 100.
    @Test(arguments: [(UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
                      (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
                      (.scaleAspectFill, CGRect(x: -50, y: 0, width: 200, height: 100)),
                      (.center, CGRect(x: 30, y: 40, width: 40, height: 20)),
                      (.topLeft, CGRect(x: 0, y: 0, width: 40, height: 20)),
                      (.bottomRight, CGRect(x: 60, y: 80, width: 40, height: 20)),
                      (.right, CGRect(x: 60, y: 40, width: 40, height: 20))])
    func theContentModePlacesTheImage(mode: UIView.ContentMode, expected: CGRect) {
        let view = UIImageView(image: picture(40, 20))
        view.contentMode = mode
        #expect(shown(view, 100, 100).drawnFrames == [expected])
    }

    @Test func anAnimationIsStartedAndStopped() {
        let view = UIImageView()
        #expect(!view.isAnimating)
        view.startAnimating()
        #expect(view.isAnimating)
        view.stopAnimating()
        #expect(!view.isAnimating && !view.isUserInteractionEnabled)
    }

    // MARK: Activity

    @Test func anActivityIndicatorIsHiddenWhenItStops() {
        let view = UIActivityIndicatorView(style: .medium)
        #expect(!view.isAnimating && view.hidesWhenStopped)
        let scene = shown(view, 20, 20)
        #expect(scene.drawnFrames == [])
        view.startAnimating()
        scene.settle()
        #expect(view.isAnimating && !scene.drawnFrames.isEmpty)
        view.stopAnimating()
        scene.settle()
        #expect(scene.drawnFrames == [])
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        #expect(UIActivityIndicatorView(style: .large).intrinsicContentSize == CGSize(width: 37, height: 37))
    }
}
