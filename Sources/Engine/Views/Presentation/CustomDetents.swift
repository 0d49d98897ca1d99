public import Foundation
public import QuadrantCore

/// A type that computes the height of a sheet from the context of its presentation.
public protocol CustomPresentationDetent {
    /// The context of the presentation.
    typealias Context = PresentationDetent.Context
    /// The height in points above the bottom safe area of the window; nil if the detent is not available.
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// The context of a presentation: the maximum height of the sheet, and the environment.
    @dynamicMemberLookup
    public struct Context {
        /// The maximum height of a sheet, in points above the bottom safe area of the window.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment in which the sheet is presented.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A type of custom detent as a hashable value.
struct CustomDetent: Hashable, @unchecked Sendable {
    let type: any CustomPresentationDetent.Type
    static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
