public import CoreGraphics
public import Foundation
import SwiftUI
public import UIKit

/// A picture or a rectangle.
open class SKSpriteNode: SKNode {
    /// The picture; nil shows the colour.
    open var texture: SKTexture?
    /// The colour.
    open var color: UIColor
    /// How much a picture has of the colour, 0…1: it is multiplied by it.
    open var colorBlendFactor: CGFloat = 0
    /// How it goes over others.
    open var blendMode = SKBlendMode.alpha
    /// Which part of a picture is stretched, 0…1. Nothing to do: all of it is.
    open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// What the graphics processor makes of it. Nothing to do: its programs are not run.
    open var shader: SKShader?
    /// Bumps of its surface. Nothing to do: lights do not shine.
    open var normalTexture: SKTexture?
    /// Which lights shine on it. Nothing to do: lights do not shine.
    open var lightingBitMask: UInt32 = 0, shadowCastBitMask: UInt32 = 0, shadowedBitMask: UInt32 = 0
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
    /// As coded in a file, which nothing here reads: nothing.
    public required init?(coder aDecoder: NSCoder) {
        (texture, color, size) = (nil, .clear, .zero)
        super.init()
    }
    /// A picture of the program; bumps have no effect.
    public convenience init(imageNamed name: String, normalMapped generateNormalMap: Bool) {
        self.init(imageNamed: name)
    }
    /// A picture with bumps, which have no effect.
    public convenience init(texture: SKTexture?, normalMap: SKTexture?) {
        self.init(texture: texture)
        normalTexture = normalMap
    }
    /// Sets the scales so that it has a size within its parent.
    open func scale(to size: CGSize) {
        guard self.size.width > 0, self.size.height > 0 else { return }
        (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
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
        var context = context
        context.blendMode = blendMode.mode
        guard let texture else { return context.fill(Path(own), with: .color(Color(uiColor: color))) }
        // Pictures have their first row at the top.
        context.scaleBy(x: 1, y: -1)
        if colorBlendFactor > 0 { context.addFilter(.colorMultiply(tint)) }
        let picture = Image(uiImage: texture.image).interpolation(texture.filteringMode == .nearest ? .none : .high)
        context.draw(picture.resizable(), in: CGRect(x: own.minX, y: -own.maxY, width: own.width, height: own.height))
    }
    /// White, as far as a picture keeps its colours.
    private var tint: Color {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let part = min(max(colorBlendFactor, 0), 1)
        func mixed(_ value: CGFloat) -> Double { Double(1 - part + value * part) }
        return Color(red: mixed(red), green: mixed(green), blue: mixed(blue))
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
    /// How far its line glows: it is blurred as wide around itself.
    open var glowWidth: CGFloat = 0
    /// The ends of its line.
    open var lineCap = CGLineCap.butt
    /// The corners of its line.
    open var lineJoin = CGLineJoin.miter
    /// How far its corners reach, in widths.
    open var miterLimit: CGFloat = 10
    /// Whether its edge is smooth. Nothing to do: it is.
    open var isAntialiased = true
    /// How it goes over others.
    open var blendMode = SKBlendMode.alpha
    /// A picture in its area; nil shows the colour alone.
    open var fillTexture: SKTexture?
    /// A picture in its line. Nothing to do: lines have their colour.
    open var strokeTexture: SKTexture?
    /// What the graphics processor makes of it. Nothing to do: its programs are not run.
    open var fillShader: SKShader?, strokeShader: SKShader?
    /// Nothing.
    public override init() { super.init() }
    /// As coded in a file, which nothing here reads: nothing.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
    /// Lines between places.
    public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let places = Array(UnsafeBufferPointer(start: points, count: max(numPoints, 0)))
        self.init(path: Path { $0.addLines(places) }.cgPath)
    }
    /// A curve through places.
    public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
        let places = Array(UnsafeBufferPointer(start: points, count: max(numPoints, 0)))
        self.init(path: Path { path in
            guard let first = places.first else { return }
            path.move(to: first)
            for index in places.indices.dropFirst() {
                let before = places[max(index - 2, 0)], start = places[index - 1], end = places[index]
                let after = places[min(index + 1, places.count - 1)]
                path.addCurve(to: end, control1: CGPoint(x: start.x + (end.x - before.x) / 6,
                                                         y: start.y + (end.y - before.y) / 6),
                              control2: CGPoint(x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6))
            }
        }.cgPath)
    }
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
    /// An ellipse in a rectangle.
    public convenience init(ellipseIn rect: CGRect) { self.init(path: Path(ellipseIn: rect).cgPath) }
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
        var context = context
        context.blendMode = blendMode.mode
        context.fill(Path(path), with: .color(Color(uiColor: fillColor)))
        if let fillTexture {
            let box = path.boundingBox
            var inside = context
            inside.clip(to: Path(path))
            inside.scaleBy(x: 1, y: -1)
            inside.draw(Image(uiImage: fillTexture.image).resizable(),
                        in: CGRect(x: box.minX, y: -box.maxY, width: box.width, height: box.height))
        }
        guard lineWidth > 0 else { return }
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        if glowWidth > 0 {
            var around = context
            around.addFilter(.blur(radius: glowWidth))
            around.stroke(Path(path), with: .color(Color(uiColor: strokeColor)), style: StrokeStyle(
                lineWidth: lineWidth + glowWidth, lineCap: lineCap, lineJoin: lineJoin))
        }
        context.stroke(Path(path), with: .color(Color(uiColor: strokeColor)), style: style)
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
    /// A colour that it is multiplied by; nil is none.
    open var color: UIColor?
    /// How much it has of that colour, 0…1. Nothing to do: texts have their own colour.
    open var colorBlendFactor: CGFloat = 0
    /// How it goes over others.
    open var blendMode = SKBlendMode.alpha
    /// How lines are broken. Nothing to do: they are broken between words.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The text with its attributes, of which that of the whole counts; nil is none.
    open var attributedText: NSAttributedString? {
        didSet {
            guard let attributedText else { return }
            text = attributedText.string
            guard attributedText.length > 0 else { return }
            let attributes = attributedText.attributes(at: 0, effectiveRange: nil)
            if let font = attributes[.font] as? UIFont { (fontName, fontSize) = (font.fontName, font.pointSize) }
            if let color = attributes[.foregroundColor] as? UIColor { fontColor = color }
        }
    }
    /// A text with its attributes.
    public convenience init(attributedText: NSAttributedString?) {
        self.init()
        defer { self.attributedText = attributedText }
    }
    /// As coded in a file, which nothing here reads: nothing.
    public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
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
        context.blendMode = blendMode.mode
        context.scaleBy(x: 1, y: -1)
        let style: Font = if let fontName { .custom(fontName, fixedSize: fontSize) } else { .system(size: fontSize) }
        let made: Text = Text(verbatim: text).font(style).foregroundColor(Color(uiColor: fontColor ?? .white))
        context.draw(made, at: CGPoint(x: own.midX, y: -own.midY), anchor: .center)
    }
}

