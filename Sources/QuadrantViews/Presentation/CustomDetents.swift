public import Foundation
public import QuadrantCore

/// A type that computes a height of sheets from the place they are presented in.
public protocol CustomPresentationDetent {
    /// What the height may depend on.
    typealias Context = PresentationDetent.Context
    /// In points above the bar at the bottom of the window; nil where sheets cannot have this height.
    static func height(in context: Context) -> CGFloat?
}

extension PresentationDetent {
    /// What the height of a sheet may depend on: how high it can be, and the environment it is presented in.
    @dynamicMemberLookup
    public struct Context {
        /// How high a sheet can be, in points above the bar at the bottom of the window.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment that the sheet is presented in.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A type that works heights out, as a value.
struct CustomDetent: Hashable, @unchecked Sendable {
    let type: any CustomPresentationDetent.Type
    static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.type == b.type }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
