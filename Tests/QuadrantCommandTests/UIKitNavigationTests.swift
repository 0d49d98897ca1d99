import Testing

/// The substitute of UIKitNavigation binds controls and controllers of UIKit to a model (#35).
@Suite("Bindings of UIKitNavigation")
struct UIKitNavigationTests {
    private static let program = """
        import SwiftUI
        import UIKitNavigation
        @Observable final class Model {
            var text = "hello"
            var isOn = true
            var shown: Detail?
            struct Detail: Identifiable { let id = 1; var name = "Seven" }
        }
        final class Screen: UIViewController {
            @UIBindable private var model: Model
            @UIBinding private var number: Float = 0.5
            private let label = UILabel(frame: CGRect(x: 20, y: 340, width: 300, height: 34))
            init(model: Model) {
                self.model = model
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { fatalError() }
            override func viewDidLoad() {
                super.viewDidLoad()
                let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34), text: $model.text)
                let toggle = UISwitch(frame: CGRect(x: 20, y: 160, width: 60, height: 34), isOn: $model.isOn)
                let slider = UISlider(frame: CGRect(x: 20, y: 220, width: 200, height: 34), value: $number)
                let button = UIButton(type: .system, primaryAction: UIAction(title: "Show") { [model] _ in
                    model.shown = .init()
                })
                button.frame = CGRect(x: 20, y: 280, width: 100, height: 34)
                for part in [field, toggle, slider, button, label] { view.addSubview(part) }
                observe { [weak self] in
                    guard let self else { return }
                    label.text = "\\(model.text) \\(model.isOn)"
                }
                present(item: $model.shown) { UIHostingController(rootView: Text($0.name)) }
            }
        }
        #Preview { Screen(model: Model()) }
        """

    private func elements(_ steps: String...) throws -> String {
        let command = try Command(["Screen.swift": Self.program])
        let result = try command.run(["layout", "Screen.swift", "--accessibility"] + steps)
        #expect(result.code == 0, "\(result.errors)")
        return result.output
    }

    @Test func controlsShowTheirValues() throws {
        let shown = try elements()
        #expect(shown.contains("textField  \"\"  value \"hello\"") && shown.contains("number 0.5 in 0…1"), "\(shown)")
        #expect(shown.contains("staticText  \"hello true\""), "\(shown)")
    }

    @Test func whatIsTypedReachesTheModel() throws {
        let shown = try elements("--tap", "200,117", "--type", " you")
        #expect(shown.contains("staticText  \"hello you true\""), "\(shown)")
    }

    @Test func aControllerIsPresentedWhileThereIsAnItem() throws {
        let shown = try elements("--tap", "Show")
        #expect(shown.contains("dialog") && shown.contains("staticText  \"Seven\""), "\(shown)")
    }
}
