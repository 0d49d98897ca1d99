import Foundation
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
}
