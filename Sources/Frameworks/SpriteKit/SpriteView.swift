public import Foundation
public import SwiftUI
public import UIKit

/// A finger in a scene.
private final class SceneTouch: UITouch {
    let point: CGPoint
    weak var scene: SKScene?
    init(_ point: CGPoint, _ scene: SKScene) { (self.point, self.scene) = (point, scene) }
    override func location(in view: UIView?) -> CGPoint { point }
}
extension UITouch {
    /// Where a finger is in a node; the origin for one outside of scenes.
    public func location(in node: SKNode) -> CGPoint {
        guard let touch = self as? SceneTouch, let scene = touch.scene else { return .zero }
        return node.convert(touch.point, from: scene)
    }
}

/// Shows a scene.
@MainActor @preconcurrency
open class SKView: UIView {
    /// The scene.
    open private(set) var scene: SKScene?
    /// Shows a scene.
    open func presentScene(_ scene: SKScene?) {
        self.scene = scene
        scene?.view = self
        scene?.didMove(to: self)
        setNeedsLayout()
    }
    /// Whether the scene stands still.
    open var isPaused = false
    /// Whether nodes of one height may be drawn in any order. Nothing to do: they are drawn in theirs.
    open var ignoresSiblingOrder = false
    /// Whether a number is shown. Nothing to do: no numbers are shown.
    open var showsFPS = false
    /// Whether a number is shown. Nothing to do: no numbers are shown.
    open var showsNodeCount = false
    /// Whether bodies are shown. Nothing to do: there are no bodies.
    open var showsPhysics = false
    /// Frames a second. Nothing to do: the host decides.
    open var preferredFramesPerSecond = 60
    open override func _content() -> AnyView? { scene.map { AnyView(ScenePicture(scene: $0, isPaused: isPaused)) } }
}

/// Shows a scene. Its actions run on the clock of the host, and touches reach the scene.
public struct SpriteView: View {
    /// How a scene is drawn.
    public struct Options: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt32
        /// Unknown bits are kept.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Nodes of one height may be drawn in any order.
        public static let ignoresSiblingOrder = Options(rawValue: 1)
        /// Nodes outside are left out.
        public static let shouldCullNonVisibleNodes = Options(rawValue: 2)
        /// What is behind the view is seen.
        public static let allowsTransparency = Options(rawValue: 4)
    }
    /// What is shown beside a scene: nothing.
    public struct DebugOptions: OptionSet, Sendable {
        /// The bits of the framework.
        public let rawValue: UInt32
        /// Unknown bits are kept.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Frames a second.
        public static let showsFPS = DebugOptions(rawValue: 1)
        /// The number of nodes.
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        /// Bodies.
        public static let showsPhysics = DebugOptions(rawValue: 4)
    }
    private let scene: SKScene, isPaused: Bool, isClear: Bool
    @State private var host = SceneHost()
    /// Shows a scene; options for debugging have no effect.
    public init(scene: SKScene, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
                options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = []) {
        (self.scene, self.isPaused, isClear) = (scene, isPaused, options.contains(.allowsTransparency))
    }
    public var body: some View {
        ScenePicture(scene: host.shown(scene), isPaused: isPaused, isClear: isClear)
    }
}

/// Keeps the first scene of a view, which is often made again with its parent.
@MainActor
private final class SceneHost {
    private let view = SKView()
    func shown(_ scene: SKScene) -> SKScene {
        if view.scene !== scene, scene.view == nil { view.presentScene(scene) }
        return scene
    }
}

private struct ScenePicture: View {
    let scene: SKScene
    let isPaused: Bool
    var isClear = false
    @State private var clock = SceneClock()
    @State private var isTouched = false
    var body: some View {
        GeometryReader { geometry in
            TimelineView(.animation(paused: isPaused)) { timeline in
                let number = clock.advance(scene, to: timeline.date, geometry.size, isPaused)
                Canvas { context, size in
                    _ = number
                    if !isClear {
                        context.fill(Path(CGRect(origin: .zero, size: size)),
                                     with: .color(Color(uiColor: scene.backgroundColor)))
                    }
                    MainActor.assumeIsolated {
                        context.concatenate(Self.matrix(of: scene, in: size))
                        scene.draw(in: context)
                    }
                }
            }
            .gesture(DragGesture(minimumDistance: 0)
                .onChanged { touch($0.location, geometry.size, isEnd: false) }
                .onEnded { touch($0.location, geometry.size, isEnd: true) })
        }
        .clipped()
    }
    private func touch(_ point: CGPoint, _ size: CGSize, isEnd: Bool) {
        let touches: Set<UITouch> = [SceneTouch(point.applying(Self.matrix(of: scene, in: size).inverted()), scene)]
        if isEnd {
            scene.touchesEnded(touches, with: nil)
        } else if isTouched {
            scene.touchesMoved(touches, with: nil)
        } else {
            scene.touchesBegan(touches, with: nil)
        }
        isTouched = !isEnd
    }
    /// From the scene to the view, whose y axis leads down.
    private static func matrix(of scene: SKScene, in size: CGSize) -> CGAffineTransform {
        guard scene.size.width > 0, scene.size.height > 0 else { return .identity }
        var x = size.width / scene.size.width, y = size.height / scene.size.height
        switch scene.scaleMode {
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        case .fill, .resizeFill: break
        }
        return CGAffineTransform(translationX: scene.size.width * (scene.anchorPoint.x - 0.5),
                                 y: scene.size.height * (scene.anchorPoint.y - 0.5))
            .concatenating(CGAffineTransform(scaleX: x, y: -y))
            .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    }
}

/// The time of a scene.
@MainActor
private final class SceneClock {
    private var last: Date?
    private var number = 0
    /// Lets the time since the last frame pass, at most a second at once.
    func advance(_ scene: SKScene, to date: Date, _ size: CGSize, _ isPaused: Bool) -> Int {
        if scene.scaleMode == .resizeFill, size.width > 0, scene.size != size { scene.size = size }
        let seconds = last.map { min(max(date.timeIntervalSince($0), 0), 1) } ?? 0
        last = date
        number += 1
        guard !isPaused else { return number }
        scene.update(date.timeIntervalSinceReferenceDate)
        scene.advance(by: seconds)
        scene.didEvaluateActions()
        scene.didFinishUpdate()
        return number
    }
}
