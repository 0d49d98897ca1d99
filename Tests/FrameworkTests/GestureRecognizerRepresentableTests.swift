import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import SwiftUI
import Testing
import UIKit

@Suite("UIGestureRecognizerRepresentable")
@MainActor
struct GestureRecognizerRepresentableTests {
    private final class Log { var lines: [String] = [] }

    private struct Pan: UIGestureRecognizerRepresentable {
        let log: Log
        let name: String
        final class Coordinator: NSObject, UIGestureRecognizerDelegate {}
        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
            log.lines.append("make")
            let recognizer = UIPanGestureRecognizer()
            recognizer.delegate = context.coordinator
            return recognizer
        }
        func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
            log.lines.append("update \(name)")
        }
        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            guard recognizer.state == .ended else { return }
            log.lines.append("\(name) \(context.converter.localTranslation?.x ?? 0)")
        }
    }

    /// A representable without a coordinator and without an update method.
    private struct Tap: UIGestureRecognizerRepresentable {
        let log: Log
        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            let (place, moved) = (context.converter.localLocation, context.converter.localTranslation)
            log.lines.append("tap \(place.x) \(place.y) \(moved == nil)")
        }
    }

    private func host<V: View>(_ view: V) -> ViewHost {
        ViewHost(rootView: view, configuration: HostConfiguration(size: CGSize(width: 200, height: 100)))
    }

    private func pan(_ host: ViewHost, by distance: CGFloat) {
        host.send(.pointer(PointerEvent(.began, at: CGPoint(x: 40, y: 50))))
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 40 + distance / 2, y: 50))))
        host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 40 + distance, y: 50))))
        host.send(.pointer(PointerEvent(.ended, at: CGPoint(x: 40 + distance, y: 50))))
    }

    /// The recognizer is created once, updated with each new value, and its actions reach the newest value.
    @Test func theRecogniserIsKept() {
        let log = Log(), host = host(Color.red.gesture(Pan(log: log, name: "one")))
        host.settle()
        #expect(log.lines == ["make", "update one"])
        pan(host, by: 60)
        #expect(log.lines.last == "one 60.0")
        host.update(Color.red.gesture(Pan(log: log, name: "two")))
        host.settle()
        pan(host, by: 30)
        #expect(log.lines.last == "two 30.0")
        #expect(log.lines.filter { $0 == "make" }.count == 1)
    }

    @Test func placesAreThoseInTheView() {
        let log = Log()
        let host = host(Color.red.frame(width: 100, height: 50).gesture(Tap(log: log)))
        host.tap(at: CGPoint(x: 60, y: 30))
        #expect(log.lines == ["tap 10.0 5.0 true"])
    }

    private struct Converting: UIGestureRecognizerRepresentable {
        let log: Log
        func makeUIGestureRecognizer(context: UIGestureRecognizerRepresentableContext<Self>) -> UIPanGestureRecognizer {
            UIPanGestureRecognizer()
        }
        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            guard recognizer.state == .ended else { return }
            let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter = context.converter
            let here = converter.convert(globalPoint: CGPoint(x: 60, y: 40))
            let around = converter.convert(globalPoint: CGPoint(x: 60, y: 40), to: .named("around"))
            log.lines.append("\(here.x) \(here.y), \(around.x) \(around.y)")
            let speed = converter.localVelocity?.x ?? 0
            let isSame = converter.velocity(in: .global) == converter.localVelocity
            log.lines.append(speed > 0 && isSame ? "moves" : "stands")
        }
    }

    /// The view is at 50, 25 of the window, and at 20, 10 of the space around it.
    @Test func pointsOfTheWindowAreConverted() {
        let log = Log()
        let host = host(Color.red.frame(width: 100, height: 50).gesture(Converting(log: log))
            .padding(.horizontal, 20).padding(.vertical, 10).coordinateSpace(.named("around")))
        host.settle()
        host.send(.pointer(PointerEvent(.began, at: CGPoint(x: 60, y: 50))))
        for step in 1...4 {
            host.advance(to: Double(step) / 60)
            host.send(.pointer(PointerEvent(.moved, at: CGPoint(x: 60 + CGFloat(step) * 15, y: 50))))
        }
        host.send(.pointer(PointerEvent(.ended, at: CGPoint(x: 120, y: 50))))
        #expect(log.lines == ["10.0 15.0, 30.0 25.0", "moves"])
    }
}
