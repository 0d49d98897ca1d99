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
        if let old = self.scene, old !== scene {
            old.willMove(from: self)
            old.view = nil
        }
        self.scene = scene
        scene?.view = self
        scene?.place = self
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
    /// Whether bodies are shown, and other numbers. Nothing to do: they are not.
    open var showsPhysics = false, showsFields = false, showsDrawCount = false, showsQuadCount = false
    /// Whether what is behind the view is seen.
    open var allowsTransparency = false
    /// Whether nodes outside are left out, and frames are made beside others. Nothing to do: the host decides.
    open var shouldCullNonVisibleNodes = true, isAsynchronous = true
    /// Shows a scene; it is there at once.
    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
    /// A picture of a node and its children; nil where it covers nothing.
    open func texture(from node: SKNode) -> SKTexture? {
        texture(from: node, crop: node.calculateAccumulatedFrame())
    }
    /// A picture of a part of a node's parent, with the node and its children; nil for an empty part.
    open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
        guard crop.width > 0, crop.height > 0 else { return nil }
        let picture = Canvas { context, size in
            MainActor.assumeIsolated {
                context.translateBy(x: -crop.minX, y: crop.maxY)
                context.scaleBy(x: 1, y: -1)
                node.draw(in: context)
            }
        }.frame(width: crop.width, height: crop.height)
        return ImageRenderer(content: picture).uiImage.map { SKTexture(image: $0) }
    }
    /// A point of the view, in the scene.
    open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
    /// A point of the scene, in the view.
    open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
    /// Frames a second. Nothing to do: the host decides.
    open var preferredFramesPerSecond = 60
    open override func _content() -> AnyView? {
        scene.map { AnyView(ScenePicture(scene: $0, isPaused: isPaused, isClear: allowsTransparency)) }
    }
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
    /// A transition has none either: the scene is there at once. `shouldRender` is not asked: the host decides.
    public init(scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
                preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
                debugOptions: DebugOptions = [],
                shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }) {
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
        if scene.place == nil { view.presentScene(scene) }
        return scene
    }
}

private struct ScenePicture: View {
    let first: SKScene
    /// The scene that has taken the place of the first one.
    private var scene: SKScene { first.place?.scene ?? first }
    init(scene: SKScene, isPaused: Bool, isClear: Bool = false) {
        (first, self.isPaused, self.isClear) = (scene, isPaused, isClear)
    }
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
                        context.concatenate(scene.matrix(in: size))
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
        let touches: Set<UITouch> = [SceneTouch(point.applying(scene.matrix(in: size).inverted()), scene)]
        if isEnd {
            scene.touchesEnded(touches, with: nil)
        } else if isTouched {
            scene.touchesMoved(touches, with: nil)
        } else {
            scene.touchesBegan(touches, with: nil)
        }
        isTouched = !isEnd
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
        scene.makeFrame(at: date.timeIntervalSinceReferenceDate, after: seconds)
        return number
    }
}
