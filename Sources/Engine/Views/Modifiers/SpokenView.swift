import Foundation
package import QuadrantCore

/// A view whose text is known without adding it to the tree.
package protocol SpokenView {
    func localizedText(in environment: EnvironmentValues) -> String?
}

/// The text of a view that names a control and is not shown.
package func spoken<V: View>(_ view: V, in environment: EnvironmentValues = EnvironmentValues()) -> String? {
    (view as? any SpokenView)?.localizedText(in: environment)
}

extension Text: SpokenView {
    package func localizedText(in environment: EnvironmentValues) -> String? {
        let text = spans.map { span in
            switch span.content {
            case .verbatim(let string): string
            case .localized(let key): key.localizedText(in: environment)
            case .attributed(let string): String(string.characters)
            case .image(let image): image.localizedText(in: environment) ?? ""
            case .late(let late): late.make(environment)
            case .dated(let clock): clock.text(environment.now, environment)
            }
        }.joined()
        return text.isEmpty ? nil : text
    }
}

extension LocalizedStringKey {
    /// Without the marks of Markdown, which are not read.
    fileprivate func localizedText(in environment: EnvironmentValues) -> String {
        let parts = inLanguage(of: environment.locale).inflected(in: environment.locale).parts
        return (InlineMarkdown.isIn(parts) ? InlineMarkdown.parse(parts).map(\.part) : parts).map { part in
            switch part {
            case .literal(let string): string
            case .value(let value): value.format(environment.locale)
            case .text(let text): text.localizedText(in: environment) ?? ""
            }
        }.joined()
    }
}

extension Image: SpokenView {
    /// The accessibility label of the image; nil for a decorative image.
    package func localizedText(in environment: EnvironmentValues) -> String? {
        switch spokenAs {
        case .nothing: return nil
        case .label(let text): return text.localizedText(in: environment)
        case .name: break
        }
        switch source {
        case .symbol(let name):
            return name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
        case .named(let name, _): return name
        case .pixels, .drawn: return nil
        }
    }
}

extension TupleView: SpokenView {
    package func localizedText(in environment: EnvironmentValues) -> String? {
        let texts = Mirror(reflecting: value).children.compactMap { child in
            (child.value as? any SpokenView)?.localizedText(in: environment)
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension ModifiedContent: SpokenView where Content: View, Modifier: ViewModifier {
    package func localizedText(in environment: EnvironmentValues) -> String? { spoken(content, in: environment) }
}
