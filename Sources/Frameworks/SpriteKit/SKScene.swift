public import Foundation
public import UIKit

/// How a scene fills its view.
public enum SKSceneScaleMode: Int, Sendable { case fill, aspectFill, aspectFit, resizeFill }

/// A scene.
open class SKScene: SKNode {
    /// In points.
    open var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
    /// How it fills its view.
    open var scaleMode = SKSceneScaleMode.fill
    /// What is behind all nodes.
    open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
    /// Which part of the scene is at the origin.
    open var anchorPoint = CGPoint.zero
    /// The view that shows the scene.
    open internal(set) weak var view: SKView?
    /// The view that shows it, or has shown it.
    weak var place: SKView?
    /// A scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
    }
    /// As coded in a file, which nothing here reads: a scene of one point.
    public required init?(coder aDecoder: NSCoder) {
        size = CGSize(width: 1, height: 1)
        super.init(coder: aDecoder)
    }
    /// Where the scene is seen from: its place is in the middle of the view; nil shows the scene as it is.
    open var camera: SKCameraNode?
    /// How its bodies fall and hit each other.
    public private(set) lazy var physicsWorld: SKPhysicsWorld = {
        let world = SKPhysicsWorld()
        world.scene = self
        return world
    }()
    /// Is notified of frames. Held weakly.
    open weak var delegate: (any SKSceneDelegate)?
    /// What hears. Nothing to do: there is no loudspeaker.
    open weak var listener: SKNode?
    /// A point of the view, in the scene; the origin without a view.
    open func convertPoint(fromView point: CGPoint) -> CGPoint {
        guard let view, view.bounds.width > 0 else { return .zero }
        return point.applying(matrix(in: view.bounds.size).inverted())
    }
    /// A point of the scene, in the view; the origin without a view.
    open func convertPoint(toView point: CGPoint) -> CGPoint {
        guard let view, view.bounds.width > 0 else { return .zero }
        return point.applying(matrix(in: view.bounds.size))
    }
    /// From the scene to a view of a size, whose y axis leads down.
    func matrix(in viewSize: CGSize) -> CGAffineTransform {
        guard size.width > 0, size.height > 0 else { return .identity }
        var x = viewSize.width / size.width, y = viewSize.height / size.height
        switch scaleMode {
        case .aspectFill: (x, y) = (max(x, y), max(x, y))
        case .aspectFit: (x, y) = (min(x, y), min(x, y))
        case .fill, .resizeFill: break
        }
        let seen = camera.map { $0.placeInScene.inverted() } ?? CGAffineTransform(
            translationX: size.width * (anchorPoint.x - 0.5), y: size.height * (anchorPoint.y - 0.5))
        return seen.concatenating(CGAffineTransform(scaleX: x, y: -y))
            .concatenating(CGAffineTransform(translationX: viewSize.width / 2, y: viewSize.height / 2))
    }
    /// A scene of one point.
    public override init() {
        size = CGSize(width: 1, height: 1)
        super.init()
        sceneDidLoad()
    }
    /// Nil: files of scenes are not read.
    public convenience init?(fileNamed filename: String) { return nil }
    /// The scene was made.
    open func sceneDidLoad() {}
    /// The scene is shown by a view.
    open func didMove(to view: SKView) {}
    /// The scene is shown no more; never called.
    open func willMove(from view: SKView) {}
    /// The size has changed.
    open func didChangeSize(_ oldSize: CGSize) {}
    /// A frame is made, before actions run.
    open func update(_ currentTime: TimeInterval) {}
    /// Actions have run.
    open func didEvaluateActions() {}
    /// Bodies have moved.
    open func didSimulatePhysics() {}
    /// Nodes are where they have to be.
    open func didApplyConstraints() {}
    /// The frame is made.
    open func didFinishUpdate() {}
    /// Makes a frame: time passes.
    func makeFrame(at time: TimeInterval, after seconds: TimeInterval) {
        update(time)
        delegate?.update(time, for: self)
        advance(by: seconds)
        didEvaluateActions()
        delegate?.didEvaluateActions(for: self)
        if !isPaused { physicsWorld.advance(by: seconds) }
        didSimulatePhysics()
        delegate?.didSimulatePhysics(for: self)
        constrain()
        didApplyConstraints()
        delegate?.didApplyConstraints(for: self)
        didFinishUpdate()
        delegate?.didFinishUpdate(for: self)
    }
    override var own: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }
    open override var frame: CGRect { own }
}
/// Is notified of the frames of a scene.
@MainActor @preconcurrency
public protocol SKSceneDelegate: NSObjectProtocol {
    /// A frame is made, before actions run.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    /// Actions have run.
    func didEvaluateActions(for scene: SKScene)
    /// Bodies have moved.
    func didSimulatePhysics(for scene: SKScene)
    /// Nodes are where they have to be.
    func didApplyConstraints(for scene: SKScene)
    /// The frame is made.
    func didFinishUpdate(for scene: SKScene)
}
extension SKSceneDelegate {
    public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
    public func didEvaluateActions(for scene: SKScene) {}
    public func didSimulatePhysics(for scene: SKScene) {}
    public func didApplyConstraints(for scene: SKScene) {}
    public func didFinishUpdate(for scene: SKScene) {}
}
