import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// Definitions say which attributes a text may have.
@MainActor @Suite("AttributedTextFormatting")
struct AttributedTextFormattingTests {
    private typealias Foundations = AttributeScopes.FoundationAttributes
    private typealias LinkKey = AttributeScopes.FoundationAttributes.LinkAttribute
    private typealias LanguageKey = AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute

    /// A text is English or French, and French where it is neither.
    private struct Languages: AttributedTextFormattingDefinition {
        typealias Scope = AttributeScopes.FoundationAttributes
        var body: some AttributedTextFormattingDefinition<AttributeScopes.FoundationAttributes> {
            ValueConstraint(for: LanguageKey.self, values: ["en", "fr"], default: "fr")
            NoLinks()
        }
    }

    private struct NoLinks: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.FoundationAttributes
        typealias AttributeKey = LinkKey
        func constrain(_ container: inout AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>) {
            if container[LinkKey.self]?.scheme == "http" { container[LinkKey.self] = nil }
        }
    }

    private func attributes(_ language: String, _ link: String? = nil) -> AttributeContainer {
        var container = AttributeContainer()
        container[LanguageKey.self] = language
        container[LinkKey.self] = link.flatMap { URL(string: $0) }
        return container
    }

    @Test func valuesAreConstrained() {
        var container = attributes("de", "http://example.com")
        Languages().constrain(&container)
        #expect(container[LanguageKey.self] == "fr" && container[LinkKey.self] == nil)
        container = attributes("en", "https://example.com")
        Languages().constrain(&container)
        #expect(container[LanguageKey.self] == "en" && container[LinkKey.self] != nil)
    }

    /// Links are allowed in English only.
    private struct EnglishLinks: AttributedTextValueConstraint {
        typealias Scope = AttributeScopes.FoundationAttributes
        typealias AttributeKey = LinkKey
        func constrain(_ container: inout AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>) {
            if container.languageIdentifier != "en" { container.link = nil }
            if container[LanguageKey.self] == nil, container.foundation.languageIdentifier == nil {
                container.foundation.link = nil
            }
        }
    }

    @Test func aConstraintReadsOtherAttributes() {
        var container = attributes("en", "https://example.com")
        EnglishLinks().constrain(&container)
        #expect(container[LinkKey.self] != nil)
        container = attributes("de", "https://example.com")
        EnglishLinks().constrain(&container)
        #expect(container[LinkKey.self] == nil && container[LanguageKey.self] == "de")
    }

    @Test func definitionsAreErasedAndEmpty() {
        let any = AttributedTextFormatting.AnyDefinition<Foundations>(Languages())
        var container = attributes("de")
        any.constrain(&container)
        #expect(container[LanguageKey.self] == "fr")
        container = attributes("de")
        AttributedTextFormatting.EmptyDefinition<Foundations>().constrain(&container)
        #expect(container[LanguageKey.self] == "de")
    }

    @Test func aBuilderHasTheConstraintsOfAllItsParts() {
        @AttributedTextFormatting.DefinitionBuilder<Foundations>
        func definition(_ isStrict: Bool) -> some AttributedTextFormattingDefinition<Foundations> {
            NoLinks()
            AttributedTextFormatting.ValueConstraint<Foundations, LanguageKey>(
                for: LanguageKey.self, values: ["en"], default: "en")
        }
        var container = attributes("de", "http://example.com")
        definition(true).constrain(&container)
        #expect(container == attributes("en"))
    }
}
