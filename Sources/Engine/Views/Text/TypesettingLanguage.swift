public import Foundation
public import QuadrantCore

/// The language by which a text is set.
public nonisolated struct TypesettingLanguage: Equatable, Sendable {
    private let language: Locale.Language?
    /// That of the text.
    public static let automatic = TypesettingLanguage(language: nil)
    /// A given language.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
}

extension View {
    /// Sets the language by which texts are set. Nothing to do: lines have the height of their font, whatever the
    /// language.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        self
    }
    /// Sets the language by which texts are set. Nothing to do: lines have the height of their font, whatever the
    /// language.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }
}

extension Text {
    /// Sets the language by which this text is set. Nothing to do: lines have the height of their font, whatever the
    /// language.
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
        self
    }
    /// Sets the language by which this text is set. Nothing to do: lines have the height of their font, whatever the
    /// language.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }

    /// Chooses among variants of a text, such as a long and a short date. Nothing to do: texts have one variant.
    nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

/// Which variant of a text is shown.
public protocol TextVariantPreference {}

/// The variant that was written.
public nonisolated struct FixedTextVariant: TextVariantPreference, Sendable { init() {} }

/// The longest variant that fits. Nothing to do: texts have one variant.
public nonisolated struct SizeDependentTextVariant: TextVariantPreference, Sendable { init() {} }

extension TextVariantPreference where Self == FixedTextVariant {
    /// The variant that was written.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}
extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The longest variant that fits. Nothing to do: texts have one variant.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}
