import Foundation
public import QuadrantCore
import QuadrantGeometry

// Search fields with tokens: values that stand before the text, such as the sender of the mails that are searched.

/// The tokens of a search field.
struct SearchTokens {
    /// One token: its id and its view.
    struct Pill: Identifiable {
        let id: AnyHashable
        let view: AnyView
    }
    let pills: [Pill]
    /// The tokens that may be added, with what adds each; shown as suggestions.
    let suggested: [(pill: Pill, choose: () -> Void)]
    /// Removes the token at an index.
    let remove: (Int) -> Void
    let removeAll: () -> Void

    init<C: RandomAccessCollection & RangeReplaceableCollection>(
        _ tokens: Binding<C>, suggested: C?, _ token: @escaping (Binding<C.Element>) -> AnyView
    ) where C.Element: Identifiable {
        pills = tokens.wrappedValue.map { element in
            let binding = Binding<C.Element>(
                reading: { tokens.wrappedValue.first { $0.id == element.id } ?? element },
                writing: { new in
                    guard let index = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
                    tokens.wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
                })
            return Pill(id: AnyHashable(element.id), view: token(binding))
        }
        let known = Set(pills.map(\.id))
        let others = (suggested.map { Array($0) } ?? []).filter { !known.contains(AnyHashable($0.id)) }
        self.suggested = others.map { element in
            let pill = Pill(id: AnyHashable(element.id), view: token(.constant(element)))
            return (pill, { tokens.wrappedValue.append(element) })
        }
        remove = { place in
            let all = tokens.wrappedValue
            if place < all.count { tokens.wrappedValue.remove(at: all.index(all.startIndex, offsetBy: place)) }
        }
        removeAll = { tokens.wrappedValue.removeAll() }
    }

    /// The suggestions, with what clears the text when one is chosen; nil without any.
    func suggestions(_ text: Binding<String>) -> AnyView? {
        suggested.isEmpty ? nil : AnyView(SuggestedTokens(tokens: self, text: text))
    }
}

/// A row for each suggested token, which adds it and clears the text.
private nonisolated struct SuggestedTokens: View {
    let tokens: SearchTokens
    let text: Binding<String>
    @MainActor var body: some View {
        ForEach(tokens.suggested.indices, id: \.self) { index in
            let (pill, choose) = tokens.suggested[index]
            let action = {
                text.wrappedValue = ""
                choose()
            }
            pill.view.listRowAction(action).semantics(.button) { $0.press = action }
        }
    }
}

/// The tokens before the text of a search field.
struct SearchPills: View {
    let tokens: SearchTokens
    @Environment(\.design) private var design
    var body: some View {
        let metrics = design.metrics.search
        ForEach(tokens.pills) { pill in
            pill.view.lineLimit(1).labelStyle(.titleAndIcon).foregroundStyle(.white)
                .padding(.horizontal, metrics.padding).padding(.vertical, metrics.spacing / 2)
                .background(.tint, in: RoundedRectangle(cornerRadius: metrics.radius / 2))
                .fixedSize()
        }
    }
}

extension View {
    private nonisolated func tokenSearch<C: RandomAccessCollection & RangeReplaceableCollection>(
        _ text: Binding<String>, _ tokens: Binding<C>, suggested: Binding<C>? = nil,
        isPresented: Binding<Bool>? = nil, _ placement: SearchFieldPlacement, _ prompt: Text?,
        _ token: @escaping (Binding<C.Element>) -> AnyView
    ) -> some View where C.Element: Identifiable {
        modifier(Searchable(text: text, placement: placement, prompt: prompt, isPresented: isPresented,
                            tokens: { SearchTokens(tokens, suggested: suggested?.wrappedValue, token) }))
    }
}

extension View {
    /// Adds a search field with tokens before its text.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, tokens, placement, prompt) { AnyView(token($0.wrappedValue)) }
    }

    /// Adds a search field with tokens before its text. The prompt is localized.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, tokens, placement, Text(prompt)) { AnyView(token($0.wrappedValue)) }
    }

    /// Adds a search field with tokens before its text. The prompt is shown verbatim.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, tokens, placement, Text(prompt)) { AnyView(token($0.wrappedValue)) }
    }

    /// Adds a search field with tokens; `isPresented` is true while the search is active.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, tokens, isPresented: isPresented, placement, prompt) { AnyView(token($0.wrappedValue)) }
    }

    /// Adds a search field with tokens; `isPresented` is true while the search is active. The prompt is localized.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, tokens, isPresented: isPresented, placement, Text(prompt)) { AnyView(token($0.wrappedValue)) }
    }

    /// Adds a search field with tokens; `isPresented` is true while the search is active. The prompt is shown verbatim.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, tokens, isPresented: isPresented, placement, Text(prompt)) { AnyView(token($0.wrappedValue)) }
    }

    /// Adds a search field with tokens, and suggests others, which a tap adds.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
                             C.Element: Identifiable {
        tokenSearch(text, tokens, suggested: suggestedTokens, placement, prompt) { AnyView(token($0.wrappedValue)) }
    }

    /// Adds a search field with tokens, and suggests others, which a tap adds. The prompt is localized.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
                             C.Element: Identifiable {
        tokenSearch(text, tokens, suggested: suggestedTokens, placement, Text(prompt)) {
            AnyView(token($0.wrappedValue))
        }
    }

    /// Adds a search field with tokens, and suggests others, which a tap adds. The prompt is shown verbatim.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
                             C.Element: Identifiable {
        tokenSearch(text, tokens, suggested: suggestedTokens, placement, Text(prompt)) {
            AnyView(token($0.wrappedValue))
        }
    }

    /// Adds a search field with tokens and suggests others; `isPresented` is true while the search is active.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
                             C.Element: Identifiable {
        tokenSearch(text, tokens, suggested: suggestedTokens, isPresented: isPresented, placement, prompt) {
            AnyView(token($0.wrappedValue))
        }
    }

    /// Adds a search field with tokens and suggests others; `isPresented` is true while the search is active. The
    /// prompt is localized.
    nonisolated public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
                             C.Element: Identifiable {
        tokenSearch(text, tokens, suggested: suggestedTokens, isPresented: isPresented, placement, Text(prompt)) {
            AnyView(token($0.wrappedValue))
        }
    }

    /// Adds a search field with tokens and suggests others; `isPresented` is true while the search is active. The
    /// prompt is shown verbatim.
    @_disfavoredOverload
    nonisolated public func searchable<C, T: View, S: StringProtocol>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
                             C.Element: Identifiable {
        tokenSearch(text, tokens, suggested: suggestedTokens, isPresented: isPresented, placement, Text(prompt)) {
            AnyView(token($0.wrappedValue))
        }
    }

    /// Adds a search field with tokens that their views may change.
    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, editableTokens, placement, prompt) { AnyView(token($0)) }
    }

    /// Adds a search field with tokens that their views may change. The prompt is localized.
    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, editableTokens, placement, Text(prompt)) { AnyView(token($0)) }
    }

    /// Adds a search field with tokens that their views may change. The prompt is shown verbatim.
    @_disfavoredOverload
    nonisolated public func searchable<C, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, editableTokens, placement, Text(prompt)) { AnyView(token($0)) }
    }

    /// Adds a search field with tokens that their views may change; `isPresented` says whether it is active.
    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, editableTokens, isPresented: isPresented, placement, prompt) { AnyView(token($0)) }
    }

    /// Adds a search field with tokens that their views may change; `isPresented` says whether it is active. The prompt
    /// is localized.
    nonisolated public func searchable<C>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, editableTokens, isPresented: isPresented, placement, Text(prompt)) { AnyView(token($0)) }
    }

    /// Adds a search field with tokens that their views may change; `isPresented` says whether it is active. The prompt
    /// is shown verbatim.
    @_disfavoredOverload
    nonisolated public func searchable<C, S: StringProtocol>(
        text: Binding<String>, editableTokens: Binding<C>,
        isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
        tokenSearch(text, editableTokens, isPresented: isPresented, placement, Text(prompt)) { AnyView(token($0)) }
    }
}
