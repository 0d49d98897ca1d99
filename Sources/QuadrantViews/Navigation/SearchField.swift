import Foundation
import QuadrantCore
import QuadrantGeometry

/// The placement of a search field. On a phone it is always under the bar.
public struct SearchFieldPlacement: Sendable {
    let staysInSight: Bool
    /// Under the bar; the field scrolls away with the content.
    public static let automatic = SearchFieldPlacement(staysInSight: false)
    /// Under the bar; the field scrolls away with the content.
    public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false)
    /// The same place as `automatic` on a phone.
    public static let toolbar = SearchFieldPlacement(staysInSight: false)
    /// The same place as `automatic` on a phone.
    public static let sidebar = SearchFieldPlacement(staysInSight: false)
    /// Under the bar; `always` keeps the field there while content scrolls.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(staysInSight: displayMode.staysInSight)
    }

    /// Whether the field goes away while content scrolls.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let staysInSight: Bool
        /// The field scrolls away with the content.
        public static let automatic = NavigationBarDrawerDisplayMode(staysInSight: false)
        /// The field stays under the bar.
        public static let always = NavigationBarDrawerDisplayMode(staysInSight: true)
    }
}

/// The field itself: 36 high in a row of 52. Beside it, while it is active, what ends the search; below, the scopes.
struct SearchField: View {
    let link: SearchLink
    @FocusState private var isFocused: Bool
    @Environment(\.design) private var design
    private var metrics: SearchMetrics { design.metrics.search }

    var body: some View {
        VStack(spacing: metrics.scopesGap) {
            HStack(spacing: metrics.gap) {
                plate
                if link.isActive.wrappedValue {
                    Button(system: .cancel, action: link.dismiss).buttonStyle(.borderless).fixedSize()
                }
            }
            .font(.system(size: metrics.font))
            if link.showsScopes, let scopes = link.scopes { ScopedView(scopes) }
        }
        .padding(.horizontal, design.metrics.navigationBar.side)
        .padding(.top, metrics.top)
        .padding(.bottom, metrics.bottom)
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

    private var plate: some View {
        let prompt = (link.prompt ?? Text(system: .search)).foregroundStyle(.secondary)
        return HStack(spacing: metrics.spacing) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            link.tied(TextField("", text: link.text, prompt: prompt)
                .focused($isFocused)
                .onSubmit(link.submit)
                // What is written here is searched for, and nothing else around is notified.
                .submitScope()
                .textFieldStyle(.plain))
            if !link.text.wrappedValue.isEmpty {
                Button { link.text.wrappedValue = "" } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                // A mark of the field's own: grey, whatever buttons around look like.
                .buttonStyle(.plain)
                .accessibilityLabel(Text(system: .clearText))
            }
        }
        .padding(.horizontal, metrics.padding)
        .frame(height: metrics.height)
        .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: metrics.radius))
    }
}
