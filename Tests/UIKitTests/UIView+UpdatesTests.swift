import Foundation
import Testing
import UIKit

@Suite("Updates before a layout")
@MainActor
struct UIViewUpdatesTests {
    private final class Updated: UIView {
        let log: Log
        init(_ log: Log) {
            self.log = log
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func updateProperties() { log.note("properties") }
        override func updateConstraints() {
            super.updateConstraints()
            log.note("constraints")
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.note("layout")
        }
    }

    @Test func aViewIsUpdatedBeforeItsFirstLayout() {
        let log = Log(), view = Updated(log)
        view.layoutIfNeeded()
        #expect(log.take() == ["properties", "constraints", "layout"])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        #expect(log.take() == ["layout"])
    }

    @Test func updatesThatAreAskedForAreMadeOnce() {
        let log = Log(), view = Updated(log)
        view.layoutIfNeeded()
        _ = log.take()
        view.setNeedsUpdateProperties()
        view.setNeedsUpdateProperties()
        view.layoutIfNeeded()
        #expect(log.take() == ["properties", "layout"])
        view.setNeedsUpdateConstraints()
        view.updateConstraintsIfNeeded()
        #expect(log.take() == ["constraints"])
        view.updatePropertiesIfNeeded()
        #expect(log.take() == [])
    }

    @Test func aControllerUpdatesBeforeItsView() {
        final class Controller: UIViewController {
            let log: Log
            init(_ log: Log) {
                self.log = log
                super.init(nibName: nil, bundle: nil)
            }
            required init?(coder: NSCoder) { nil }
            override func loadView() { view = Updated(log) }
            override func updateProperties() { log.note("controller") }
            override func updateViewConstraints() { log.note("controller's constraints") }
        }
        let log = Log(), controller = Controller(log)
        controller.view.layoutIfNeeded()
        #expect(log.take() == ["controller", "properties", "controller's constraints", "constraints", "layout"])
        controller.setNeedsUpdateProperties()
        controller.updatePropertiesIfNeeded()
        #expect(log.take() == ["controller", "properties"])
    }

    /// Properties of UIKit can be overridden, with the type of the layer among them.
    @Test func theLayerOfAViewCanBeOverridden() {
        final class Gradient: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.self }
            override var layer: CAGradientLayer { super.layer as! CAGradientLayer }
        }
        let view = Gradient()
        view.layer.colors = [UIColor.red.cgColor]
        #expect(view.layer.colors?.count == 1)
    }
}
