public import Foundation
public import QuadrantCore
import QuadrantViews
public import UIKit

/// A gesture recogniser of UIKit on a view of SwiftUI.
///
/// The recogniser is made once where the view stands, and brought up to date whenever what was read for it changes.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable<UIGestureRecognizerType> {
    /// The class of the recogniser.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// What is kept as long as the recogniser, for example its delegate.
    associatedtype Coordinator = Void
    /// What the methods receive beside the recogniser.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// Where fingers are, in the space of the view.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recogniser, without what changes.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings the recogniser up to date: after it was made, and then whenever the view changes.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called when the recogniser recognises, with what it tells.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called once before the recogniser is made.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Does nothing.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Does nothing.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a representable is given with its recogniser.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What `makeCoordinator(converter:)` has made.
    nonisolated(unsafe) public let coordinator: Representable.Coordinator
    /// Where fingers are, in the space of the view.
    nonisolated public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Where fingers are and how they move, in the space of the view that the recogniser is on.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    private let recognizer: () -> UIGestureRecognizer?
    /// The geometry of the view; nil before it is placed.
    private let geometry: () -> GeometryProxy?

    fileprivate init(_ recognizer: @escaping () -> UIGestureRecognizer?,
                     _ geometry: @escaping () -> GeometryProxy?) {
        (self.recognizer, self.geometry) = (recognizer, geometry)
    }

    /// A point of the window in a coordinate space, in points.
    public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol = .local) -> CGPoint {
        guard let geometry = geometry() else { return globalPoint }
        let window = geometry.frame(in: .global)
        return place(CGPoint(x: globalPoint.x - window.minX, y: globalPoint.y - window.minY), in: coordinateSpace)
    }
    /// Where the fingers are in a coordinate space, in points.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        place(localLocation, in: coordinateSpace)
    }
    /// How far the fingers have moved, in points of a coordinate space; nil for recognisers other than pans.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localTranslation }
    /// In points per second of a coordinate space; nil for recognisers other than pans.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { localVelocity }

    /// A point of the view in a coordinate space; spaces that are turned or scaled count as moved only.
    private func place(_ local: CGPoint, in space: some CoordinateSpaceProtocol) -> CGPoint {
        guard let geometry = geometry(), space.coordinateSpace != .local else { return local }
        let frame = geometry.frame(in: space)
        return CGPoint(x: local.x + frame.minX, y: local.y + frame.minY)
    }

    /// In points, in the space of the view; zero before the recogniser is made.
    public var localLocation: CGPoint { recognizer()?.location(in: nil) ?? .zero }
    /// How far the fingers have moved, in points; nil for recognisers other than pans.
    public var localTranslation: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.translation(in: nil) }
    /// In points per second; nil for recognisers other than pans.
    public var localVelocity: CGPoint? { (recognizer() as? UIPanGestureRecognizer)?.velocity(in: nil) }
}

extension View {
    /// Puts a recogniser of UIKit on the view.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        RecognizedView(representable: representable, content: self)
    }
}

/// A view with a recogniser that is made when it first shows.
private struct RecognizedView<Representable: UIGestureRecognizerRepresentable, Content: View>: View {
    let representable: Representable
    let content: Content
    @State private var kept = KeptRecognizer<Representable>()

    var body: some View {
        kept.update(representable).attached(to: AnyView(content))
            .background { GeometryReader { proxy in kept.known(proxy) } }
    }
}

/// A recogniser, its coordinator, and the representable that was given last.
@MainActor
private final class KeptRecognizer<Representable: UIGestureRecognizerRepresentable> {
    private var representable: Representable?
    private var made: (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context)?

    private var geometry: GeometryProxy?

    /// Keeps the geometry of the view, and draws nothing.
    func known(_ proxy: GeometryProxy) -> Color {
        geometry = proxy
        return .clear
    }

    func update(_ new: Representable) -> Representable.UIGestureRecognizerType {
        representable = new
        let (recognizer, context) = made ?? make(new)
        new.updateUIGestureRecognizer(recognizer, context: context)
        return recognizer
    }

    private func make(_ new: Representable) -> (Representable.UIGestureRecognizerType, Representable.Context) {
        let converter = Representable.CoordinateSpaceConverter({ [weak self] in self?.made?.recognizer },
                                                               { [weak self] in self?.geometry })
        let context = Representable.Context(coordinator: new.makeCoordinator(converter: converter),
                                            converter: converter)
        let recognizer = new.makeUIGestureRecognizer(context: context)
        recognizer.onAction = { [weak self] in
            guard let self, let made = self.made else { return }
            self.representable?.handleUIGestureRecognizerAction(made.recognizer, context: made.context)
        }
        made = (recognizer, context)
        return (recognizer, context)
    }
}
