public import SwiftUI

/// A button to sign in with: drawn as Apple's, with a neutral mark in the place of the logo, which is reported; no
/// account is signed in.
public struct SignInWithAppleButton: View {
    public struct Label: Sendable {
        fileprivate let text: String
        public static let signIn = Label(text: "Sign in with Apple")
        public static let signUp = Label(text: "Sign up with Apple")
        public static let `continue` = Label(text: "Continue with Apple")
    }
    public struct Style: Hashable, Sendable {
        fileprivate let name: String
        public static let black = Style(name: "black")
        public static let white = Style(name: "white")
        public static let whiteOutline = Style(name: "whiteOutline")
    }
    private let label: Label
    private let request: (ASAuthorizationAppleIDRequest) -> Void
    private let completion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInWithAppleStyle) private var style

    public init(_ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
                onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void) {
        (self.label, request, completion) = (label, onRequest, onCompletion)
    }
    public var body: some View {
        let isBlack = style == .black
        Button {
            request(ASAuthorizationAppleIDProvider().createRequest())
            completion(.failure(ASAuthorizationError(.canceled)))
        } label: {
            HStack(spacing: 6) {
                Image(systemName: "applelogo").imageScale(.small).accessibilityHidden(true)
                Text(verbatim: label.text)
            }
                .font(.system(size: 19, weight: .medium))
                .foregroundStyle(isBlack ? .white : .black)
                .frame(maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
                .background(isBlack ? .black : .white, in: RoundedRectangle(cornerRadius: 6))
                .overlay {
                    if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black, lineWidth: 1) }
                }
        }
        .buttonStyle(.plain)
    }
}
extension EnvironmentValues {
    @Entry var signInWithAppleStyle: SignInWithAppleButton.Style = .black
}
extension View {
    nonisolated public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInWithAppleStyle, style)
    }
}
