public import QuadrantCore
public import UIKit

extension View {
    /// Which keys a keyboard on the screen shows. No effect where there is none.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// What the words of fields in this view mean. No effect where none are offered.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }
    /// When a keyboard on the screen writes capitals. No effect where there is none.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
}
