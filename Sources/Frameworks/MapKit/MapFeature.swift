public import CoreLocation
public import SwiftUI

/// A feature of a map, such as a café or a lake, that a person can select. Maps here have none: no value
/// exists.
public struct MapFeature: Sendable {
    /// What a feature is.
    public struct FeatureKind: Hashable, Sendable {
        private let name: String
        /// A place such as a shop.
        public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
        /// A mountain or a lake.
        public static let physicalFeature = FeatureKind(name: "physicalFeature")
        /// A town or a country.
        public static let territory = FeatureKind(name: "territory")
    }
    /// What it is.
    public let kind: FeatureKind
    /// Its name; nil without one.
    public let title: String?
    /// Where it is.
    public let coordinate: CLLocationCoordinate2D
    /// The kind of a point of interest; nil for other features.
    public let pointOfInterestCategory: MKPointOfInterestCategory?
}

extension View {
    /// Says which features of maps in this view cannot be selected. Nothing to do: maps have no features to select.
    nonisolated public func mapFeatureSelectionDisabled(_ selectionDisabled: @escaping (MapFeature) -> Bool)
        -> some View { self }
}
