public import QuadrantCore
public import UIKit

extension View {
    /// Which keys a keyboard on the screen shows. Nothing to do: there is no keyboard on the screen.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// What the words of fields in this view mean. Nothing to do: there is no keyboard on the screen.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// When a keyboard on the screen writes capitals. Nothing to do: there is no keyboard on the screen.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
