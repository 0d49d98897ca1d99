import QuadrantGraph

/// The interactions for which a view takes the focus.
public struct FocusInteractions: OptionSet, Sendable {
    /// One bit for each interaction: 1 activate, 2 edit.
    public let rawValue: Int
    /// A set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The view is activated by a key, as a button is.
    public static let activate = FocusInteractions(rawValue: 1 << 0)
    /// The view receives keys while focused, as a text field does.
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    /// Both interactions.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

/// When a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
    /// When no view has the focus.
    public static let automatic = DefaultFocusEvaluationPriority()
    /// Here the same as `automatic`.
    @available(*, unavailable, message: "people move the focus from field to field here, never into a group of them")
    public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
    /// Makes this view focusable: by a tap, the tab key, or a focus state.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(Focusable(isOn: isFocusable, interactions: .automatic, changed: nil))
    }
    /// Makes this view focusable; a tap gives it the focus only with `.edit`.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        modifier(Focusable(isOn: isFocusable, interactions: interactions, changed: nil))
    }
    /// Makes this view focusable, and calls `onFocusChange` when it gets or loses the focus.
    nonisolated public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void)
        -> some View
    {
        modifier(Focusable(isOn: isFocusable, interactions: .automatic, changed: onFocusChange))
    }

    /// Binds the focus in this view to a state: `binding` is `value` while the focus is in this view.
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
        -> some View
    {
        modifier(FocusTie(record: binding.cell, value: AnyHashable(value)))
    }

    /// Binds the focus in this view to a state: `condition` is true while the focus is in this view.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusTie(record: condition.cell, value: AnyHashable(true)))
    }

    /// Sets the view that gets the focus when this view appears and no other view has it.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        modifier(DefaultFocus { binding.cell?.write(value) })
    }
}

/// Registers a view for a value of a focus state.
private nonisolated struct FocusTie: ResponderModifier {
    typealias Body = Never
    let record: (any FocusRecord)?
    let value: AnyHashable
    static var modifierName: String { "focused" }
    static var isEager: Bool { true }
    func configure(_ responder: Responder) {
        let site = responder.site
        if let record { site.graph.focus.register(site.id, record, value) }
    }
}

private nonisolated struct DefaultFocus: LifecycleRole {
    typealias Body = Never
    let request: () -> Void
    static var modifierName: String { "defaultFocus" }
    static func changed(from old: Self, to new: Self) -> PhaseSet { [] }
    func appeared(_ context: RoleContext) {
        let graph = context.box.graph!
        graph.later { if graph.focus.responder == nil { request() } }
    }
}

/// A focusable view that draws its focus.
private nonisolated struct Focusable: ViewModifier {
    let isOn: Bool
    let interactions: FocusInteractions
    let changed: ((Bool) -> Void)?
    @State private var isFocused = false

    init(isOn: Bool, interactions: FocusInteractions, changed: ((Bool) -> Void)?) {
        self.isOn = isOn
        self.interactions = interactions
        self.changed = changed
    }

    @MainActor func body(content: Content) -> some View {
        content.environment(\.isFocused, isFocused)
            .modifier(FocusTarget(isOn: isOn, isTapped: interactions.contains(.edit)) {
                isFocused = $0
                changed?($0)
            })
    }
}

private nonisolated struct FocusTarget: ResponderModifier {
    typealias Body = Never
    let isOn: Bool
    let isTapped: Bool
    let changed: (Bool) -> Void
    static var modifierName: String { "focusable" }
    func configure(_ responder: Responder) {
        let site = responder.site
        responder.focus = isOn ? FocusPart(changed: changed) : nil
        if !isOn { site.resignFocus() }
        if !isOn || !isTapped {
            responder.pointer = nil
        } else if responder.pointer == nil {
            let tap = TapGesture().onEnded { site.requestFocus() }
            responder.pointer = PointerAttachment(GestureRecognizer(tap), .simultaneous)
        }
    }
}

private enum FocusedKey: EnvironmentKey { static let defaultValue = false }
private enum FocusEffectKey: EnvironmentKey { static let defaultValue = true }

extension View {
    /// Draws no focus effects in this view, such as the ring around a focused view; false draws them where an outer
    /// view does.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }
}

extension EnvironmentValues {
    /// Whether a focused view draws its focus; true by default.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
    /// Whether the nearest focusable ancestor has the focus.
    public internal(set) var isFocused: Bool {
        get { self[FocusedKey.self] }
        set { self[FocusedKey.self] = newValue }
    }
}
