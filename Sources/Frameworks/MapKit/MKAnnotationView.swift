public import Foundation
import QuadrantStandIn
import SwiftUI
public import UIKit

/// Whether a part of an annotation is shown.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }
/// How important it is that an annotation is shown where it overlaps others, 0…1000.
public struct MKFeatureDisplayPriority: Hashable, RawRepresentable, Sendable {
    /// 0…1000.
    public let rawValue: Float
    /// An importance of 0…1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// An importance of 0…1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Always shown.
    public static let required = MKFeatureDisplayPriority(rawValue: 1000)
    /// 750.
    public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
    /// 250.
    public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}
/// Which of annotations that overlap is in front, 0…1000.
public struct MKAnnotationViewZPriority: Hashable, RawRepresentable, Sendable {
    /// 0…1000.
    public let rawValue: Float
    /// A place in the order, 0…1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// A place in the order, 0…1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// In front of all, 1000.
    public static let max = MKAnnotationViewZPriority(rawValue: 1000)
    /// That of a selected one, 1000.
    public static let defaultSelected = MKAnnotationViewZPriority(rawValue: 1000)
    /// That of one that is not selected, 500.
    public static let defaultUnselected = MKAnnotationViewZPriority(rawValue: 500)
    /// Behind all, 0.
    public static let min = MKAnnotationViewZPriority(rawValue: 0)
}
/// The view that is made for annotations where the delegate makes none.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
/// The view that is made for annotations that are joined: never.
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

/// Draws an annotation: its image, and what is in the view. Without both nothing is seen.
@MainActor @preconcurrency
open class MKAnnotationView: UIView {
    /// What the view is for; nil for none.
    open var annotation: (any MKAnnotation)?
    /// The name under which a view is used again; nil is none. Nothing to do: views are not used again.
    public let reuseIdentifier: String?
    /// Shown with its middle at the place, and gives the view its size; nil is none.
    open var image: UIImage? {
        didSet { if let image { bounds.size = image.size } }
    }
    /// Whether a tap shows the title in a panel. Without effect: a tap shows no panel.
    open var canShowCallout = false { didSet { standIn(self, "a tap shows no panel") } }
    /// From the place to the middle of the view, in points.
    open var centerOffset = CGPoint.zero
    /// Where the panel is, from the middle of the upper edge, in points. Nothing to do: a tap shows no panel.
    open var calloutOffset = CGPoint.zero
    /// What is taken for overlapping.
    public enum CollisionMode: Int, Sendable { case rectangle, circle, none }
    /// What is taken for overlapping. Nothing to do: all are shown.
    open var collisionMode = CollisionMode.rectangle
    /// The view of those that this one is joined with. Nil: annotations are not joined.
    public var cluster: MKAnnotationView? { nil }
    /// Which of annotations that overlap is in front. Of equal ones the later.
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected
    /// The same for a selected one. Nothing to do: annotations are not selected.
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
    /// How far a gesture that moves it is.
    public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }
    /// How far a gesture that moves it is. Nothing to do: maps stand still.
    open var dragState = DragState.none
    /// Changes how far a gesture that moves it is. Nothing to do: maps stand still.
    open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }
    /// Selects it, at once.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Whether a finger is on it. Nothing to do: a tap shows no panel.
    open var isHighlighted = false
    /// Whether it is the selected annotation. Nothing to do: a tap shows no panel.
    open var isSelected = false
    /// The name of annotations that are joined where they are close; nil joins none. Without effect: annotations are
    /// not joined.
    open var clusteringIdentifier: String? { didSet { standIn(self, "annotations are not joined") } }
    /// At the right end of the panel; nil is nothing. Nothing to do: a tap shows no panel.
    open var rightCalloutAccessoryView: UIView?
    /// At the left end of the panel; nil is nothing. Nothing to do: a tap shows no panel.
    open var leftCalloutAccessoryView: UIView?
    /// In the place of the panel's second line; nil shows that. Nothing to do: a tap shows no panel.
    open var detailCalloutAccessoryView: UIView?
    /// A view for an annotation.
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// A view without an annotation.
    public convenience override init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }
    /// As coded in a storyboard, which nothing here reads: a view without an annotation.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }
    /// It is about to be drawn for its annotation. Never called.
    open func prepareForDisplay() {}
    /// It is about to be used again. Never called.
    open func prepareForReuse() {}
    /// Whether views that overlap are left out, by their importance. Nothing to do: all are shown.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// Whether a gesture moves it. Nothing to do: maps stand still.
    open var isDraggable = false
    /// Whether it takes taps. Nothing to do: a tap shows no panel.
    open var isEnabled = true
    var picture: AnyView {
        AnyView(
            ZStack {
                if let image { Image(uiImage: image) }
                UIViewShown(UIViewContainer(self)).frame(width: bounds.width, height: bounds.height)
            }
            .offset(x: centerOffset.x, y: centerOffset.y))
    }
}
/// A balloon with a sign in it, its tip at the place.
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The colour of the balloon; nil is red.
    open var markerTintColor: UIColor?
    /// Whether the title is below the balloon. Nothing to do: it is there.
    open var titleVisibility = MKFeatureVisibility.adaptive
    /// Whether the second line is below the balloon. Nothing to do: there is none.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Whether the balloon grows out of the map. Nothing to do: it is there at once.
    open var animatesWhenAdded = false
    /// The sign of a selected balloon. Nothing to do: annotations are not selected.
    open var selectedGlyphImage: UIImage?
    /// The sign as text; nil shows a pin.
    open var glyphText: String?
    /// The sign as an image, in the place of the text; nil shows that.
    open var glyphImage: UIImage?
    /// Of the sign in the marker; nil is white. Without effect: signs are white.
    open var glyphTintColor: UIColor? { didSet { standIn(self, "signs are white") } }
    override var picture: AnyView {
        let sign = glyphImage.map { AnyView(Image(uiImage: $0)) } ?? glyphText.map { AnyView(Text(verbatim: $0)) }
        return AnyView(MapBalloon(sign: sign, tint: markerTintColor.map { Color($0) },
                                  title: annotation?.title.map { AnyView(Text(verbatim: $0)) }))
    }
}
/// A pin, its point at the place.
open class MKPinAnnotationView: MKAnnotationView {
    /// The colour of the pin's head; nil is red.
    open var pinTintColor: UIColor?
    /// Whether the pin falls onto the map. Nothing to do: pins do not fall.
    open var animatesDrop = false
    override var picture: AnyView { AnyView(MapNeedle(tint: pinTintColor.map { Color($0) })) }
}
