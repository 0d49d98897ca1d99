import Foundation
public import QuadrantCore

// System rotors, and rotors of models and of ranges of text.

/// A system rotor, which assistive technology offers in every program.
public struct AccessibilitySystemRotor: Sendable {
    let name: String
    /// Visited links, or all others; the rotor's name is English.
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: visited ? "visited links" : "links")
    }
    /// Links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "links") }
    /// Headings of one level; `unspecified` is all of them.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: level == .unspecified ? "headings" : "headings of level \(level.rawValue)")
    }
    /// Headings of any level.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "headings") }
    /// Bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "bold text") }
    /// Italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "italic text") }
    /// Underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "underlined text") }
    /// Misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "misspelled words") }
    /// Images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "images") }
    /// Text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "text fields") }
    /// Tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "tables") }
    /// Lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "lists") }
    /// Regions of the screen, such as its navigation or its main content.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "landmarks") }
}

extension View {
    /// Makes this view the target of entries with `id` in the same namespace.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self.id(GroupMember(id: AnyHashable(id), namespace: namespace))
    }

    /// A rotor labelled by the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }

    /// A rotor with an entry for each model, by an id.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(rotorLabel) {
            ForEach(entries, id: entryID) {
                AccessibilityRotorEntry($0[keyPath: entryLabel], id: $0[keyPath: entryID])
            }
        }
    }
    /// A rotor with an entry for each model, by an id, with a localized label.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }
    /// A rotor with an entry for each model, by an id, labelled by the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }
    /// A rotor with an entry for each model, by an id, with a label as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }
    /// A rotor with an entry for each model, by an id, with the English name of a system rotor.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries, entryID: entryID, entryLabel: entryLabel)
    }
    /// A rotor with an entry for each model, by its id, labelled by the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
    }
    /// A rotor with an entry for each model, by its id, with a label as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
    }
    /// A rotor of ranges of this view's text, which is a detail of its element.
    nonisolated public func accessibilityRotor(
        _ rotorLabel: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        adding(.written { semantics, context in
            let name = rotorLabel.localizedText(in: context.environment) ?? ""
            semantics.details.append(SemanticDetail(.rotor, name, value: "\(textRanges.count)", key: AnyHashable(name)))
        })
    }
    /// A rotor of ranges of this view's text, which is a detail of its element, with a localized label.
    nonisolated public func accessibilityRotor(
        _ rotorLabelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), textRanges: textRanges)
    }
    /// A rotor of ranges of this view's text, which is a detail of its element, labelled by the text of a resource.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor(
        _ rotorLabel: LocalizedStringResource, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), textRanges: textRanges)
    }
    /// A rotor of ranges of this view's text, which is a detail of its element, with a label as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<L: StringProtocol>(
        _ rotorLabel: L, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), textRanges: textRanges)
    }
    /// A rotor of ranges of this view's text, which is a detail of its element, with the name of a system rotor.
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), textRanges: textRanges)
    }
}
