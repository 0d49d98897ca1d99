public import Foundation
public import SwiftUI
public import UIKit

/// A button of UIKit to sign in with, drawn as `SignInWithAppleButton`; sends what `UIControl` sends at a touch.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
    /// What the button says.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }
    /// What the button looks like.
    public enum Style: Int, Sendable { case white, whiteOutline, black }
    private let type: ButtonType, style: Style
    /// A button.
    public init(type: ButtonType, style: Style) {
        (self.type, self.style) = (type, style)
        super.init(frame: .zero)
    }
    /// A button.
    public convenience init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        self.init(type: type, style: style)
    }
    /// A black button for signing in.
    public convenience override init(frame: CGRect) {
        self.init(type: .signIn, style: .black)
        self.frame = frame
    }
    public required init?(coder: NSCoder) {
        (type, style) = (.signIn, .black)
        super.init(coder: coder)
    }
    /// Points, limited to half of the button's height. Nothing to do: the button has the corners of SwiftUI's.
    open var cornerRadius: CGFloat = 6

    private var shown: some View {
        let label: SignInWithAppleButton.Label = switch type {
        case .signIn: .signIn
        case .continue: .continue
        case .signUp: .signUp
        }
        let appearance: SignInWithAppleButton.Style = switch style {
        case .white: .white
        case .whiteOutline: .whiteOutline
        case .black: .black
        }
        return SignInWithAppleButton(label, onRequest: { _ in }, onCompletion: { _ in })
            .signInWithAppleButtonStyle(appearance)
    }
    open override func _content() -> AnyView? { AnyView(shown.allowsHitTesting(false)) }
    /// 140 points wide and 30 high: the least that Apple asks for.
    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}
