public import QuadrantCore

extension View {
    /// Sets the size of the enclosing sheet in a large window. Nothing to do: a sheet on a phone has the width of the
    /// window.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

/// The size of a sheet in a large window. Only built-in sizings have an effect.
public protocol PresentationSizing {}

/// Depends on the context.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// The only value of its type.
    nonisolated public init() {}
}

/// The ideal size of the content.
public struct FittedPresentationSizing: PresentationSizing {
    /// The only value of its type.
    nonisolated public init() {}
}

/// For forms.
public struct FormPresentationSizing: PresentationSizing {
    /// The only value of its type.
    nonisolated public init() {}
}

/// For pages of text.
public struct PagePresentationSizing: PresentationSizing {
    /// The only value of its type.
    nonisolated public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// Depends on the context.
    nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// The ideal size of the content.
    nonisolated public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// For forms.
    nonisolated public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// For pages of text.
    nonisolated public static var page: PagePresentationSizing { PagePresentationSizing() }
}
