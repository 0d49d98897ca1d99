import Foundation
public import QuadrantCore

/// Windows that all show the same kind of content, each with its own state.
public nonisolated struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never
    let scene: WindowScene

    nonisolated public static func _append(_ scene: Self, to children: inout _ChildBuilder) {
        WindowScene._append(scene.scene, to: &children)
    }

    private init(id: String?, title: Text?, _ content: @escaping @MainActor () -> Content) {
        scene = WindowScene(.group, id: id, title: title) { _ in AnyView(WindowContent(make: content)) }
    }

    /// Windows without an id. The first scene of an app opens one at the start, and more from the menu.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) { self.init(id: nil, title: nil, content) }
    /// Windows that `openWindow(id:)` opens.
    public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: id, title: nil, content)
    }
    /// Windows with a title and an id that `openWindow(id:)` opens.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: id, title: title, content)
    }
    /// Windows with an id, and a title that is localized as in `Text`.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: id, title: Text(titleKey), content)
    }
    /// Windows with an id, and a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: id, title: Text(title), content)
    }
    /// Windows with a title.
    public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: nil, title: title, content)
    }
    /// Windows with a title that is localized as in `Text`.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: nil, title: Text(titleKey), content)
    }
    /// Windows with a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(id: nil, title: Text(title), content)
    }
}

extension WindowGroup {
    private init<D: Codable & Hashable, C: View>(
        _ type: D.Type, id: String?, title: Text?, default makeDefault: (() -> D)?,
        _ content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        scene = WindowScene(.group, id: id, title: title, valueType: ObjectIdentifier(D.self)) { value in
            AnyView(PresentedWindowContent(value: value?.base as? D ?? makeDefault?(), content: content))
        }
    }

    /// Windows for values of a type: `openWindow(value:)` opens one for each. The binding is nil in a window opened
    /// without a value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: nil, title: nil, default: nil) { onMain($0, content) }
    }
    /// Windows for values of a type, with an id. The binding is nil in a window opened without a value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: id, title: nil, default: nil) { onMain($0, content) }
    }
    /// Windows for values of a type, with an id and a localized title.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: id, title: Text(titleKey), default: nil) { onMain($0, content) }
    }
    /// Windows for values of a type, with a localized title.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: nil, title: Text(titleKey), default: nil) { onMain($0, content) }
    }
    /// Windows for values of a type, with an id and a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: id, title: Text(title), default: nil) { onMain($0, content) }
    }
    /// Windows for values of a type, with a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: nil, title: Text(title), default: nil) { onMain($0, content) }
    }

    /// Windows with a title for values of a type, `defaultValue` without one.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: nil, title: title, default: defaultValue) {
            onMain($0.unwrapped(or: defaultValue), content)
        }
    }
    /// Windows with an id and a title for values of a type, `defaultValue` without one.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: id, title: title, default: defaultValue) {
            onMain($0.unwrapped(or: defaultValue), content)
        }
    }
    /// Windows with a title for values of a type. The binding is nil in a window opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: nil, title: title, default: nil) { onMain($0, content) }
    }
    /// Windows with an id and a title for values of a type. The binding is nil in a window opened without one.
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: id, title: title, default: nil) { onMain($0, content) }
    }
    /// Windows with a localized title for values of a type, `defaultValue` without one.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: nil, title: Text(titleKey), default: defaultValue) {
            onMain($0.unwrapped(or: defaultValue), content)
        }
    }
    /// Windows with an id and a localized title for values of a type, `defaultValue` without one.
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: id, title: Text(titleKey), default: defaultValue) {
            onMain($0.unwrapped(or: defaultValue), content)
        }
    }
    /// Windows with a title that is shown verbatim for values of a type, `defaultValue` without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: nil, title: Text(title), default: defaultValue) {
            onMain($0.unwrapped(or: defaultValue), content)
        }
    }
    /// Windows with an id and a title that is shown verbatim for values of a type, `defaultValue` without one.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: id, title: Text(title), default: defaultValue) {
            onMain($0.unwrapped(or: defaultValue), content)
        }
    }

    /// Windows for values of a type; the binding is `defaultValue` in a window opened without a value.
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: nil, title: nil, default: defaultValue) { onMain($0.unwrapped(or: defaultValue), content) }
    }
    /// Windows with an id for values of a type; the binding is `defaultValue` in a window opened without a value.
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(type, id: id, title: nil, default: defaultValue) { onMain($0.unwrapped(or: defaultValue), content) }
    }
}

extension Binding {
    fileprivate func unwrapped<D>(or makeDefault: @escaping () -> D) -> Binding<D> where Value == D? {
        Binding<D>(reading: { wrappedValue ?? makeDefault() }, writing: { wrappedValue = $0 })
    }
}

/// The content of a window that was opened for a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: value)
        self.content = content
    }

    @MainActor public var body: some View { content($value).environment(\.isStandalone, false) }
}

/// The content of a window; the reads of its closure are recorded.
nonisolated struct WindowContent<Content: View>: View {
    let make: @MainActor () -> Content
    @MainActor var body: some View { make().environment(\.isStandalone, false) }
}

/// A window that is open at most once.
public nonisolated struct Window<Content: View>: Scene {
    public typealias Body = Never
    let scene: WindowScene

    nonisolated public static func _append(_ scene: Self, to children: inout _ChildBuilder) {
        WindowScene._append(scene.scene, to: &children)
    }

    /// A window that is open at most once; `id` is for `openWindow(id:)`.
    public init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        scene = WindowScene(.single, id: id, title: title) { _ in AnyView(WindowContent(make: content)) }
    }
    /// A window with a title that is localized as in `Text`.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
    /// A window with a title that is shown verbatim.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

/// The window of the app's settings, opened from the menu or by `openSettings`; open at most once.
public nonisolated struct Settings<Content: View>: Scene {
    public typealias Body = Never
    let scene: WindowScene

    nonisolated public static func _append(_ scene: Self, to children: inout _ChildBuilder) {
        WindowScene._append(scene.scene, to: &children)
    }

    /// The content of the window. Its title is "Settings" in the user's language.
    public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
        scene = WindowScene(.settings, id: nil, title: Text(system: .settings)) { _ in
            AnyView(WindowContent(make: content))
        }
    }
}
