import Foundation
import QuadrantTesting
import Testing
import UIKit

@Suite("UITableView")
@MainActor
struct UITableViewTests {
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var rows = [["Ann", "Bob"], ["Cid"]]
        var height: CGFloat?
        let log = Log()
        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
            cell.textLabel?.text = rows[indexPath[0]][indexPath[1]]
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            log.note("select \(indexPath[0]) \(indexPath[1])")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            log.note("deselect \(indexPath[0]) \(indexPath[1])")
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height ?? tableView.rowHeight
        }
    }
    private let source = Source()

    private func table(_ style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        table.dataSource = source
        table.delegate = source
        return table
    }
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(indexes: [section, row]) }

    @Test func theDataSourceSaysWhatIsThere() {
        let table = table()
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(table.cellForRow(at: path(0, 1))?.textLabel?.text == "Bob" && table.style == .plain)
        source.rows = []
        #expect(table.numberOfSections == 0)
    }

    @Test func sectionsHaveHeaders() {
        let scene = shown(table(.grouped), 390, 600)
        // Headers of grouped tables are drawn in capitals.
        #expect(scene.shows("Ann") && scene.shows("Cid"))
        #expect(scene.shows("PART 0") || scene.shows("Part 0"))
        #expect(scene.frame(of: "Bob").minY > scene.frame(of: "Ann").maxY)
    }

    @Test func rowsAreAsHighAsTheDelegateSays() {
        source.height = 80
        let scene = shown(table(), 390, 600)
        #expect(scene.frame(of: "Bob").midY - scene.frame(of: "Ann").midY >= 80)
        let other = shown(table(), 390, 600), before = other.frame(of: "Bob").midY - other.frame(of: "Ann").midY
        #expect(before == scene.frame(of: "Bob").midY - scene.frame(of: "Ann").midY)
    }

    @Test func oneRowIsSelectedAtATime() {
        let table = table(), scene = shown(table, 390, 600)
        scene.tap("Ann")
        scene.tap("Cid")
        #expect(source.log.take() == ["select 0 0", "deselect 0 0", "select 1 0"])
        #expect(table.indexPathForSelectedRow == path(1, 0) && table.indexPathsForSelectedRows == [path(1, 0)])
    }

    @Test func severalRowsAreSelectedWhereThatIsAllowed() {
        let table = table()
        table.allowsMultipleSelection = true
        let scene = shown(table, 390, 600)
        scene.tap("Ann")
        scene.tap("Bob")
        scene.tap("Ann")
        #expect(source.log.take() == ["select 0 0", "select 0 1", "deselect 0 0"])
        #expect(table.indexPathsForSelectedRows == [path(0, 1)])
    }

    @Test func noRowIsSelectedWhereThatIsNotAllowed() {
        let table = table()
        table.allowsSelection = false
        shown(table, 390, 600).tap("Ann")
        #expect(source.log.take() == [] && table.indexPathForSelectedRow == nil)
    }

    /// A selection by the program is not told to the delegate.
    @Test func theProgramSelectsWithoutAWord() {
        let table = table()
        table.selectRow(at: path(0, 1), animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == path(0, 1) && source.log.take() == [])
        table.deselectRow(at: path(0, 1), animated: false)
        #expect(table.indexPathsForSelectedRows == nil)
        table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func reloadedRowsAreShown() {
        let table = table(), scene = shown(table, 390, 600)
        source.rows[0].append("Dee")
        table.insertRows(at: [path(0, 2)], with: .automatic)
        scene.settle()
        #expect(scene.shows("Dee"))
        source.rows = [["Eve"]]
        table.reloadData()
        scene.settle()
        #expect(scene.shows("Eve") && !scene.shows("Ann"))
    }

    // MARK: Cells

    @Test func cellsHaveTheirLabels() {
        let plain = UITableViewCell(style: .default, reuseIdentifier: "a")
        let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
        #expect(plain.detailTextLabel == nil && value.detailTextLabel != nil && plain.reuseIdentifier == "a")
        #expect(value.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
        #expect(!plain.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
        #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    }

    @Test func cellsOfARegisteredClassAreMade() {
        final class Own: UITableViewCell {}
        let table = table()
        table.register(Own.self, forCellReuseIdentifier: "own")
        #expect(table.dequeueReusableCell(withIdentifier: "own", for: path(0, 0)) is Own)
        #expect(table.dequeueReusableCell(withIdentifier: "own")?.reuseIdentifier == "own")
    }
}
