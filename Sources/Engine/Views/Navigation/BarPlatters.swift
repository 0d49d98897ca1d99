import Foundation
import QuadrantCore
import QuadrantGeometry

/// Items of a bar on plates of glass (iOS 26): symbols that follow each other share a plate; a text, a prominent button
/// and what a spacer separates have plates of their own.
struct BarPlatters: View {
    let items: [BarItem]
    /// The items of a menu at the end.
    var more: [BarItem] = []
    var recipe = GlassRecipe.Kind.bar
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let groups = BarPlatters.groups(of: items), last = groups.indices.last ?? 0
        let sharesLast = groups.last?.last.map { BarPlatters.sharesPlate($0) } ?? false
        HStack(spacing: metrics.platterGap) {
            ForEach(0..<groups.count, id: \.self) { index in
                let group = groups[index]
                if group.first?.kind == .flexibleSpace {
                    Spacer(minLength: 0)
                } else {
                    BarPlatter(items: group, more: sharesLast && index == last ? more : [], recipe: recipe)
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

/// Items on one plate; those that draw plates of their own stand beside it.
private struct BarPlatter: View {
    let items: [BarItem]
    let more: [BarItem]
    let recipe: GlassRecipe.Kind
    /// The items that draw plates of their own, as prominent buttons do.
    @State private var own: Set<Int> = []
    @Environment(\.design) private var design
    private var metrics: NavigationBarMetrics { design.metrics.navigationBar }

    var body: some View {
        let parts = BarPlatter.parts(items.count, own: own, hasMore: !more.isEmpty)
        HStack(spacing: metrics.platterGap) {
            ForEach(0..<parts.count, id: \.self) { index in
                plate(parts[index], hasMore: index == parts.count - 1)
            }
        }
    }

    /// The items of each plate.
    private static func parts(_ count: Int, own: Set<Int>, hasMore: Bool) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        for index in 0..<count {
            if index > 0, !own.contains(index), !own.contains(index - 1), let last = parts.popLast() {
                parts.append(last.lowerBound..<index + 1)
            } else {
                parts.append(index..<index + 1)
            }
        }
        if hasMore, count == 0 || own.contains(count - 1) { parts.append(count..<count) }
        return parts
    }

    private func plate(_ part: Range<Int>, hasMore: Bool) -> some View {
        let isBare = items.first?.kind == .bare, hasPlate = !isBare && !own.contains(part.lowerBound)
        let height = recipe == .floating ? metrics.toolbar : metrics.platter
        return HStack(spacing: metrics.platterSpacing) {
            ForEach(part, id: \.self) { index in
                let item = items[index]
                BarItemView(item.content) { content in
                    AnyView(HStack(spacing: metrics.platterSpacing) { content }
                        .modifier(PlatterItem(isProminent: item.placement == .confirmation,
                                              isText: BarLabels.isText(content.viewType),
                                              hasOwnPlate: !hasPlate)))
                }
                .onPreferenceChange(OwnPlateKey.self) { isOwn in
                    if isOwn { own.insert(index) } else if own.contains(index) { own.remove(index) }
                }
            }
            if hasMore, !more.isEmpty {
                Menu {
                    ForEach(0..<more.count, id: \.self) { ScopedMenuRows(content: more[$0].content) }
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
            // Measured: the strokes of symbols are those of semibold.
            .font(.system(size: metrics.itemFont, weight: isText ? .regular : .semibold))
            .environment(\.foregroundStyle, nil)
            .environment(\.tint, nil)
            .environment(\.barPlate, .bar(isProminent: isProminent, tint: tint))
            .environment(\.minimumTouchSize, metrics.touch)
            .lineLimit(1)
            .frame(minWidth: hasOwnPlate || isText ? nil : metrics.platterSymbolWidth)
            .padding(.horizontal, hasOwnPlate ? 0 : isText ? metrics.platterText : metrics.platterSymbol)
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
    @Environment(\.tint) private var tint

    /// Measured: a tint of the button or of the screen is kept. The mark that closes is in the colour of text also
    /// where the screen has a tint.
    private func color(_ role: ButtonRole?) -> AnyShapeStyle {
        tint ?? (role == .close ? nil : plate.tint) ?? AnyShapeStyle(.primary)
    }

    @ViewBuilder func makeBody(configuration: Configuration) -> some View {
        if configuration.role == .confirm || plate.isProminent {
            ProminentBarPlate(configuration: configuration)
        } else {
            configuration.label
                .foregroundStyle(isEnabled ? color(configuration.role) : AnyShapeStyle(.tertiary))
                .opacity(configuration.isPressed ? design.metrics.button.pressedOpacity : 1)
        }
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
