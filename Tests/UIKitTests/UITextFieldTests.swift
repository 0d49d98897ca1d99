import Foundation
import QuadrantTesting
import Testing
import UIKit

@MainActor @Suite("UITextField")
struct UITextFieldTests {
    /// The names of what a field sends while `body` runs.
    private func sent(by field: UITextField, _ body: () -> Void) -> [NSNotification.Name] {
        nonisolated(unsafe) var names: [NSNotification.Name] = []
        let all = [UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification,
                   UITextField.textDidChangeNotification]
        let tokens = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { names.append($0.name) }
        }
        body()
        tokens.forEach(NotificationCenter.default.removeObserver)
        return names
    }

    @Test func editingThatBeginsAndEndsIsTold() {
        let field = UITextField()
        let names = sent(by: field) {
            field.becomeFirstResponder()
            field.becomeFirstResponder()
            field.resignFirstResponder()
            field.resignFirstResponder()
        }
        #expect(names == [UITextField.textDidBeginEditingNotification, UITextField.textDidEndEditingNotification])
    }

    @Test func aFieldThatIsNotEnabledDoesNotBegin() {
        let field = UITextField()
        field.isEnabled = false
        #expect(sent(by: field) { field.becomeFirstResponder() } == [])
        #expect(!field.isEditing)
    }

    /// A field without a visible cursor, as people write it.
    private final class Emoji: UITextField {
        override var textInputMode: UITextInputMode? { .activeInputModes.first }
        override func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: 1, y: 2, width: 0, height: 0) }
        override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [UITextSelectionRect()] }
    }
    @Test func aFieldOverridesWhereItsCursorIs() throws {
        let field: UITextField = Emoji()
        field.endFloatingCursor()
        #expect(field.caretRect(for: field.beginningOfDocument).origin == CGPoint(x: 1, y: 2))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
        #expect(field.selectionRects(for: range).map(\.rect) == [.zero])
        #expect(UITextView().selectionRects(for: range).isEmpty && UITextView().characterRange(at: .zero) == nil)
    }

    // MARK: What a user does

    private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
        let log = Log()
        var allows = true
        var limit = Int.max
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.note("begin") }
        func textFieldDidEndEditing(_ textField: UITextField) { log.note("end") }
        func textViewDidBeginEditing(_ textView: UITextView) { log.note("begin") }
        func textViewDidEndEditing(_ textView: UITextView) { log.note("end") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            log.note("\(range.location) \(range.length) \(text)")
            return (textView.text?.count ?? 0) - range.length + text.count <= limit
        }
    }
    private let editor = Editor()

    private func two() -> (UITextField, UITextField, ViewHarness) {
        let view = UIView(), fields = (0..<2).map { index in
            let field = UITextField(frame: CGRect(x: 0, y: index * 60, width: 200, height: 40))
            field.placeholder = "Field \(index)"
            field.delegate = editor
            return field
        }
        for field in fields { view.addSubview(field) }
        return (fields[0], fields[1], shown(view, 200, 200))
    }

    @Test func aTapBeginsAndAnotherFieldEndsEditing() {
        let (first, second, scene) = two()
        scene.tap("Field 0")
        scene.settle()
        #expect(first.isEditing && editor.log.take() == ["begin"])
        scene.type("a")
        #expect(first.text == "a")
        scene.tap("Field 1")
        scene.settle()
        #expect(second.isEditing && !first.isEditing && editor.log.take() == ["end", "begin"])
        second.resignFirstResponder()
        scene.settle()
        #expect(!second.isEditing && editor.log.take() == ["end"])
        scene.type("b")
        #expect(second.text == "")
    }

    @Test func theProgramBeginsEditing() {
        let (_, second, scene) = two()
        second.becomeFirstResponder()
        scene.settle()
        scene.type("xy")
        #expect(second.text == "xy")
    }

    @Test func theDelegateMayRefuseEditing() {
        let (first, _, scene) = two()
        editor.allows = false
        scene.tap("Field 0")
        scene.settle()
        scene.type("a")
        #expect(!first.isEditing && first.text == "" && editor.log.take() == [])
    }

    @Test func aButtonEmptiesTheText() {
        let field = UITextField(), scene = shown(field, 200, 40)
        field.text = "Words"
        scene.settle()
        scene.tap(at: CGPoint(x: 188, y: 20))
        #expect(field.text == "Words")
        field.clearButtonMode = .always
        scene.settle()
        scene.tap(at: CGPoint(x: 188, y: 20))
        scene.settle()
        #expect(field.text == "")
    }

    @Test func viewsStandBesideTheText() {
        let field = UITextField(), left = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)), right = UILabel()
        (field.text, right.text) = ("Words", "kg")
        (field.leftView, field.rightView) = (left, right)
        let scene = shown(field, 200, 40), start = scene.frame(of: "Words").minX
        #expect(!scene.shows("kg"))
        (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
        scene.settle()
        #expect(scene.frame(of: "Words").minX == start + 30 && scene.frame(of: "kg").maxX < 201)
        scene.tap("Words")
        scene.settle()
        #expect(!scene.shows("kg"))
    }

    @Test func aTextViewIsEditedAsItsDelegateAllows() {
        let view = UITextView()
        view.delegate = editor
        let scene = shown(view, 200, 100)
        editor.limit = 3
        scene.tap(at: CGPoint(x: 100, y: 20))
        scene.settle()
        for letter in ["a", "b", "c", "d"] { scene.type(letter) }
        #expect(view.text == "abc")
        #expect(editor.log.take() == ["begin", "0 0 a", "1 0 b", "2 0 c", "3 0 d"])
        view.resignFirstResponder()
        #expect(editor.log.take() == ["end"])
    }
}
