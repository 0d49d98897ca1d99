/// Which places of interest are shown. None is: maps are planes without tiles. A literal has the kinds that are shown.
public struct PointOfInterestCategories: Equatable, ExpressibleByArrayLiteral, Sendable {
    private enum Shown: Equatable { case only(Set<MKPointOfInterestCategory>), allBut(Set<MKPointOfInterestCategory>) }
    private let shown: Shown
    private init(_ shown: Shown) { self.shown = shown }

    /// Every kind.
    public static var all: PointOfInterestCategories { PointOfInterestCategories(.allBut([])) }
    /// No kind.
    public static var excludingAll: PointOfInterestCategories { PointOfInterestCategories(.only([])) }
    /// These kinds.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(.only(Set(categories)))
    }
    /// These kinds.
    public static func including(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
        including(categories)
    }
    /// All kinds but these.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> PointOfInterestCategories {
        PointOfInterestCategories(.allBut(Set(categories)))
    }
    /// All kinds but these.
    public static func excluding(_ categories: MKPointOfInterestCategory...) -> PointOfInterestCategories {
        excluding(categories)
    }
    /// These kinds.
    public init(arrayLiteral elements: MKPointOfInterestCategory...) { self.init(.only(Set(elements))) }
}
