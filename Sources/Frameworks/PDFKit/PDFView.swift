public import Foundation
import QuadrantViews
public import SwiftUI
public import UIKit

/// How pages follow each other.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// In which direction pages follow each other.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// Shows the pages of a file, as wide as the view. They scroll, unless a single page is shown.
@MainActor @preconcurrency
open class PDFView: UIView {
    /// The file.
    open var document: PDFDocument? { didSet { setNeedsLayout() } }
    /// Whether pages fill the view: they do. Nothing to do: pages cannot be enlarged.
    open var autoScales = false
    /// How pages follow each other.
    open var displayMode = PDFDisplayMode.singlePageContinuous { didSet { setNeedsLayout() } }
    /// In which direction pages follow each other.
    open var displayDirection = PDFDisplayDirection.vertical { didSet { setNeedsLayout() } }
    /// Whether there is space around pages.
    open var displaysPageBreaks = true { didSet { setNeedsLayout() } }
    /// The enlargement. Nothing to do: pages cannot be enlarged.
    open var scaleFactor: CGFloat = 1
    /// The least enlargement. Nothing to do: pages cannot be enlarged.
    open var minScaleFactor: CGFloat = 0.1
    /// The greatest enlargement. Nothing to do: pages cannot be enlarged.
    open var maxScaleFactor: CGFloat = 10
    /// The enlargement at which a page fills the view.
    open var scaleFactorForSizeToFit: CGFloat {
        guard let width = currentPage?.bounds(for: .mediaBox).width, width > 0 else { return 1 }
        return bounds.width / width
    }
    private var number = 0 { didSet { setNeedsLayout() } }
    /// The page that is shown, of those that do not scroll.
    open var currentPage: PDFPage? { document?.page(at: number) }
    /// Whether there is a page after this one.
    open var canGoToNextPage: Bool { number + 1 < (document?.pageCount ?? 0) }
    /// Whether there is a page before this one.
    open var canGoToPreviousPage: Bool { number > 0 }
    /// Shows a page.
    open func go(to page: PDFPage) { number = page.index }
    /// Shows the next page.
    open func goToNextPage(_ sender: Any?) { if canGoToNextPage { number += 1 } }
    /// Shows the page before.
    open func goToPreviousPage(_ sender: Any?) { if canGoToPreviousPage { number -= 1 } }
    /// Shows the first page.
    open func goToFirstPage(_ sender: Any?) { number = 0 }
    /// Shows the last page.
    open func goToLastPage(_ sender: Any?) { number = max(0, (document?.pageCount ?? 0) - 1) }
    /// Shows the pages one at a time, which fingers turn. They do not scroll then.
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {
        displayMode = enable ? .singlePage : .singlePageContinuous
    }
    open override func _content() -> AnyView? { AnyView(Pages(view: self)) }
}

private struct Pages: View {
    let view: PDFView
    var body: some View {
        let isContinuous = view.displayMode == .singlePageContinuous || view.displayMode == .twoUpContinuous
        let isVertical = view.displayDirection == .vertical, space: CGFloat = view.displaysPageBreaks ? 8 : 0
        ZStack {
            Color(uiColor: view.backgroundColor ?? .systemGray5)
            if let document = view.document, document.page(at: 0)?.picture != nil {
                if isContinuous {
                    ScrollView(isVertical ? .vertical : .horizontal) {
                        let pages = ForEach(0..<document.pageCount, id: \.self) { index in
                            if let page = document.page(at: index) { PageView(page: page) }
                        }
                        if isVertical {
                            LazyVStack(spacing: space) { pages }
                        } else {
                            LazyHStack(spacing: space) { pages }
                        }
                    }
                } else if let page = view.currentPage {
                    PageView(page: page)
                }
            } else {
                FrameworkPanel("PDFView", symbol: "doc.richtext", detail: view.document?.documentURL?.lastPathComponent)
            }
        }
    }
}

private struct PageView: View {
    let page: PDFPage
    var body: some View {
        if let picture = page.picture {
            Image(decorative: picture, scale: 2).resizable().aspectRatio(contentMode: .fit)
        }
    }
}
