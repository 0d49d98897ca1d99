import Foundation
import QuadrantCore
import QuadrantTesting
import Testing
import UIKit

@Suite("UITextView, and what is typed into UITextField")
@MainActor
struct UITextViewTests {
    private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
        let log = Log()
        var refusesDigits = false
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            log.note("return")
            return true
        }
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange,
                       replacementString string: String) -> Bool {
            log.note("\(range.location)+\(range.length) '\(string)'")
            return !refusesDigits || string.allSatisfy { !$0.isNumber }
        }
        func textViewDidChange(_ textView: UITextView) { log.note("changed \(textView.text ?? "")") }
    }
    private let delegate = Delegate()

    @Test func whatIsTypedIsAskedFor() {
        let field = UITextField()
        field.delegate = delegate
        let scene = shown(field, 200, 34)
        scene.tap(at: CGPoint(x: 100, y: 17))
        scene.type("ab")
        #expect(field.text == "ab")
        #expect(delegate.log.take() == ["0+0 'a'", "1+0 'b'"])
        delegate.refusesDigits = true
        scene.type("1")
        #expect(field.text == "ab" && delegate.log.take() == ["2+0 '1'"])
    }

    @Test func typingSendsEditingChanged() {
        let field = UITextField(), log = Log()
        field.addAction(UIAction { _ in log.note("changed \(field.text ?? "")") }, for: .editingChanged)
        let scene = shown(field, 200, 34)
        scene.tap(at: CGPoint(x: 100, y: 17))
        scene.type("x")
        #expect(log.take() == ["changed x"])
        field.text = "set"
        #expect(log.take() == [])
    }

    @Test func returnIsAskedFor() {
        let field = UITextField()
        field.delegate = delegate
        let scene = shown(field, 200, 34)
        scene.tap(at: CGPoint(x: 100, y: 17))
        scene.key(.return)
        #expect(delegate.log.take().contains("return"))
    }

    @Test func textIsInsertedAndDeleted() {
        let field = UITextField()
        #expect(!field.hasText && field.text == "")
        field.insertText("abc")
        field.deleteBackward()
        #expect(field.text == "ab" && field.hasText)
    }

    @Test func aPlaceholderStandsForNoText() {
        let field = UITextField()
        field.placeholder = "Name"
        let scene = shown(field, 200, 34), empty = scene.displayList
        field.placeholder = "Number"
        let other = scene.displayList
        field.placeholder = nil
        #expect(other != empty && scene.displayList != empty && scene.displayList != other)
    }

    @Test func aTextViewIsTypedInto() {
        let view = UITextView()
        view.delegate = delegate
        let scene = shown(view, 200, 100)
        scene.tap(at: CGPoint(x: 100, y: 20))
        scene.type("hi")
        #expect(view.text == "hi" && delegate.log.take().last == "changed hi")
        view.text = "set"
        #expect(delegate.log.take() == [] && view.hasText)
    }

    @Test func aTextViewIsHigherForMoreLines() {
        let view = UITextView()
        view.text = "One"
        let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        view.text = "One\nTwo\nThree"
        let three = view.sizeThatFits(CGSize(width: 200, height: 0)).height
        let insets = view.textContainerInset.top + view.textContainerInset.bottom
        #expect(insets == 16)
        #expect(abs((three - insets) - 3 * (one - insets)) <= 1)
    }

    @Test func aTextViewThatIsNotEditableIsNoResponder() {
        let view = UITextView()
        #expect(view.canBecomeFirstResponder && view.isEditable)
        view.isEditable = false
        #expect(!view.canBecomeFirstResponder && !view.becomeFirstResponder())
    }

    @Test func theContainerHasItsPadding() {
        let container = UITextView().textContainer
        #expect(container.lineFragmentPadding == 5 && container.maximumNumberOfLines == 0)
    }
}
