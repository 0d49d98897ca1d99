import Foundation
import QuadrantCore
import QuadrantGeometry

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
    let staysInSight: Bool
    /// Whether the field is below the bar also where others are at the bottom of the screen.
    var isInDrawer = false
    /// Below the bar, where it scrolls away with the content; at the bottom of the screen since iOS 26.
    public static let automatic = SearchFieldPlacement(staysInSight: false)
    /// Below the bar; the field scrolls away with the content.
    public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false, isInDrawer: true)
    /// The same as `automatic` on a phone.
    public static let toolbar = SearchFieldPlacement(staysInSight: false)
    /// The same as `automatic` on a phone.
    public static let sidebar = SearchFieldPlacement(staysInSight: false)
    /// In the middle of the bar, which a phone has no room for: there as `automatic`.
    public static var toolbarPrincipal: SearchFieldPlacement { SearchFieldPlacement(staysInSight: false) }
    /// Below the bar; with `always` the field stays there while content scrolls.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(staysInSight: displayMode.staysInSight, isInDrawer: true)
    }

    /// Whether the field is hidden while content scrolls.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let staysInSight: Bool
        /// The field scrolls away with the content.
        public static let automatic = NavigationBarDrawerDisplayMode(staysInSight: false)
        /// The field stays below the bar.
        public static let always = NavigationBarDrawerDisplayMode(staysInSight: true)
    }
}

/// The search field, 36 high in a row of 52, with a cancel button beside it while it is active, and the scopes below.
struct SearchField: View {
    let link: SearchLink
    /// Whether the field is on glass at the bottom of the screen.
    var isFloating = false
    @FocusState private var isFocused: Bool
    @Environment(\.design) private var design
    @Environment(\.dynamicTypeSize) private var category
    @Environment(\.colorScheme) private var scheme
    private var metrics: SearchMetrics { design.metrics.search }

    var body: some View {
        Group {
            if isFloating { floating } else { inDrawer }
        }
        .onAppear {
            if link.isActive.wrappedValue || link.hasFocus.wrappedValue { isFocused = true }
        }
        .onChange(of: isFocused) { _, isFocused in
            link.hasFocus.wrappedValue = isFocused
            if isFocused, !link.isActive.wrappedValue { link.isActive.wrappedValue = true }
        }
        .onChange(of: link.hasFocus.wrappedValue) { _, preference in
            if preference != isFocused { isFocused = preference }
        }
        .onChange(of: link.isActive.wrappedValue) { _, isActive in
            if !isActive { link.hasText.wrappedValue = false }
            if isActive != isFocused { isFocused = isActive }
        }
        .onChange(of: link.text.wrappedValue) { _, plainText in
            if !plainText.isEmpty { link.hasText.wrappedValue = true }
        }
    }

    @ViewBuilder private func field(_ prompt: Text) -> some View {
        if let selection = link.setup.selection {
            TextField("", text: link.text, selection: selection, prompt: prompt)
        } else {
            TextField("", text: link.text, prompt: prompt)
        }
    }

    private var inDrawer: some View {
        VStack(spacing: metrics.scopesGap) {
            HStack(spacing: metrics.gap) {
                plate
                if link.isActive.wrappedValue, design.metrics.navigationBar.hasPlatters {
                    end(metrics.height)
                } else if link.isActive.wrappedValue {
                    Button(system: .cancel, action: link.dismiss).buttonStyle(.borderless).fixedSize()
                }
            }
            .font(.system(size: metrics.font))
            if link.showsScopes, let scopes = link.scopes { BarItemView(scopes) }
        }
        .padding(.horizontal, design.metrics.navigationBar.side)
        .padding(.top, top)
        .padding(.bottom, metrics.top + metrics.bottom - top)
    }

    private var top: Double {
        link.isActive.wrappedValue ? metrics.activeTop ?? metrics.top : metrics.top
    }

    @ViewBuilder private var plate: some View {
        let field = parts
            .padding(.leading, metrics.padding)
            .padding(.trailing, metrics.end)
            .frame(height: metrics.height)
        if design.metrics.navigationBar.hasPlatters, link.isActive.wrappedValue {
            field.background { GlassPane(shape: AnyShape(Capsule()), recipe: .floating) }
        } else if design.metrics.navigationBar.hasPlatters {
            // Measured in light: F5F6F7 over F2F2F7, without a rim and a shadow. A guess in the dark.
            field.background(Color(white: scheme == .dark ? 0.11 : 0.969).opacity(0.7), in: Capsule())
        } else {
            field.background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: metrics.radius))
        }
    }

    /// The button that ends the search, on glass.
    private func end(_ side: Double) -> some View {
        GlassCircle(symbol: "xmark", side: side, action: link.dismiss).accessibilityLabel(Text(system: .cancel))
    }

    /// The field on a capsule of glass, and beside it a button that ends the search.
    private var floating: some View {
        HStack(spacing: metrics.bottomGap) {
            parts.font(.system(size: bottomFont))
                .padding(.leading, metrics.symbolStart)
                .padding(.trailing, metrics.end)
                .frame(height: metrics.bottomHeight + (bottomFont - metrics.font) * metrics.bottomGrowth)
                .background { GlassPane(shape: AnyShape(Capsule()), recipe: .floating) }
            if link.isActive.wrappedValue { end(metrics.bottomHeight) }
        }
    }

    /// The size of the text at the bottom grows with that of the body; bars do not become smaller.
    private var bottomFont: Double {
        let type = design.text.type
        return metrics.font * max(type.size(.body, category) / type.size(.body, .large), 1)
    }

    @ViewBuilder private var symbol: some View {
        let symbol = Image(systemName: "magnifyingglass")
        if isFloating {
            symbol.font(.system(size: min(bottomFont, metrics.largestSymbol)))
                .frame(width: metrics.textStart - metrics.symbolStart - metrics.spacing, alignment: .leading)
        } else {
            symbol.foregroundStyle(.secondary)
        }
    }

    private var parts: some View {
        let prompt = (link.prompt ?? Text(system: .search)).foregroundStyle(.secondary)
        return HStack(spacing: metrics.spacing) {
            symbol
            if let tokens = link.tokens { SearchPills(tokens: tokens) }
            link.tied(field(prompt)
                .focused($isFocused)
                .onKeyPress(.delete) { link.removesToken() ? .handled : .ignored }
                .onSubmit(link.submit)
                // A submit in this field does not run the submit actions of outer views.
                .submitScope()
                .textFieldStyle(.plain))
            if link.hasContent {
                Button { link.clear() } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                // The clear button keeps its colour, whatever button style is in force.
                .buttonStyle(.plain)
                .accessibilityLabel(Text(system: .clearText))
            }
        }
    }
}
