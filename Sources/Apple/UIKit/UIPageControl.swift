public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// A row of dots of 7 points, one for each page; a tap on its leading or trailing half turns a page and sends
/// `valueChanged`.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
    /// A control with no page, whatever `frame` says: it keeps its height where there is more space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging.y = 750
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
    /// One dot each; 0, the default, draws none. With fewer pages the current page becomes the last.
    open var numberOfPages = 0 {
        didSet {
            if currentPage >= numberOfPages { currentPage = numberOfPages - 1 }
            superview?.setNeedsLayout()
            noteChange()
        }
    }
    /// The page whose dot stands out, from 0; one that is out of range becomes the first or the last.
    open var currentPage = 0 {
        didSet {
            currentPage = max(min(currentPage, numberOfPages - 1), 0)
            noteChange()
        }
    }
    /// Whether a single dot is left out; false by default.
    open var hidesForSinglePage = false { didSet { noteChange() } }
    /// Of the other dots; nil takes white at 50 %.
    open var pageIndicatorTintColor: UIColor? { didSet { noteChange() } }
    /// Of the current dot; nil takes white.
    open var currentPageIndicatorTintColor: UIColor? { didSet { noteChange() } }
    /// What is behind the dots. Without effect: nothing is behind the dots.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { standIn(self, "nothing is behind the dots") } }
    /// Whether a drag over the dots turns pages. Nothing to do: a tap turns one page.
    open var allowsContinuousInteraction = true
    /// Points: 17 wide for each page and 17 more, 26 high. No page counts as one.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 1)) * 17 + 17, height: 26)
    }
    /// 17 points for each page and 17 more, 26 points high.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
    /// As `intrinsicContentSize`, whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func _content() -> AnyView? {
        guard numberOfPages > (hidesForSinglePage ? 1 : 0) else { return nil }
        let other = pageIndicatorTintColor?.color ?? Color.white.opacity(0.5)
        let current = currentPageIndicatorTintColor?.color ?? .white
        let page = currentPage
        // A tap on either half turns one page forward or back.
        return AnyView(HStack(spacing: 10) {
            ForEach(0..<numberOfPages, id: \.self) { index in
                Circle().fill(index == page ? current : other).frame(width: 7, height: 7)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture { place in
            let next = min(max(page + (place.x < self.bounds.width / 2 ? -1 : 1), 0), self.numberOfPages - 1)
            guard self.isEnabled, next != page else { return }
            self.currentPage = next
            self.sendActions(for: .valueChanged)
        })
    }
}
