import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import SwiftUI
import Testing
import UIKit

/// Views of SwiftUI in views and cells of UIKit.
@Suite("UIHostingConfiguration")
@MainActor
struct UIHostingConfigurationTests {
    private struct Held: UIViewRepresentable {
        let make: () -> UIView
        func makeUIView(context: UIViewRepresentableContext<Held>) -> UIView { make() }
        func updateUIView(_ view: UIView, context: UIViewRepresentableContext<Held>) {}
    }

    private final class Source: NSObject, UITableViewDataSource {
        let configure: (UITableViewCell, Int) -> Void
        init(_ configure: @escaping (UITableViewCell, Int) -> Void) { self.configure = configure }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            configure(cell, indexPath[1])
            return cell
        }
    }

    /// A host with a table of two rows. The source must live as long as the table.
    private func table(_ source: Source) -> ViewHost {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), style: .plain)
        table.dataSource = source
        let host = ViewHost(rootView: Held { table },
                            configuration: HostConfiguration(size: CGSize(width: 390, height: 600)))
        host.settle()
        return host
    }

    private func frame(_ text: String, _ host: ViewHost) -> CGRect {
        host.graph.nodes(showing: text).first.map { host.graph.globalFrame(of: $0) } ?? .null
    }

    @Test func marginsAndSizesMoveTheContentOfACell() {
        let plain = Source { cell, row in cell.contentConfiguration = UIHostingConfiguration { Text("row \(row)") } }
        let moved = Source { cell, row in
            cell.contentConfiguration = UIHostingConfiguration { Text("row \(row)") }
                .margins(.leading, 60).minSize(height: 90)
        }
        let first = table(plain), second = table(moved)
        #expect(frame("row 0", second).minX - frame("row 0", first).minX > 20)
        #expect(frame("row 1", second).minY - frame("row 0", second).minY >= 90)
        #expect(frame("row 1", first).minY - frame("row 0", first).minY < 90)
        let insets = Source { cell, row in
            cell.contentConfiguration = UIHostingConfiguration { Text("row \(row)") }
                .margins(.all, EdgeInsets(top: 40, leading: 60, bottom: 0, trailing: 0)).minSize()
        }
        #expect(frame("row 0", table(insets)).minX == frame("row 0", second).minX)
    }

    @Test func aCellHasTheBackgroundOfItsConfiguration() {
        let style = Source { cell, row in
            cell.contentConfiguration = UIHostingConfiguration { Text("row \(row)") }
                .background(Color(red: 1, green: 0, blue: 0))
        }
        let view = Source { cell, row in
            cell.contentConfiguration = UIHostingConfiguration { Text("row \(row)") }
                .background { Color(red: 1, green: 0, blue: 0) }
        }
        let first = table(style), second = table(view)
        #expect(first.frame().text.contains("#FF0000"))
        #expect(frame("row 0", first) == frame("row 0", second) && first.frame().text == second.frame().text)
    }

    @Test func aContentViewShowsTheViews() {
        let configuration = UIHostingConfiguration { Text("alone") }.margins(.all, 12)
        let host = ViewHost(rootView: Held { configuration.makeContentView() },
                            configuration: HostConfiguration(size: CGSize(width: 200, height: 100)))
        host.settle()
        #expect(host.accessibilityTree().first?.label == "alone")
    }

    @Test func valuesOfUIKitAreThoseOfSwiftUI() {
        #expect(ColorScheme(UIUserInterfaceStyle.dark) == .dark && ColorScheme(UIUserInterfaceStyle.light) == .light)
        #expect(ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
        #expect(ColorSchemeContrast(UIAccessibilityContrast.high) == .increased)
        #expect(ContentSizeCategory(UIContentSizeCategory.extraLarge) == .extraLarge)
        #expect(LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft) == .rightToLeft)
        #expect(LegibilityWeight(UILegibilityWeight.bold) == .bold)
        #expect(LegibilityWeight(UILegibilityWeight.unspecified) == nil)
        #expect(TextInputAutocapitalization(UITextAutocapitalizationType.words) != nil)
    }

    @Test func aHostingControllerHasTheSizeOfItsView() {
        let options: UIHostingControllerSizingOptions = [.intrinsicContentSize, .preferredContentSize]
        let controller = UIHostingController(rootView: Text("x").frame(width: 60, height: 30))
        controller.sizingOptions = options
        #expect(controller.sizingOptions.contains(.preferredContentSize))
        #expect(controller.sizeThatFits(in: CGSize(width: 200, height: 200)) == CGSize(width: 60, height: 30))
    }

    @Test func theContextOfARepresentableRunsCompletions() {
        let log = NSMutableArray()
        struct Animated: UIViewRepresentable {
            let log: NSMutableArray
            func makeUIView(context: UIViewRepresentableContext<Animated>) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: UIViewRepresentableContext<Animated>) {
                context.animate { view.alpha = 0.5 } completion: { log.add("done") }
            }
        }
        let host = ViewHost(rootView: Animated(log: log),
                            configuration: HostConfiguration(size: CGSize(width: 100, height: 100)))
        host.settle()
        host.advance(to: 1)
        #expect(log.count > 0)
    }
}
