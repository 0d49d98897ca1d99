import Foundation
import QuadrantDisplayList
import QuadrantHost
import QuadrantTesting
import Testing
import UIKit

@Suite("UISwitch, UISlider, UIStepper, UIProgressView, UISegmentedControl")
@MainActor
struct UIValueControlsTests {
    private let log = Log()

    private func listen(_ control: UIControl, _ line: @escaping () -> String) {
        control.addAction(UIAction { [log] _ in log.note(line()) }, for: .valueChanged)
    }

    @Test func aTapTurnsASwitchAndTellsIt() {
        let control = UISwitch()
        listen(control) { "\(control.isOn)" }
        let scene = shown(control, 51, 31)
        scene.tap(at: CGPoint(x: 25, y: 15))
        #expect(control.isOn && log.take() == ["true"])
        control.setOn(false, animated: false)
        #expect(!control.isOn && log.take() == [])
        control.isEnabled = false
        scene.settle()
        scene.tap(at: CGPoint(x: 25, y: 15))
        #expect(!control.isOn && log.take() == [])
    }

    /// The track of 51 points is a point wider on each side than what it is aligned by.
    @Test func whatTheProgramSetsIsDrawn() {
        let toggle = UISwitch(), slider = UISlider(), stepper = UIStepper()
        let segments = UISegmentedControl(items: ["One", "Two"])
        let changes: [(UIView, () -> Void)] = [
            (toggle, { toggle.isOn = true }), (slider, { slider.value = 0.5 }), (stepper, { stepper.value = 100 }),
            (segments, { segments.selectedSegmentIndex = 1 }),
        ]
        for (view, change) in changes {
            let scene = shown(view, 200, 40), before = scene.displayList
            change()
            scene.wait(1)
            #expect(scene.displayList != before, "\(type(of: view))")
        }
    }

    @Test func aSwitchHasTheSizeOfTheDesign() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 61, height: 28))
        #expect(UISwitch().sizeThatFits(CGSize(width: 500, height: 500)) == CGSize(width: 61, height: 28))
        #expect(UISwitch().contentHuggingPriority(for: .horizontal) == .defaultHigh)
    }

    @Test func aSliderKeepsItsValueBetweenItsLimits() {
        let control = UISlider()
        #expect(control.minimumValue == 0 && control.maximumValue == 1)
        control.value = 3
        #expect(control.value == 1)
        control.maximumValue = 10
        control.value = 7
        control.minimumValue = 8
        #expect(control.value == 8)
        control.maximumValue = 4
        #expect(control.value == 4 && control.minimumValue == 4)
        control.minimumValue = 20
        #expect(control.maximumValue == 20 && control.value == 20)
    }

    @Test func aDragMovesASlider() {
        let control = UISlider()
        control.maximumValue = 100
        listen(control) { control.value > 50 ? "more" : "less" }
        let scene = shown(control, 200, 34)
        control.value = 50
        scene.settle()
        scene.drag(from: .point(CGPoint(x: 100, y: 17)), by: CGSize(width: 60, height: 0))
        #expect(control.value > 50 && control.value < 100)
        #expect(Set(log.take()) == ["more"])
        control.setValue(0, animated: false)
        #expect(control.value == 0 && log.take() == [])
    }

    @Test func aStepperCountsWithinItsLimits() {
        let control = UIStepper()
        #expect(control.minimumValue == 0 && control.maximumValue == 100 && control.stepValue == 1)
        control.value = 1000
        #expect(control.value == 100)
        control.value = -4
        #expect(control.value == 0)
        control.stepValue = 10
        listen(control) { "\(control.value)" }
        let size = control.intrinsicContentSize, scene = shown(control, size.width, size.height)
        let plus = CGPoint(x: size.width * 0.75, y: size.height / 2)
        scene.tap(at: plus)
        scene.tap(at: plus)
        scene.tap(at: CGPoint(x: size.width * 0.25, y: size.height / 2))
        #expect(control.value == 10 && log.take() == ["10.0", "20.0", "10.0"])
    }

    @Test func progressIsAShare() {
        let view = UIProgressView(progressViewStyle: .bar)
        view.progress = 1.5
        #expect(view.progress == 1)
        view.setProgress(-1, animated: true)
        #expect(view.progress == 0 && view.intrinsicContentSize.height == 4)
    }

    @Test func progressIsDrawnOverTheTrackInItsTint() {
        let view = UIProgressView()
        view.progressTintColor = .red
        view.progress = 0.25
        let scene = shown(view, 200, 4), before = scene.displayList
        #expect(scene.drawnColors.count == 2 && scene.drawnColors.last == RGBA(red: 1, green: 0, blue: 0))
        view.progress = 0.5
        #expect(scene.displayList != before)
    }

    @Test func segmentsHaveTitles() {
        let control = UISegmentedControl(items: ["One", "Two"])
        #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        control.insertSegment(withTitle: "Last", at: 99, animated: false)
        #expect((0..<4).map { control.titleForSegment(at: $0) } == ["Zero", "One", "Two", "Last"])
        control.setTitle("Half", forSegmentAt: 1)
        #expect(control.titleForSegment(at: 1) == "Half" && control.titleForSegment(at: 4) == nil)
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0)
    }

    @Test func aTapChoosesASegment() {
        let control = UISegmentedControl(items: ["One", "Two"])
        listen(control) { "\(control.selectedSegmentIndex)" }
        let scene = shown(control, 200, 32)
        scene.tap("Two")
        #expect(log.take() == ["1"])
        control.selectedSegmentIndex = 0
        #expect(log.take() == [])
    }

    @Test func aPageControlPointsAtAPage() {
        let control = UIPageControl()
        control.currentPage = 3
        #expect(control.currentPage == 0)
        control.numberOfPages = 5
        control.currentPage = 9
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        #expect(control.size(forNumberOfPages: 3).width - control.size(forNumberOfPages: 2).width == CGFloat(7 + 10))
    }

    @Test func aTapOnAHalfTurnsAPage() {
        let control = UIPageControl()
        control.numberOfPages = 3
        listen(control) { "\(control.currentPage)" }
        let scene = shown(control, 100, 26)
        #expect(scene.drawnFrames.filter { $0.width == 7 }.count == 3)
        scene.tap(at: CGPoint(x: 80, y: 13))
        scene.tap(at: CGPoint(x: 80, y: 13))
        scene.tap(at: CGPoint(x: 80, y: 13))
        scene.tap(at: CGPoint(x: 10, y: 13))
        #expect(log.take() == ["1", "2", "1"])
        control.numberOfPages = 1
        control.hidesForSinglePage = true
        scene.settle()
        #expect(scene.drawnFrames == [])
    }
}
