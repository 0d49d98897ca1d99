import Foundation
import QuadrantHost
import QuadrantTesting
import Testing
import UIKit

@Suite("UIScrollView: offsets and delegates")
@MainActor
struct ScrollFollowerTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        let log = Log()
        var target: CGFloat?
        var zoomed: UIView?
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            log.note("\(Int(scrollView.contentOffset.x)) \(Int(scrollView.contentOffset.y))")
        }
        func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.note("drag") }
        func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                                       targetContentOffset: UnsafeMutablePointer<CGPoint>) {
            if let target { targetContentOffset.pointee.y = target }
        }
        func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            log.note("released \(decelerate) \(scrollView.isDragging)")
        }
        func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.note("stopped") }
        func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.note("animated") }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewDidZoom(_ scrollView: UIScrollView) { log.note("zoom \(scrollView.zoomScale)") }
    }
    private let delegate = Delegate()

    private func filled(_ size: CGSize = CGSize(width: 200, height: 1000)) -> UIScrollView {
        let scroll = UIScrollView(), label = UILabel(frame: CGRect(x: 10, y: 20, width: 60, height: 30))
        label.text = "Words"
        scroll.addSubview(label)
        scroll.contentSize = size
        scroll.delegate = delegate
        return scroll
    }

    @Test func theOffsetThatIsSetIsShown() {
        let scroll = filled()
        scroll.contentOffset = CGPoint(x: 0, y: 40)
        #expect(delegate.log.take() == ["0 40"])
        let scene = shown(scroll, 200, 100), top = scene.frame(of: "Words").minY
        #expect(top < 0 && scroll.contentOffset.y == 40)
        scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
        scene.settle()
        #expect(scene.frame(of: "Words").minY == top + 35)
        #expect(delegate.log.take() == ["0 5"])
    }

    @Test func anOffsetBeyondTheEndIsThatOfTheEnd() {
        let scroll = filled(), scene = shown(scroll, 200, 100)
        scroll.contentOffset.y = 5000
        scene.settle()
        #expect(scroll.contentOffset.y == 900)
    }

    @Test func theUsersScrollingIsTold() {
        let scroll = filled(), scene = shown(scroll, 200, 100)
        #expect(delegate.log.take() == [])
        scene.scroll(by: CGSize(width: 0, height: 15))
        #expect(delegate.log.take() == ["0 15"] && scroll.contentOffset == CGPoint(x: 0, y: 15))
        #expect(scroll.bounds == CGRect(x: 0, y: 15, width: 200, height: 100))
        scene.drag(from: .point(CGPoint(x: 50, y: 90)), by: CGSize(width: 0, height: -60), seconds: 0.1)
        scene.wait(5)
        let lines = delegate.log.take()
        #expect(lines.first == "drag" && lines.contains("released true false") && lines.last == "stopped")
        #expect(!scroll.isDecelerating && scroll.contentOffset.y > 60)
    }

    @Test func anAnimationEndsAtItsOffset() {
        let scroll = filled(), scene = shown(scroll, 200, 100)
        scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(scroll.contentOffset.y == 0)
        scene.wait(0.1)
        #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 300)
        scene.wait(2)
        #expect(scroll.contentOffset.y == 300 && delegate.log.take().suffix(2) == ["0 300", "animated"])
    }

    @Test func insetsBeginBeforeZero() {
        let scroll = filled(), scene = shown(scroll, 200, 100)
        scroll.contentInset.top = 12
        #expect(scroll.contentOffset.y == -12)
        scene.settle()
        let top = scene.frame(of: "Words").minY
        scroll.contentOffset.y = 8
        scene.settle()
        #expect(scene.frame(of: "Words").minY == top - 20)
    }

    @Test func pagesAreAsLargeAsTheBounds() {
        let scroll = filled()
        scroll.isPagingEnabled = true
        let scene = shown(scroll, 200, 100)
        scene.drag(from: .point(CGPoint(x: 50, y: 90)), by: CGSize(width: 0, height: -70))
        scene.wait(3)
        #expect(scroll.contentOffset.y == 100)
    }

    @Test func theDelegateSaysWhereScrollingSettles() {
        let scroll = filled(), scene = shown(scroll, 200, 100)
        delegate.target = 333
        scene.drag(from: .point(CGPoint(x: 50, y: 90)), by: CGSize(width: 0, height: -70))
        scene.wait(3)
        #expect(scroll.contentOffset.y == 333)
    }

    @Test func aPartIsScrolledIntoSight() {
        let scroll = filled(), scene = shown(scroll, 200, 100)
        func shows(_ y: CGFloat, _ height: CGFloat) -> CGFloat {
            scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
            scene.settle()
            return scroll.contentOffset.y
        }
        #expect(shows(50, 20) == 0)
        #expect(shows(200, 30) == 130)
        #expect(shows(100, 10) == 100)
        #expect(shows(2000, 10) == 900)
    }

    @Test func aViewIsZoomed() {
        let scroll = filled(CGSize(width: 200, height: 100)), picture = UIView()
        picture.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        scroll.addSubview(picture)
        delegate.zoomed = picture
        scroll.maximumZoomScale = 4
        let scene = shown(scroll, 200, 100)
        scroll.setZoomScale(2, animated: false)
        #expect(scroll.contentSize == CGSize(width: 400, height: 200))
        #expect(scroll.contentOffset == CGPoint(x: 100, y: 50), "the middle stays")
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 25), animated: false)
        scene.settle()
        #expect(scroll.zoomScale == 4 && scroll.contentOffset == .zero)
        #expect(delegate.log.take().filter { $0.hasPrefix("zoom") } == ["zoom 2.0", "zoom 4.0"])
    }

    @Test func scrollingInsideIsNotToldOutside() {
        let scroll = filled(), inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
        inner.contentSize = CGSize(width: 900, height: 80)
        scroll.addSubview(inner)
        let scene = shown(scroll, 200, 100)
        scene.scroll(by: CGSize(width: 30, height: 0), at: .point(CGPoint(x: 100, y: 40)))
        #expect(inner.contentOffset.x == 30 && scroll.contentOffset == .zero && delegate.log.take() == [])
    }

    // MARK: Tables and collections

    private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource, UITableViewDelegate,
        UICollectionViewDelegate {
        var offset: CGFloat = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \(indexPath[1])"
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
        func collectionView(_ collectionView: UICollectionView,
                            cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { offset = scrollView.contentOffset.y }
    }
    private let rows = Rows()

    @Test func aTableTellsItsDelegate() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        (table.dataSource, table.delegate) = (rows, rows)
        let scene = shown(table, 200, 300)
        scene.scroll(by: CGSize(width: 0, height: 120))
        #expect(rows.offset == 120)
        table.contentOffset = .zero
        scene.settle()
        #expect(rows.offset == 0 && scene.shows("Row 0"))
    }

    @Test func aCollectionScrollsToAnItem() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 300),
                                          collectionViewLayout: layout)
        (collection.dataSource, collection.delegate) = (rows, rows)
        let scene = shown(collection, 200, 300)
        func shows(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            collection.scrollToItem(at: IndexPath(indexes: [0, item]), at: position, animated: false)
            scene.settle()
            return rows.offset
        }
        #expect(shows(20, .top) == 1000)
        #expect(shows(20, .bottom) == 750)
        #expect(shows(20, .centeredVertically) == 875)
        #expect(shows(59, .top) == 2700)
    }
}
