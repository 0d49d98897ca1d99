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
    private var number = 0 {
        didSet {
            setNeedsLayout()
            if number != oldValue { NotificationCenter.default.post(name: .PDFViewPageChanged, object: self) }
        }
    }
    /// Who is asked. Held weakly; never called.
    open weak var delegate: (any PDFViewDelegate)?
    /// Which box of pages is shown. Nothing to do: all are the same.
    open var displayBox = PDFDisplayBox.cropBox
    /// Whether the first page stands alone. Nothing to do: pages do not stand side by side.
    open var displaysAsBook = false
    /// Whether pages have shadows. Nothing to do: they have none.
    open var pageShadowsEnabled = true
    /// Points around pages. Nothing to do: there are 8.
    open var pageBreakMargins = UIEdgeInsets(top: 4.75, left: 4, bottom: 4.75, right: 4)
    /// Whether addresses and dates can be opened. Nothing to do: texts are pictures.
    open var enableDataDetectors = false
    /// Whether a person writes on pages. Nothing to do: views take no strokes.
    open var isInMarkupMode = false
    /// What is selected; nil for nothing. Nothing to do: selections are not drawn.
    open var currentSelection: PDFSelection?
    /// What is marked; nil for nothing. Nothing to do: selections are not drawn.
    open var highlightedSelections: [PDFSelection]?
    /// Selects something. Nothing to do: selections are not drawn.
    open func setCurrentSelection(_ selection: PDFSelection?, animate: Bool) { currentSelection = selection }
    /// Selects nothing.
    open func clearSelection() { currentSelection = nil }
    /// Where the view is in the file: the top of its page.
    open var currentDestination: PDFDestination? {
        currentPage.map { PDFDestination(page: $0, at: CGPoint(x: 0, y: $0.bounds(for: displayBox).height)) }
    }
    /// Shows the page of a place.
    open func go(to destination: PDFDestination) { destination.page.map { go(to: $0) } }
    /// Shows the page of a selection.
    open func go(to selection: PDFSelection) { selection.pages.first.map { go(to: $0) } }
    /// Shows the page of a part.
    open func go(to rect: CGRect, on page: PDFPage) { go(to: page) }
    /// The pages that are shown: all of those that scroll.
    open var visiblePages: [PDFPage] {
        guard displayMode == .singlePageContinuous || displayMode == .twoUpContinuous else {
            return currentPage.map { [$0] } ?? []
        }
        return (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }
    }
    /// Nil: pages are not views.
    open var documentView: UIView? { nil }
    /// Draws the pages again.
    open func layoutDocumentView() { setNeedsLayout() }
    /// Enlarges pages. Nothing to do: they cannot be enlarged.
    open func zoomIn(_ sender: Any?) {}
    /// Makes pages smaller. Nothing to do: they cannot be enlarged.
    open func zoomOut(_ sender: Any?) {}
    /// Enlarging can be less than now: no.
    open var canZoomOut: Bool { false }
    /// Enlarging can be more than now: no.
    open var canZoomIn: Bool { false }
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
            if let document = view.document, document.pageCount == 0 || document.page(at: 0)?.picture != nil {
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
                .overlay { if page.displaysAnnotations { Notes(page: page) } }
        }
    }
}
