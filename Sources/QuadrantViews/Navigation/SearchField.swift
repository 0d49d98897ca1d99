import Foundation
public import QuadrantCore
import QuadrantGeometry

extension View {
    /// Shows a field under the bar of this screen, for what is searched for.
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic,
                                       prompt: Text? = nil) -> some View {
        let link = SearchLink(text: text, prompt: prompt, staysInSight: placement.staysInSight,
                              mark: SearchLink.Mark())
        return screenFact(link) { $0.search = $1 }
    }

    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic,
                                       prompt: LocalizedStringKey) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}

/// Where a field for searching is. On a phone it is always under the bar.
public struct SearchFieldPlacement: Sendable {
    let staysInSight: Bool
    public static let automatic = SearchFieldPlacement(staysInSight: false)
    public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false)
    public static let toolbar = SearchFieldPlacement(staysInSight: false)
    public static let sidebar = SearchFieldPlacement(staysInSight: false)
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(staysInSight: displayMode.staysInSight)
    }

    /// Whether the field goes away while content scrolls.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let staysInSight: Bool
        public static let automatic = NavigationBarDrawerDisplayMode(staysInSight: false)
        public static let always = NavigationBarDrawerDisplayMode(staysInSight: true)
    }
}

/// The field itself: 36 high in a row of 52. Beside it, while it is active, what ends the search.
struct SearchField: View {
    let link: SearchLink
    let isActive: StateCell<Bool>
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack(spacing: NavigationMetrics.searchGap) {
            plate
            if isActive.value {
                Button("Cancel", action: cancel).buttonStyle(.borderless).fixedSize()
            }
        }
        .font(.system(size: 17))
        .padding(.horizontal, NavigationMetrics.side)
        .onChange(of: isFocused) { _, isFocused in
            if isFocused { isActive.value = true }
        }
    }

    private var plate: some View {
        HStack(spacing: 6) {
            Image(systemName: "magnifyingglass").foregroundStyle(.secondary)
            TextField("", text: link.text, prompt: link.prompt ?? Text("Search"))
                .focused($isFocused)
                .textFieldStyle(.plain)
            if !link.text.wrappedValue.isEmpty {
                Button { link.text.wrappedValue = "" } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
                }
                // A mark of the field's own: grey, whatever buttons around look like.
                .buttonStyle(.plain)
                .accessibilityLabel("Clear text")
            }
        }
        .padding(.horizontal, 8)
        .frame(height: 36)
        .background(Color(system: .tertiaryFill), in: RoundedRectangle(cornerRadius: 10))
    }

    private func cancel() {
        link.text.wrappedValue = ""
        isFocused = false
        isActive.value = false
    }
}
