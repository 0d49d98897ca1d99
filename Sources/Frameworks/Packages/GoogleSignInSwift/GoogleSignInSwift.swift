import Combine
import SwiftUI

// GoogleSignInSwift: the button, without Google's mark.

public enum GoogleSignInButtonStyle: String, CaseIterable, Sendable { case standard, wide, icon }
public enum GoogleSignInButtonColorScheme: String, CaseIterable, Sendable { case dark, light }
public enum GoogleSignInButtonState: String, CaseIterable, Sendable { case normal, disabled, pressed }
public final class GoogleSignInButtonViewModel: ObservableObject {
    @Published public var scheme: GoogleSignInButtonColorScheme
    @Published public var style: GoogleSignInButtonStyle
    @Published public var state: GoogleSignInButtonState
    public init(scheme: GoogleSignInButtonColorScheme = .light, style: GoogleSignInButtonStyle = .standard,
                state: GoogleSignInButtonState = .normal) {
                    (self.scheme, self.style, self.state) = (scheme, style, state)
                }
}
public struct GoogleSignInButton: View {
    @ObservedObject private var model: GoogleSignInButtonViewModel
    private let action: () -> Void
    public init(viewModel: GoogleSignInButtonViewModel, action: @escaping () -> Void) {
        (model, self.action) = (viewModel, action)
    }
    public init(scheme: GoogleSignInButtonColorScheme = .light, style: GoogleSignInButtonStyle = .standard,
                state: GoogleSignInButtonState = .normal, action: @escaping () -> Void) {
        self.init(viewModel: .init(scheme: scheme, style: style, state: state), action: action)
    }
    public var body: some View {
        Button(action: action) {
            Group {
                if model.style == .icon { Text(verbatim: "G") } else {
                    Text(verbatim: model.style == .wide ? "Sign in with Google" : "Sign in")
                }
            }
            .font(.system(size: 14, weight: .medium))
            .frame(maxWidth: model.style == .wide ? .infinity : nil, minHeight: 40)
            .padding(.horizontal, 12)
            .foregroundStyle(model.scheme == .dark ? .white : .black.opacity(0.54))
            .background(model.scheme == .dark ? Color(red: 0.26, green: 0.52, blue: 0.96) : .white)
            .clipShape(RoundedRectangle(cornerRadius: 2))
            .shadow(color: .black.opacity(0.2), radius: 1, y: 1)
        }
        .buttonStyle(.plain)
        .disabled(model.state == .disabled)
    }
}
