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

    fileprivate init(_ recognizer: @escaping () -> UIGestureRecognizer?) { self.recognizer = recognizer }

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

    var body: some View { kept.update(representable).attached(to: AnyView(content)) }
}

/// A recogniser, its coordinator, and the representable that was given last.
@MainActor
private final class KeptRecognizer<Representable: UIGestureRecognizerRepresentable> {
    private var representable: Representable?
    private var made: (recognizer: Representable.UIGestureRecognizerType, context: Representable.Context)?

    func update(_ new: Representable) -> Representable.UIGestureRecognizerType {
        representable = new
        let (recognizer, context) = made ?? make(new)
        new.updateUIGestureRecognizer(recognizer, context: context)
        return recognizer
    }

    private func make(_ new: Representable) -> (Representable.UIGestureRecognizerType, Representable.Context) {
        let converter = Representable.CoordinateSpaceConverter { [weak self] in self?.made?.recognizer }
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
