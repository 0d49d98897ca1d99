public import QuadrantCore

extension View {
    /// How large a sheet around is where there is more space than it needs. On a phone a sheet is as wide as the
    /// window.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

/// How large a sheet is where there is more space than it needs. Only the sizes that come with the library do.
@MainActor @preconcurrency
public protocol PresentationSizing {}

/// As suits the surroundings.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// Without effect on a phone.
    nonisolated public init() {}
}

/// As large as its content would be by itself.
public struct FittedPresentationSizing: PresentationSizing {
    /// Without effect on a phone.
    nonisolated public init() {}
}

/// For forms.
public struct FormPresentationSizing: PresentationSizing {
    /// Without effect on a phone.
    nonisolated public init() {}
}

/// For pages of text.
public struct PagePresentationSizing: PresentationSizing {
    /// Without effect on a phone.
    nonisolated public init() {}
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// As suits the surroundings.
    nonisolated public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// As large as the content would be by itself.
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
