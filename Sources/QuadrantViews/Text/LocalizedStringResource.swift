import Foundation
import QuadrantCore

/// Words with values in them, to be looked up where they are shown. What the tables of the program do not hold shows as
/// it stands.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, @unchecked Sendable {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation
    package let content: LocalizedStringKey

    public init(stringLiteral value: String) { content = LocalizedStringKey(value) }
    public init(stringInterpolation: StringInterpolation) {
        content = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
}

extension Text {
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self.init(resource.content) }
}

extension String {
    /// The words of a resource, in the language of the program.
    public init(localized resource: LocalizedStringResource) { self = resource.content.plain }
}
