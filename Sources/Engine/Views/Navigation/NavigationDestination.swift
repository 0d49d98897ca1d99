import Foundation
public import QuadrantCore
import QuadrantGraph

extension View {
    /// Declares the screen that the enclosing stack shows for values of a type. The last one of several for the same
    /// type applies.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        screenFact(DestinationInput(destination)) { configuration, input in
            configuration.destinations.append(input.maker)
        }
    }

    /// Pushes a screen onto the enclosing stack while `isPresented` is true; popping it sets the binding to false. No
    /// effect without a stack.
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let screen = AnyView(destination())
        return modifier(PushModifier(PresentedSource(screen, isPresented)))
    }

    /// Pushes a screen onto the enclosing stack while the item is not nil; popping it sets the item to nil.
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(PushModifier(PresentedSource(item, id: { $0 }, destination)))
    }
}

/// Closures cannot be compared, so each declaration creates another maker.
private struct DestinationInput {
    let maker: DestinationMaker
    nonisolated init<D: Hashable, C: View>(_ destination: @escaping (D) -> C) {
        maker = DestinationMaker(D.self) { value in
            guard let value = value as? D else { return AnyView(EmptyView()) }
            return AnyView(DeferredView { destination(value) })
        }
    }
}

/// A screen whose content is evaluated in its own body, so that its reads invalidate only itself.
nonisolated struct DeferredView<Content: View>: View {
    let make: () -> Content
    init(_ make: @escaping () -> Content) { self.make = make }
    @MainActor var body: some View { make() }
}

/// Pushes a screen onto the enclosing stack while its source has one.
nonisolated struct PushModifier: ViewModifier {
    let source: PresentedSource
    @Environment(\.navigatorLink) private var link
    @Environment(\.linkColumn) private var nextColumn

    init(_ source: PresentedSource) { self.source = source }

    /// For a view that reads its own binding.
    init(isActive: Bool, content: AnyView, popped: @escaping () -> Void) {
        source = PresentedSource(content, Binding(reading: { isActive }, writing: { if !$0 { popped() } }))
    }

    @MainActor func body(content: Content) -> some View {
        let screen = source.view()
        return content.modifier(Pusher(isActive: screen != nil, screen: screen ?? AnyView(EmptyView()),
                                popped: source.dismiss, navigator: nextColumn.navigator ?? link.navigator,
                                isInPlace: nextColumn.navigator != nil))
    }
}

private nonisolated struct Pusher: LifecycleRole {
    typealias Body = Never
    let isActive: Bool
    let screen: AnyView
    let popped: () -> Void
    let navigator: Navigator?
    /// Whether the screen is that of the next column, which it stays when a row is scrolled away.
    let isInPlace: Bool

    static var modifierName: String { "pusher" }
    static func changed(from old: Pusher, to new: Pusher) -> PhaseSet { [] }

    func appeared(_ context: RoleContext) { if isActive { notify(context) } }
    func updated(from old: Pusher, _ context: RoleContext) { if isActive || old.isActive { notify(context) } }
    func left(_ context: RoleContext) {
        guard isActive, !isInPlace, let navigator else { return }
        let push = push(context)
        context.box.graph.whenSettled { navigator.withdraw(push) }
    }

    private func push(_ context: RoleContext) -> ViewPush {
        context.kept { ViewPush(content: screen, popped: popped) }
    }

    private func notify(_ context: RoleContext) {
        guard let navigator else { return }
        let push = push(context)
        push.content = screen
        push.popped = popped
        let isActive = isActive, isInPlace = isInPlace
        context.box.graph.whenSettled {
            if isActive { navigator.push(push, isInPlace: isInPlace) } else { navigator.withdraw(push) }
        }
    }
}
