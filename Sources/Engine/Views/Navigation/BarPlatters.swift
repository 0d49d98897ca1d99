import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantText

/// Items of a bar on plates of glass (iOS 26): symbols that follow each other share a plate; a text, a prominent button
/// and what a spacer separates have plates of their own.
struct BarPlatters: View {
    let items: [BarItem]
    /// The items of a menu at the end.
    var more: [BarItem] = []
    var recipe = GlassRecipe.Kind.bar
    @Environment(\.design) private var design
    @State private var names = PlateNames()
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let groups = names.named(BarPlatters.groups(of: items)), last = groups.last?.id
        let sharesLast = groups.last?.items.last.map { BarPlatters.sharesPlate($0) } ?? false
        HStack(spacing: metrics.platterGap) {
            ForEach(groups) { group in
                if group.items.first?.kind == .flexibleSpace {
                    Spacer(minLength: 0)
                } else {
                    BarPlatter(items: group.items, more: sharesLast && group.id == last ? more : [], recipe: recipe)
                }
            }
            if !sharesLast, !more.isEmpty { BarPlatter(items: [], more: more, recipe: recipe) }
        }
    }

    private static func sharesPlate(_ item: BarItem) -> Bool {
        item.kind == .view && item.placement != .confirmation && !BarLabels.isText(item.content.content.viewType)
    }

    /// The items of each plate. A flexible space is a group of its own.
    static func groups(of items: [BarItem]) -> [[BarItem]] {
        var groups: [[BarItem]] = [], isOpen = false
        for item in items {
            switch item.kind {
            case .fixedSpace, .searchField: isOpen = false
            case .flexibleSpace:
                groups.append([item])
                isOpen = false
            case .bare:
                groups.append([item])
                isOpen = false
            case .view:
                let isAlone = !sharesPlate(item)
                if isOpen, !isAlone { groups[groups.count - 1].append(item) } else { groups.append([item]) }
                isOpen = !isAlone
            }
        }
        return groups
    }
}

/// Gives plates a name each that stays while one of their items does, so that a view in a bar keeps its state when
/// another one comes onto its plate.
private final class PlateNames {
    struct Plate: Identifiable {
        let id: BarItem.ID
        let items: [BarItem]
    }
    /// The name of each item's plate.
    private var names: [BarItem.ID: BarItem.ID] = [:]

    func named(_ plates: [[BarItem]]) -> [Plate] {
        var used: Set<BarItem.ID> = []
        let known = plates.map { items in
            items.lazy.compactMap { self.names[$0.id] }.first { used.insert($0).inserted }
        }
        let named = zip(plates, known).compactMap { items, known -> Plate? in
            // One that no other plate has, from a plate on which the item was before.
            (known ?? items.lazy.map(\.id).first { used.insert($0).inserted }).map { Plate(id: $0, items: items) }
        }
        names = Dictionary(named.flatMap { plate in plate.items.map { ($0.id, plate.id) } }) { first, _ in first }
        return named
    }
}

/// Items on one plate; those that draw plates of their own stand beside it.
private struct BarPlatter: View {
    let items: [BarItem]
    let more: [BarItem]
    let recipe: GlassRecipe.Kind
    /// The items that draw plates of their own, as prominent buttons do.
    @State private var own: Set<BarItem.ID> = []
    @State private var names = PlateNames()
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let plates = names.named(BarPlatter.plates(of: items, own: own)), last = plates.last
        let sharesLast = last?.items.last.map { !own.contains($0.id) } ?? false
        HStack(spacing: metrics.platterGap) {
            ForEach(plates) { plate($0.items, hasMore: sharesLast && $0.id == last?.id) }
            if !sharesLast, !more.isEmpty { plate([], hasMore: true) }
        }
    }

    /// The items of each plate.
    private static func plates(of items: [BarItem], own: Set<BarItem.ID>) -> [[BarItem]] {
        var plates: [[BarItem]] = []
        for item in items {
            if !own.contains(item.id), let before = plates.last?.last, !own.contains(before.id) {
                plates[plates.count - 1].append(item)
            } else {
                plates.append([item])
            }
        }
        return plates
    }

    private func plate(_ part: [BarItem], hasMore: Bool) -> some View {
        let isBare = items.first?.kind == .bare
        let hasPlate = !isBare && part.first.map { !own.contains($0.id) } ?? true
        let height = recipe == .floating ? metrics.toolbar : metrics.platter
        return HStack(spacing: metrics.platterSpacing) {
            ForEach(part) { item in
                BarItemView(item.content) { content in
                    AnyView(HStack(spacing: metrics.platterSpacing) { content }
                        .modifier(PlatterItem(isProminent: item.placement == .confirmation,
                                              isText: BarLabels.isText(content.viewType),
                                              hasOwnPlate: !hasPlate)))
                }
                .onPreferenceChange(OwnPlateKey.self) { isOwn in
                    if isOwn { own.insert(item.id) } else if own.contains(item.id) { own.remove(item.id) }
                }
            }
            if hasMore, !more.isEmpty {
                Menu {
                    ForEach(more) { ScopedMenuRows(content: $0.content) }
                } label: {
                    Image(systemName: "ellipsis")
                }
                .modifier(PlatterItem(isProminent: false, isText: false, hasOwnPlate: false))
            }
        }
        // The plate of one symbol is a circle: published also for the higher plates of a bottom bar.
        .padding(.horizontal, hasPlate ? metrics.platterInset + (height - metrics.platter) / 2 : 0)
        .frame(height: height)
        .background {
            if hasPlate { GlassPane(shape: AnyShape(Capsule()), recipe: recipe) }
        }
    }
}

/// Set by a button in a bar that draws its own plate.
private enum OwnPlateKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

private enum BarPlateKey: EnvironmentKey { static let defaultValue = BarPlate.none }
private enum OnInBarKey: EnvironmentKey { static let defaultValue = false }

/// The plate that a button finds itself on.
enum BarPlate {
    case none
    /// A plate of a bar; the button that is `isProminent` draws its own in the tint colour.
    case bar(isProminent: Bool, tint: AnyShapeStyle?)
}

extension EnvironmentValues {
    var barPlate: BarPlate {
        get { self[BarPlateKey.self] }
        set { self[BarPlateKey.self] = newValue }
    }
    /// Whether the button on a plate is that of a toggle that is on.
    var isOnInBar: Bool {
        get { self[OnInBarKey.self] }
        set { self[OnInBarKey.self] = newValue }
    }
}

/// The appearance of an item on a plate, whatever the environment of the screen.
private struct PlatterItem: ViewModifier {
    let isProminent: Bool
    let isText: Bool
    let hasOwnPlate: Bool
    @Environment(\.design) private var design
    @Environment(\.tint) private var tint
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    func body(content: Content) -> some View {
        content
            .labelStyle(.iconOnly)
            .toggleStyle(.button)
            .buttonStyle(BarButtonStyle())
            .imageScale(.large)
            .font(metrics.plateFont)
            .environment(\.foregroundStyle, nil)
            .environment(\.tint, nil)
            .environment(\.barPlate, .bar(isProminent: isProminent, tint: tint))
            .environment(\.minimumTouchSize, metrics.touch)
            .lineLimit(1)
            .frame(minWidth: hasOwnPlate || isText ? nil : metrics.platterSymbolWidth)
            .padding(.horizontal, hasOwnPlate ? 0 : isText ? metrics.platterText : metrics.platterSymbol)
    }
}

extension NavigationBarMetrics {
    /// The font of texts on plates.
    fileprivate var plateFont: Font { .system(size: itemFont, weight: .regular) }
}

extension EnvironmentValues {
    /// The font that gives symbols their size and their strokes. Measured: on a plate of a bar the strokes are those of
    /// semibold, beside texts too, unless the program sets a font there.
    var symbolFont: FontSpec {
        let metrics = design.metrics.navigationBar
        guard barPlate.isInBar, font == metrics.plateFont else { return resolvedFont }
        return Font.system(size: metrics.itemFont, weight: .semibold)
            .resolve(dynamicTypeSize, design.text.type, fontChanges)
    }
}

/// A button in a bar: its label in the colour of text, or in white on a plate of the tint colour where it is prominent.
struct BarButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        PressedButton(BarButtonAppearance(), configuration)
    }
}

private struct BarButtonAppearance: ButtonStyle {
    @Environment(\.barPlate) private var plate
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isOnInBar) private var isOn
    @Environment(\.tint) private var tint

    /// Measured: a tint of the button or of the screen is kept. The mark that closes is in the colour of text also
    /// where the screen has a tint.
    private func color(_ role: ButtonRole?) -> AnyShapeStyle {
        tint ?? (role == .close ? nil : plate.tint) ?? AnyShapeStyle(.primary)
    }

    @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        if configuration.role == .confirm || plate.isProminent {
            ProminentBarPlate(configuration: configuration)
        } else if isOn {
            configuration.label
                .foregroundStyle(isEnabled ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tertiary))
                .background { mark }
                .opacity(configuration.isPressed ? design.metrics.button.pressedOpacity : 1)
        } else {
            configuration.label
                .foregroundStyle(isEnabled ? color(configuration.role) : AnyShapeStyle(.tertiary))
                .opacity(configuration.isPressed ? design.metrics.button.pressedOpacity : 1)
        }
    }
}

extension BarButtonAppearance {
    /// A guess: behind a toggle that is on, a capsule of the tint colour in the plate, as high as the views on plates.
    private var mark: some View {
        let metrics = design.metrics.navigationBar, height = metrics.platter - 2 * metrics.platterInset
        return Capsule().fill(tint ?? plate.tint ?? AnyShapeStyle(Color.accentColor))
            .padding(.horizontal, -metrics.platterSymbol)
            .frame(minWidth: height)
            .frame(height: height)
            .opacity(isEnabled ? 1 : design.metrics.button.pressedOpacity)
    }
}

extension BarPlate {
    var isProminent: Bool {
        if case .bar(true, _) = self { true } else { false }
    }
    /// Whether the button is on a plate of a bar.
    var isInBar: Bool {
        if case .bar = self { true } else { false }
    }
    /// The tint of the screen that declares the item.
    var tint: AnyShapeStyle? {
        if case .bar(_, let tint) = self { tint } else { nil }
    }
}

/// A button in white on a plate of the tint colour, which takes the place of the bar's plate.
struct ProminentBarPlate: View {
    let configuration: ButtonStyleConfiguration
    @Environment(\.barPlate) private var plate
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tint) private var tint
    @Environment(\.colorScheme) private var scheme
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let isText = BarLabels.isText(configuration.label.content.viewType)
        configuration.label
            .fontWeight(.semibold)
            .foregroundStyle(.white)
            .frame(minWidth: isText ? nil : metrics.platterSymbolWidth)
            .padding(.horizontal, (isText ? metrics.platterText : metrics.platterSymbol) + metrics.platterInset)
            .frame(height: metrics.platter)
            .background { GlassPane(shape: AnyShape(Capsule()), recipe: .bar, tint: isEnabled ? color : disabled) }
            .opacity(configuration.isPressed ? design.metrics.button.pressedPlateOpacity : 1)
            .preference(key: OwnPlateKey.self, value: true)
    }

    private var color: AnyShapeStyle { tint ?? plate.tint ?? AnyShapeStyle(Color.accentColor) }
    // Measured on iOS 26: D5D5D9 to D9D9DB in light, 3B3B3C in the dark.
    private var disabled: AnyShapeStyle { AnyShapeStyle(Color(white: scheme == .dark ? 0.232 : 0.843)) }
}

/// A view whose type tells whether it shows text in a bar.
protocol BarLabel {
    nonisolated static var isText: Bool { get }
}

enum BarLabels {
    /// Whether views of a type show text in a bar; where the type does not tell, they are taken for symbols. A view of
    /// the program's own shows what its body does.
    nonisolated static func isText(_ type: Any.Type) -> Bool {
        func isBodyText<V: View>(_ view: V.Type) -> Bool { V.Body.self != Never.self && isText(V.Body.self) }
        if let label = type as? any BarLabel.Type { return label.isText }
        if let view = type as? any View.Type { return isBodyText(view) }
        return false
    }
}

extension Text: BarLabel { nonisolated static var isText: Bool { true } }
extension Label: BarLabel { nonisolated static var isText: Bool { false } }
extension DefaultButtonLabel: BarLabel { nonisolated static var isText: Bool { false } }
extension Button: BarLabel { nonisolated static var isText: Bool { BarLabels.isText(Label.self) } }
extension NavigationLink: BarLabel { nonisolated static var isText: Bool { BarLabels.isText(Label.self) } }
extension Menu: BarLabel { nonisolated static var isText: Bool { BarLabels.isText(Label.self) } }
extension Toggle: BarLabel { nonisolated static var isText: Bool { BarLabels.isText(Label.self) } }
extension Link: BarLabel { nonisolated static var isText: Bool { BarLabels.isText(Label.self) } }
extension ModifiedContent: BarLabel { nonisolated static var isText: Bool { BarLabels.isText(Content.self) } }
extension Optional: BarLabel { nonisolated static var isText: Bool { BarLabels.isText(Wrapped.self) } }
extension _ConditionalContent: BarLabel {
    nonisolated static var isText: Bool { BarLabels.isText(TrueContent.self) }
}
