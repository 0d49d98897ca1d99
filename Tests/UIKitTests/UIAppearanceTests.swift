import Foundation
import QuadrantDisplayList
import QuadrantTesting
import QuadrantViews
import Testing
import UIKit

/// The proxies belong to the whole process: each test takes its colours away again.
@Suite("UIAppearance", .serialized)
@MainActor
struct UIAppearanceTests {
    private func colors(_ change: () -> Void) -> BarColors? {
        change()
        return BarColors.ofProgram?()
    }

    @Test func theProxyOfNavigationBarsHasTheColoursOfAll() {
        let bar = UINavigationBar.appearance()
        bar.barTintColor = nil
        let found = colors {
            bar.largeTitleTextAttributes = [.foregroundColor: UIColor.red]
            bar.titleTextAttributes = [.foregroundColor: UIColor.blue]
        }
        #expect(found?.largeTitle == UIColor.red.color && found?.title == UIColor.blue.color)
        #expect(found?.navigationBar == nil && found?.navigationBarAtEdge == nil)
        (bar.largeTitleTextAttributes, bar.titleTextAttributes) = (nil, nil)
        #expect(BarColors.ofProgram?().largeTitle == nil)
    }

    @Test func anAppearanceHasABackground() {
        let bar = UINavigationBar.appearance(), appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        let plain = colors { bar.standardAppearance = appearance }
        #expect(plain?.navigationBar == UIColor.systemBackground.color && plain?.navigationBarAtEdge == nil)
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        let edge = colors { bar.scrollEdgeAppearance = appearance }
        #expect(edge?.navigationBarAtEdge == UIColor.red.color && edge?.title == UIColor.white.color)
        appearance.configureWithTransparentBackground()
        #expect(BarColors.ofProgram?().navigationBarAtEdge == UIColor.clear.color)
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (UINavigationBarAppearance(), nil)
    }

    @Test func theProxyOfSegmentsHasTheColoursOfAll() {
        let proxy = UISegmentedControl.appearance()
        let found = colors {
            proxy.selectedSegmentTintColor = .orange
            proxy.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
        }
        #expect(found?.chosenSegment == UIColor.orange.color && found?.chosenSegmentTitle == UIColor.white.color)
        #expect(found?.segmentTitle == nil && found?.segments == nil)
        proxy.selectedSegmentTintColor = nil
        proxy.setTitleTextAttributes(nil, for: .selected)
    }

    /// The title of a stack is drawn in the colour of its bar, and in that of all bars without one.
    @Test func titlesAreDrawnInTheColourOfTheirBar() {
        func title(_ color: UIColor?) -> String {
            let root = UIViewController()
            root.title = "Root"
            let stack = UINavigationController(rootViewController: root)
            if let color { stack.navigationBar.titleTextAttributes = [.foregroundColor: color] }
            return shown(stack.view, 390, 300).displayList.text
        }
        let plain = title(nil), red = title(UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(plain != red && red.contains("#FF0000"))
    }
}
