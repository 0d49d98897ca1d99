import Foundation
import QuadrantTesting
import Testing
import UIKit

@Suite("UIControl, UIAction and UIMenu")
@MainActor
struct UIControlTests {
    private let log = Log()

    @Test func actionsAreSentForTheirEvents() {
        let control = UIControl()
        control.addAction(UIAction { [log] _ in log.note("change") }, for: .valueChanged)
        control.addAction(UIAction { [log] _ in log.note("any touch") }, for: [.touchDown, .touchUpInside])
        control.addAction(UIAction { [log] _ in log.note("all") }, for: .allEvents)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["change", "all"])
        control.sendActions(for: .touchUpInside)
        #expect(log.take() == ["any touch", "all"])
        control.sendActions(for: .editingChanged)
        #expect(log.take() == ["all"])
    }

    @Test func aButtonHasATitleAndAnActionAtItsMaking() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 44),
                              primaryAction: UIAction(title: "Go") { [log] _ in log.note("go") })
        let scene = shown(button, 200, 44)
        scene.tap("Go")
        #expect(log.take() == ["go"])
        let toggle = UISwitch(frame: .zero, primaryAction: UIAction { [log] _ in log.note("switched") })
        toggle.sendActions(for: .primaryActionTriggered)
        #expect(log.take() == ["switched"])
    }

    @Test func theContentOfAButtonKeepsToASide() {
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in }), scene = shown(button, 200, 100)
        #expect(abs(scene.frame(of: "Go").midX - 100) < 1 && abs(scene.frame(of: "Go").midY - 50) < 1)
        (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.left, .bottom)
        scene.settle()
        #expect(scene.frame(of: "Go").midX < 40 && scene.frame(of: "Go").midY > 80)
        (button.contentHorizontalAlignment, button.contentVerticalAlignment) = (.trailing, .top)
        scene.settle()
        #expect(scene.frame(of: "Go").midX > 160 && scene.frame(of: "Go").midY < 20)
    }

    @Test func anActionKnowsItsSenderWhileItRuns() {
        let control = UIControl()
        var sender: AnyObject?
        let action = UIAction { sender = $0.sender as AnyObject? }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender === control && action.sender == nil)
    }

    @Test func aRemovedActionIsNotSent() {
        let control = UIControl(), action = UIAction { [log] _ in log.note("one") }
        control.addAction(action, for: .valueChanged)
        control.addAction(UIAction { [log] _ in log.note("two") }, for: .valueChanged)
        control.removeAction(action, for: .touchDown)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["one", "two"])
        control.removeAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(log.take() == ["two"])
    }

    @Test func theStateIsTheSumOfItsParts() {
        let control = UIControl()
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
        control.isEnabled = true
        #expect(control.state == [.selected, .highlighted])
    }

    @Test func eventsAreGrouped() {
        #expect(UIControl.Event.allTouchEvents.contains([.touchDown, .touchUpInside, .touchCancel]))
        #expect(UIControl.Event.allTouchEvents.isDisjoint(with: [.valueChanged, .editingChanged]))
        #expect(UIControl.Event.allEditingEvents.contains([.editingDidBegin, .editingChanged, .editingDidEnd]))
        #expect(UIControl.Event.allEvents.contains([.valueChanged, .primaryActionTriggered]))
    }

    @Test func aMenuHasItsElements() {
        let copy = UIAction(title: "Copy", identifier: UIAction.Identifier("copy"), attributes: .destructive,
                            state: .on) { _ in }
        let menu = UIMenu(title: "Edit", options: .displayInline, children: [copy, UIMenu(title: "More")])
        #expect(menu.children.map(\.title) == ["Copy", "More"] && menu.options == .displayInline)
        #expect(copy.identifier.rawValue == "copy" && copy.attributes == .destructive && copy.state == .on)
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    }

    // MARK: Buttons

    @Test func aButtonHasATitleForEachState() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitle("Off", for: .disabled)
        button.setTitleColor(.red, for: .normal)
        #expect(button.currentTitle == "Go" && button.title(for: .highlighted) == "Go")
        button.isEnabled = false
        #expect(button.currentTitle == "Off" && button.titleColor(for: .disabled) == .red)
        #expect(button.buttonType == .system && UIButton().buttonType == .custom)
    }

    @Test func aTapOnAButtonSendsBothEvents() {
        let button = UIButton(type: .system, primaryAction: UIAction { [log] _ in log.note("primary") })
        button.setTitle("Go", for: .normal)
        button.addAction(UIAction { [log] _ in log.note("touch") }, for: .touchUpInside)
        let scene = shown(button, 100, 44)
        scene.tap("Go")
        #expect(Set(log.take()) == ["primary", "touch"])
        button.isEnabled = false
        scene.settle()
        scene.tap("Go")
        #expect(log.take() == [])
    }

    @Test func aButtonShowsTheTitleOfItsState() {
        let button = UIButton(type: .system)
        button.setTitle("Play", for: .normal)
        button.setTitle("Pause", for: .selected)
        let scene = shown(button, 100, 44)
        #expect(scene.shows("Play"))
        button.isSelected = true
        scene.settle()
        #expect(scene.shows("Pause") && !scene.shows("Play"))
    }

    @Test func aConfigurationSaysTheTitleAndTheInsets() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let button = UIButton(configuration: configuration)
        let plain = UIButton(configuration: {
            var other = configuration
            other.contentInsets = .zero
            return other
        }())
        let inner = plain.intrinsicContentSize
        #expect(button.intrinsicContentSize == CGSize(width: inner.width + 40, height: inner.height + 20))
        #expect(shown(button, 100, 44).shows("Buy"))
    }

    @Test func aBackgroundIsDrawnBehindTheTitle() {
        var configuration = UIButton.Configuration.filled()
        configuration.baseBackgroundColor = .red
        let scene = shown(UIButton(configuration: configuration), 100, 44)
        #expect(scene.drawnFrames == [CGRect(x: 0, y: 0, width: 100, height: 44)])
        #expect(shown(UIButton(configuration: .plain()), 100, 44).drawnFrames == [])
    }

    @Test func statesOfProgramsAndOfTheFrameworkDoNotOverlap() {
        let known: UIControl.State = [.highlighted, .disabled, .selected, .focused]
        #expect(UIControl.State.application.isDisjoint(with: .reserved))
        #expect(known.isDisjoint(with: [.application, .reserved]))
        #expect(UIControl.State.application.rawValue == 0xff_0000)
    }
}
