public import SwiftUI

/// A card that says how people perform an intent by speaking. Apple's takes the words from the shortcuts of the
/// program; here it has the title of the intent. Its measures are a guess.
public struct SiriTipView: View {
    @Environment(\.siriTipViewStyle) private var style
    @Environment(\.colorScheme) private var colorScheme
    private let title: LocalizedStringResource
    private let isVisible: Binding<Bool>?

    /// A card for an intent. A button takes it away where `isVisible` is given; false shows nothing.
    public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
        (title, self.isVisible) = (Intent.title, isVisible)
    }

    public var body: some View {
        if isVisible?.wrappedValue ?? true {
            HStack(spacing: 12) {
                Circle().fill(.linearGradient(colors: [.cyan, .purple], startPoint: .topLeading,
                                              endPoint: .bottomTrailing)).frame(width: 28, height: 28)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Say").font(.caption).opacity(0.6)
                    Text("“\(Text(title))”").font(.subheadline.bold())
                }
                Spacer(minLength: 0)
                if let isVisible {
                    Button { isVisible.wrappedValue = false } label: { Image(systemName: "xmark").font(.footnote) }
                        .buttonStyle(.plain).opacity(0.6)
                }
            }
            .padding(12)
            .foregroundStyle(isDark ? .white : .black)
            .background(isDark ? Color(white: style == .black ? 0 : 0.17) : .white, in: .rect(cornerRadius: 14))
        }
    }

    /// The automatic style is light in light surroundings.
    private var isDark: Bool { style == .automatic ? colorScheme == .dark : style != .light }
}

/// The colours of a `SiriTipView`.
public enum SiriTipViewStyle: Hashable, Sendable { case automatic, light, dark, black }

extension View {
    /// Sets the colours of the `SiriTipView` in this view.
    public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View { environment(\.siriTipViewStyle, style) }
    /// Sets the colours of the `ShortcutsLink` in this view.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
        environment(\.shortcutsLinkStyle, style)
    }
}
extension EnvironmentValues {
    @Entry fileprivate var siriTipViewStyle = SiriTipViewStyle.automatic
    @Entry fileprivate var shortcutsLinkStyle = ShortcutsLinkStyle.automatic
}

/// A button that opens the shortcuts of the program, with its name beside a symbol. There are none to open here. Its
/// measures are a guess.
public struct ShortcutsLink: View {
    @Environment(\.shortcutsLinkStyle) private var style
    @Environment(\.colorScheme) private var colorScheme
    private let action: () -> Void
    /// A button that opens the shortcuts.
    public init() { action = {} }
    /// A button that opens the shortcuts and performs an action.
    public init(action: @escaping () -> Void) { self.action = action }

    public var body: some View {
        Button(action: action) {
            Label("Shortcuts", systemImage: "square.stack.3d.up.fill").font(.headline).padding(.horizontal, 16)
                .frame(minHeight: 44).foregroundStyle(isDark ? .white : .black)
                .background(isDark ? Color(white: 0.11) : .white, in: .rect(cornerRadius: 12))
                .overlay { if hasOutline { RoundedRectangle(cornerRadius: 12).stroke(.gray, lineWidth: 1) } }
        }
        .buttonStyle(.plain)
    }

    private var isDark: Bool {
        switch style {
        case .automatic, .automaticOutline: colorScheme == .light
        case .dark, .darkOutline: true
        case .light, .lightOutline: false
        }
    }
    private var hasOutline: Bool { [.automaticOutline, .darkOutline, .lightOutline].contains(style) }
}

/// The colours of a `ShortcutsLink`, and whether it has an outline.
public enum ShortcutsLinkStyle: Hashable, Sendable {
    case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}
