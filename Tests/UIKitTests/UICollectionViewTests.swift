import Foundation
import QuadrantTesting
import Testing
import UIKit

@Suite("UICollectionView")
@MainActor
struct UICollectionViewTests {
    private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var counts = [5]
        let log = Log()
        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            counts[section]
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            let label = UILabel(frame: cell.contentView.bounds)
            label.text = "Item \(indexPath[1])"
            cell.contentView.addSubview(label)
            return cell
        }
        func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
                            sizeForItemAt indexPath: IndexPath) -> CGSize { CGSize(width: 90, height: 40) }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            log.note("select \(indexPath[1])")
        }
    }
    private let source = Source()

    private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200),
                                          collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        collection.delegate = source
        return collection
    }
    private func frames(_ collection: UICollectionView) -> [CGRect] {
        collection.layoutIfNeeded()
        return collection.visibleCells.map(\.frame)
    }

    /// Three of 90 points fit 300: 15 between them where the line is full, 10 in the last one.
    @Test func itemsFlow() {
        let flow = UICollectionViewFlowLayout()
        let collection = collection(flow)
        #expect(frames(collection).map(\.origin)
            == [CGPoint(x: 0, y: 0), CGPoint(x: 105, y: 0), CGPoint(x: 210, y: 0), CGPoint(x: 0, y: 50),
                CGPoint(x: 100, y: 50)])
        #expect(collection.contentSize == CGSize(width: 300, height: 90))
        flow.scrollDirection = .horizontal
        #expect(frames(collection)[4].minX > 90)
    }

    @Test func groupsAreRepeated() {
        let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5),
                                                                             heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 8
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
        let collection = collection(UICollectionViewCompositionalLayout(section: section))
        let frames = frames(collection)
        #expect(frames[1] == CGRect(x: 150, y: 4, width: 140, height: 60))
        #expect(frames[4] == CGRect(x: 10, y: 140, width: 140, height: 60))
        #expect(collection.contentSize.height == 204)
    }

    @Test func itemsAreShownAndSelected() {
        let harness = shown(collection(UICollectionViewFlowLayout()), 300, 200)
        #expect(harness.shows("Item 4"))
        let frame = harness.frame(of: "Item 3")
        #expect(frame.minY >= 50)
        _ = harness.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(source.log.take() == ["select 3"])
    }

    /// A diffable data source shows what it is given.
    @Test func aSnapshotIsShown() {
        let layout = UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(
            appearance: .insetGrouped))
        let collection = collection(layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
        let data = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            collection, path, item in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Ann", "Bob"])
        data.apply(snapshot, animatingDifferences: false)
        let harness = shown(collection, 300, 200)
        #expect(harness.shows("Ann") && harness.shows("Bob"))
        #expect(harness.frame(of: "Ann").minY < harness.frame(of: "Bob").minY)
        snapshot.insertItems(["Cid"], beforeItem: "Bob")
        snapshot.deleteItems(["Ann"])
        #expect(snapshot.itemIdentifiers == ["Cid", "Bob"] && snapshot.indexOfItem("Bob") == 1)
        data.apply(snapshot)
        harness.settle()
        #expect(harness.shows("Cid") && !harness.shows("Ann"))
        #expect(data.itemIdentifier(for: IndexPath(indexes: [0, 1])) == "Bob")
    }
}
