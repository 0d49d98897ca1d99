import Foundation
import QuadrantCore
import QuadrantGeometry

extension View {
    /// Opens a list of actions beside this view while `isOpen`.
    nonisolated func menuList<Items: View>(isOpen: Binding<Bool>, @ViewBuilder items: @escaping () -> Items)
        -> some View
    {
        modifier(Presenter(
            isPresented: isOpen.wrappedValue,
            placement: .beside(gap: ControlMetrics.Menu.gap, margin: ControlMetrics.Menu.margin, isCentred: false),
            content: { AnyView(MenuList(items: items(), dismiss: { isOpen.wrappedValue = false })) },
            backdrop: { AnyView(Backdrop { isOpen.wrappedValue = false }) },
            dismiss: { isOpen.wrappedValue = false }))
    }
}

/// Takes what is tapped beside a presented view, and closes that.
nonisolated struct Backdrop: View {
    let dismiss: () -> Void
    @MainActor var body: some View {
        Color.clear.contentShape(Rectangle()).onTapGesture(perform: dismiss)
    }
}

/// What stands before a row of a menu.
enum MenuMark: Equatable { case none, unchecked, checked }

private enum MenuMarkKey: EnvironmentKey { static let defaultValue = MenuMark.none }
private enum MenuKeepsOpenKey: EnvironmentKey { static let defaultValue = false }
private enum DismissMenuKey: EnvironmentKey {
    static var defaultValue: DismissMenu { DismissMenu(action: {}) }
}

/// Closes a menu and those it was opened from.
struct DismissMenu {
    let action: () -> Void
}

extension EnvironmentValues {
    var menuMark: MenuMark {
        get { self[MenuMarkKey.self] }
        set { self[MenuMarkKey.self] = newValue }
    }
    /// Whether the row at hand opens something instead of acting.
    var menuKeepsOpen: Bool {
        get { self[MenuKeepsOpenKey.self] }
        set { self[MenuKeepsOpenKey.self] = newValue }
    }
    fileprivate var dismissMenu: DismissMenu {
        get { self[DismissMenuKey.self] }
        set { self[DismissMenuKey.self] = newValue }
    }
}

/// The list over the window.
private nonisolated struct MenuList<Items: View>: View {
    let items: Items
    let dismiss: () -> Void
    private let read = SubviewReader()
    @Environment(\.dismissMenu) private var outer

    init(items: Items, dismiss: @escaping () -> Void) {
        self.items = items
        self.dismiss = dismiss
    }

    @MainActor var body: some View {
        MenuRows(rows: read(items).map { $0.isDivider ? nil : AnyView($0) })
            .frame(width: ControlMetrics.Menu.width)
            .background(.ultraThickMaterial)
            .clipShape(RoundedRectangle(cornerRadius: ControlMetrics.Menu.radius))
            .shadow(color: .black.opacity(0.2), radius: 16)
            .buttonStyle(MenuRowStyle())
            .toggleStyle(MenuToggleStyle())
            .labelStyle(MenuLabelStyle())
            .environment(\.pickerLook, .rows)
            .environment(\.menuMark, .none)
            .environment(\.menuKeepsOpen, false)
            .environment(\.font, .body)
            .environment(\.foregroundStyle, nil)
            .environment(\.multilineTextAlignment, .leading)
            .environment(\.dismissMenu, DismissMenu {
                dismiss()
                outer.action()
            })
    }
}

/// Rows with thin lines between them, and bands where `nil` stands for a divider.
struct MenuRows: View {
    let rows: [AnyView?]

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows.count, id: \.self) { index in
                if let row = rows[index] {
                    if index > 0, rows[index - 1] != nil { Divider() }
                    row
                } else if index > 0, index < rows.count - 1 {
                    Color(system: .quaternaryFill).frame(height: ControlMetrics.Menu.sectionGap)
                }
            }
        }
    }
}

extension Subview {
    var isDivider: Bool { viewType == Divider.self }
}

/// An action in a menu: closes the menu when it is done.
private struct MenuRowStyle: PrimitiveButtonStyle {
    @Environment(\.dismissMenu) private var dismiss
    @Environment(\.menuKeepsOpen) private var keepsOpen

    func makeBody(configuration: Configuration) -> some View {
        PressedButton(MenuRowLook(), PrimitiveButtonStyleConfiguration(
            role: configuration.role, label: configuration.label,
            action: {
                if !keepsOpen { dismiss.action() }
                configuration.trigger()
            }))
    }
}

private struct MenuRowLook: ButtonStyle {
    @Environment(\.menuMark) private var mark
    @Environment(\.menuKeepsOpen) private var keepsOpen
    @Environment(\.isEnabled) private var isEnabled

    private typealias Metrics = ControlMetrics.Menu

    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            if mark != .none {
                Image(systemName: "checkmark").font(.system(size: 15, weight: .semibold))
                    .opacity(mark == .checked ? 1 : 0)
                    .frame(width: Metrics.check - 6, alignment: .leading)
            }
            configuration.label
            Spacer(minLength: 8)
            if keepsOpen {
                Chevron().stroke(.primary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: 6, height: 11)
            }
        }
        .foregroundStyle(!isEnabled ? AnyShapeStyle(.tertiary)
            : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
        .padding(.horizontal, Metrics.side)
        .padding(.vertical, 8)
        .frame(minHeight: Metrics.row)
        .background { if configuration.isPressed { Color(system: .fill) } }
    }
}

/// The title in front, the icon at the far end.
private struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
            configuration.title
            Spacer(minLength: 8)
            configuration.icon.frame(minWidth: ControlMetrics.Menu.icon)
        }
    }
}

private struct MenuToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button { configuration.isOn.toggle() } label: { configuration.label }
            .environment(\.menuMark, configuration.isOn ? .checked : .unchecked)
    }
}
