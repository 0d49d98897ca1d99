public import CoreGraphics
public import Foundation
import SwiftUI
public import UIKit

/// A picture.
@MainActor @preconcurrency
open class SKTexture: NSObject {
    let image: UIImage
    /// A picture of the program; without pixels where there is none.
    public convenience init(imageNamed name: String) { self.init(image: UIImage(named: name) ?? UIImage()) }
    /// A picture.
    public init(image: UIImage) { self.image = image }
    /// A picture.
    public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
    /// In points.
    open func size() -> CGSize { image.size }
}

/// A picture or a rectangle.
open class SKSpriteNode: SKNode {
    /// The picture; nil shows the colour.
    open var texture: SKTexture?
    /// The colour.
    open var color: UIColor
    /// How much a picture has of the colour. Nothing to do: pictures keep their colours.
    open var colorBlendFactor: CGFloat = 0
    /// In points.
    open var size: CGSize
    /// Which part of it is at its position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// A picture of a size; nil shows the colour.
    public init(texture: SKTexture?, color: UIColor, size: CGSize) {
        (self.texture, self.color, self.size) = (texture, color, size)
        super.init()
    }
    /// A picture.
    public convenience init(texture: SKTexture?) {
        self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
    }
    /// A picture of a size.
    public convenience init(texture: SKTexture?, size: CGSize) {
        self.init(texture: texture, color: .white, size: size)
    }
    /// A picture of the program.
    public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
    /// A rectangle.
    public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
    /// Nothing.
    public convenience override init() { self.init(color: .clear, size: .zero) }
    override var own: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }
    override func drawOwn(in context: inout GraphicsContext) {
        guard let texture else { return context.fill(Path(own), with: .color(Color(uiColor: color))) }
        var context = context
        // Pictures have their first row at the top.
        context.scaleBy(x: 1, y: -1)
        context.draw(Image(uiImage: texture.image).resizable(), in: CGRect(x: own.minX, y: -own.maxY, width: own.width,
                                                                         height: own.height))
    }
}

/// A shape with a line.
open class SKShapeNode: SKNode {
    /// The shape; nil is nothing.
    open var path: CGPath?
    /// The colour of its area.
    open var fillColor = UIColor.clear
    /// The colour of its line.
    open var strokeColor = UIColor.white
    /// The width of its line.
    open var lineWidth: CGFloat = 1
    /// How far its line glows. Nothing to do: lines do not glow.
    open var glowWidth: CGFloat = 0
    /// Nothing.
    public override init() { super.init() }
    /// A shape.
    public convenience init(path: CGPath) {
        self.init()
        self.path = path
    }
    /// A shape, in the middle where that is said.
    public convenience init(path: CGPath, centered: Bool) {
        self.init()
        let box = path.boundingBox, shape = Path(path)
        self.path = centered ? shape.offsetBy(dx: -box.midX, dy: -box.midY).cgPath : path
    }
    /// A circle around its position.
    public convenience init(circleOfRadius radius: CGFloat) {
        self.init(path: Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)).cgPath)
    }
    /// An ellipse around its position.
    public convenience init(ellipseOf size: CGSize) {
        self.init(path: Path(ellipseIn: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width,
                                               height: size.height)).cgPath)
    }
    /// A rectangle.
    public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) {
        self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius).cgPath)
    }
    /// A rectangle around its position.
    public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) {
        self.init(rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
                  cornerRadius: cornerRadius)
    }
    override var own: CGRect { path?.boundingBox.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2) ?? .null }
    override func drawOwn(in context: inout GraphicsContext) {
        guard let path else { return }
        context.fill(Path(path), with: .color(Color(uiColor: fillColor)))
        if lineWidth > 0 { context.stroke(Path(path), with: .color(Color(uiColor: strokeColor)), lineWidth: lineWidth) }
    }
}

/// Where a text is beside its position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable { case center, left, right }
/// Where a text is above its position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable { case baseline, center, top, bottom }

/// A text.
open class SKLabelNode: SKNode {
    /// The text.
    open var text: String?
    /// The name of its font; nil is that of the system.
    open var fontName: String?
    /// In points.
    open var fontSize: CGFloat = 32
    /// The colour.
    open var fontColor: UIColor? = .white
    /// How many lines it has at most; 0 is as many as it needs.
    open var numberOfLines = 1
    /// How wide it is at most; 0 is as wide as it needs.
    open var preferredMaxLayoutWidth: CGFloat = 0
    /// Where it is beside its position.
    open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
    /// Where it is above its position.
    open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
    /// Nothing.
    public override init() { super.init() }
    /// A text.
    public convenience init(text: String?) {
        self.init()
        self.text = text
    }
    /// No text, with a font.
    public convenience init(fontNamed fontName: String?) {
        self.init()
        self.fontName = fontName
    }
    private var font: UIFont { fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize) }
    override var own: CGRect {
        guard let text, !text.isEmpty else { return .null }
        let size = (text as NSString).size(withAttributes: [.font: font])
        let left: CGFloat = switch horizontalAlignmentMode {
        case .center: -size.width / 2
        case .left: 0
        case .right: -size.width
        }
        let bottom: CGFloat = switch verticalAlignmentMode {
        case .baseline: font.descender
        case .center: -size.height / 2
        case .top: -size.height
        case .bottom: 0
        }
        return CGRect(x: left, y: bottom, width: size.width, height: size.height)
    }
    override func drawOwn(in context: inout GraphicsContext) {
        guard let text, !own.isNull else { return }
        var context = context
        context.scaleBy(x: 1, y: -1)
        let style: Font = if let fontName { .custom(fontName, fixedSize: fontSize) } else { .system(size: fontSize) }
        let made: Text = Text(verbatim: text).font(style).foregroundColor(Color(uiColor: fontColor ?? .white))
        context.draw(made, at: CGPoint(x: own.midX, y: -own.midY), anchor: .center)
    }
}

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
    /// A scene of a size.
    public init(size: CGSize) {
        self.size = size
        super.init()
        sceneDidLoad()
    }
    /// A scene of one point.
    public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
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
    /// The frame is made.
    open func didFinishUpdate() {}
    override var own: CGRect {
        CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }
    open override var frame: CGRect { own }
}
