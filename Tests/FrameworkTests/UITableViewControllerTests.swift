import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import SwiftUI
import Testing
import UIKit

/// Tables of UIKit are drawn with the rows of their data source (#33.24).
@Suite("UITableViewController")
@MainActor
struct UITableViewControllerTests {
    private final class Names: UITableViewController {
        var names = ["Ann", "Bob"]
        var selected: [IndexPath] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            section == 0 ? names.count : 1
        }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "Footer" : nil
        }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            if indexPath[0] == 0 {
                cell.textLabel?.text = names[indexPath[1]]
            } else {
                var content = cell.defaultContentConfiguration()
                content.text = "Last"
                content.secondaryText = "second"
                cell.contentConfiguration = content
            }
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath)
        }
    }

    private struct Shown: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @Test func rowsAreThoseOfTheDataSource() {
        let controller = Names(style: .insetGrouped)
        let scene = ViewHarness(offering: 390, 600) { Shown(controller: controller) }
        for text in ["Ann", "Bob", "Footer", "Last", "second"] { #expect(scene.shows(text), "\(text)") }
        #expect(scene.frame(of: "second").minY >= scene.frame(of: "Last").maxY)
        controller.names = ["Cid"]
        controller.tableView.reloadData()
        scene.settle()
        #expect(scene.shows("Cid") && !scene.shows("Ann"))
    }

    @Test func aTapSelectsARow() {
        let controller = Names(style: .plain)
        let scene = ViewHarness(offering: 390, 600) { Shown(controller: controller) }
        scene.tap("Bob")
        #expect(controller.selected == [IndexPath(indexes: [0, 1])])
        #expect(controller.tableView.indexPathForSelectedRow == IndexPath(indexes: [0, 1]))
        controller.tableView.deselectRow(at: IndexPath(indexes: [0, 1]), animated: true)
        #expect(controller.tableView.indexPathForSelectedRow == nil)
    }

    /// A table without a data source is a panel.
    @Test func withoutADataSourceThereAreNoRows() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(table.numberOfSections == 0 && table.numberOfRows(inSection: 0) == 0)
        #expect(table.cellForRow(at: IndexPath(indexes: [0, 0])) == nil)
    }
}
