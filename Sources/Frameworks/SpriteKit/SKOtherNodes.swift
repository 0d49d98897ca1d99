public import CoreGraphics
public import CoreImage
public import Foundation
import QuadrantStandIn
import SwiftUI
public import UIKit

/// Where a scene is seen from. Its children stay where they are in the view.
open class SKCameraNode: SKNode {
    /// From the camera to its scene.
    var placeInScene: CGAffineTransform {
        var all = matrix, above = parent
        while let node = above, !(node is SKScene) { (all, above) = (all.concatenating(node.matrix), node.parent) }
        return all
    }
    private func seen(_ scene: SKScene) -> CGRect {
        let size = scene.view.map(\.bounds.size).flatMap { $0.width > 0 ? $0 : nil } ?? scene.size
        return CGRect(origin: .zero, size: size).applying(scene.matrix(in: size).inverted())
    }
    /// Whether a node of its scene is in the view.
    open func contains(_ node: SKNode) -> Bool {
        guard let scene, let parent = node.parent else { return false }
        let box = node.calculateAccumulatedFrame()
        let low = scene.convert(box.origin, from: parent)
        let high = scene.convert(CGPoint(x: box.maxX, y: box.maxY), from: parent)
        let whole = CGRect(x: min(low.x, high.x), y: min(low.y, high.y), width: max(abs(high.x - low.x), 1e-6),
                           height: max(abs(high.y - low.y), 1e-6))
        return whole.intersects(seen(scene))
    }
    /// The nodes of its scene that are in the view, of those that are not in others.
    open func containedNodeSet() -> Set<SKNode> { Set((scene?.children ?? []).filter { $0 !== self && contains($0) }) }
}
/// Changes the colours of its children. Blurs are drawn; other filters are not.
open class SKEffectNode: SKNode {
    /// What is made of its children; nil is nothing.
    open var filter: CIFilter?
    /// Whether it is made.
    open var shouldEnableEffects = true
    /// Whether it is kept. Nothing to do: it is made for each frame.
    open var shouldRasterize = false
    /// Whether it stands in the middle. Nothing to do: blurs have none.
    open var shouldCenterFilter = true
    /// How it goes over others.
    open var blendMode = SKBlendMode.alpha
    /// What the graphics processor makes of it. Nothing to do: its programs are not run.
    open var shader: SKShader?
    /// Draws its children as one. Without effect: of filters, blurs are drawn.
    override func drawAll(in context: GraphicsContext) {
        var context = context
        context.blendMode = blendMode.mode
        if shouldEnableEffects, let filter {
            if filter.name.hasSuffix("Blur") {
                let radius = (filter.value(forKey: "inputRadius") as? NSNumber)?.doubleValue ?? 10
                context.addFilter(.blur(radius: radius))
            } else {
                standIn(self, "of filters, blurs are drawn")
            }
        }
        context.drawLayer { layer in MainActor.assumeIsolated { super.drawAll(in: layer) } }
    }
}
/// Shows its children where a mask is opaque.
open class SKCropNode: SKNode {
    /// The mask; nil shows all.
    open var maskNode: SKNode?
    override func drawAll(in context: GraphicsContext) {
        guard let maskNode else { return super.drawAll(in: context) }
        var context = context
        context.clipToLayer { layer in MainActor.assumeIsolated { maskNode.draw(in: layer) } }
        super.drawAll(in: context)
    }
}
/// Plays a sound. Nothing to do: there is no loudspeaker.
open class SKAudioNode: SKNode {
    /// Whether it begins by itself, and again, and is heard where it is. Nothing to do: there is no loudspeaker.
    open var autoplayLooped = true, isPositional = true
    /// No sound.
    public override init() { super.init() }
    /// A file of the program.
    public convenience init(fileNamed name: String) { self.init() }
    /// A file.
    public convenience init(url: URL) { self.init() }
    /// As coded in a file, which nothing here reads: no sound.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
}
/// Shows a video: a grey rectangle, videos are not read.
open class SKVideoNode: SKNode {
    /// In points.
    open var size = CGSize(width: 320, height: 180)
    /// Which part of it is at its position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A file of the program.
    public init(fileNamed videoFile: String) { super.init() }
    /// A file.
    public init(url: URL) { super.init() }
    /// As coded in a file, which nothing here reads.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    /// Begins. Nothing to do: videos are not read.
    open func play() {}
    /// Stops. Nothing to do: videos are not read.
    open func pause() {}
    override var own: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }
    override func drawOwn(in context: inout GraphicsContext) {
        context.fill(Path(own), with: .color(Color(white: 0.5)))
    }
}
/// A light. Nothing to do: lights do not shine.
open class SKLightNode: SKNode {
    /// Whether it shines. Nothing to do: lights do not shine.
    open var isEnabled = true
    /// Its colours. Nothing to do: lights do not shine.
    open var lightColor = UIColor.white, ambientColor = UIColor.black, shadowColor = UIColor.black
    /// How it fades. Nothing to do: lights do not shine.
    open var falloff: CGFloat = 1
    /// What it shines on. Nothing to do: lights do not shine.
    open var categoryBitMask: UInt32 = 1
}
/// Pushes bodies. Nothing to do: fields do not push.
open class SKFieldNode: SKNode {
    /// How it pushes. Nothing to do: fields do not push.
    open var strength: Float = 1, falloff: Float = 0, minimumRadius: Float = 0, smoothness: Float = 0
    /// Whether it pushes, and alone. Nothing to do: fields do not push.
    open var isEnabled = true, isExclusive = false
    /// Which bodies it pushes. Nothing to do: fields do not push.
    open var categoryBitMask: UInt32 = .max
    /// To its middle. Nothing to do: fields do not push.
    open class func radialGravityField() -> SKFieldNode { SKFieldNode() }
    /// Along a direction. Nothing to do: fields do not push.
    open class func linearGravityField(withVector direction: SIMD3<Float>) -> SKFieldNode { SKFieldNode() }
    /// Around its middle. Nothing to do: fields do not push.
    open class func vortexField() -> SKFieldNode { SKFieldNode() }
    /// Against their way. Nothing to do: fields do not push.
    open class func dragField() -> SKFieldNode { SKFieldNode() }
    /// Here and there. Nothing to do: fields do not push.
    open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode()
    }
    /// Here and there. Nothing to do: fields do not push.
    open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
        SKFieldNode()
    }
}
/// What a file has. Files of nodes are not read: nothing.
open class SKReferenceNode: SKNode {
    /// A file of the program.
    public convenience init(fileNamed fileName: String?) { self.init() }
}
/// Which way one scene goes and another comes. It is there at once.
@MainActor @preconcurrency
open class SKTransition: NSObject {
    override init() { super.init() }
    /// Whether the scene that comes stands still. Nothing to do: it is there at once.
    open var pausesIncomingScene = true
    /// Whether the scene that goes stands still. Nothing to do: it is gone at once.
    open var pausesOutgoingScene = true
    /// The one fades into the other.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Through black.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Through a colour.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Turned around.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Turned around.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Through a door.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Through a door.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Through a door.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Through a door.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// Through a door.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
    /// The one pushes the other.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    /// The one goes.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
    /// The other comes.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition()
    }
}
/// Where a scene goes to.
public enum SKTransitionDirection: Int, Sendable { case up, down, right, left }
