public import CoreGraphics
public import Foundation
import SwiftUI
public import UIKit

/// A colour of the system.
public typealias SKColor = UIColor

/// How a picture is made larger.
public enum SKTextureFilteringMode: Int, Sendable { case nearest, linear }
/// A picture.
@MainActor @preconcurrency
open class SKTexture: NSObject {
    let image: UIImage
    private let part: CGRect
    /// A picture of the program; without pixels where there is none.
    public convenience init(imageNamed name: String) { self.init(image: UIImage(named: name) ?? UIImage()) }
    /// A picture.
    public convenience init(image: UIImage) { self.init(image, CGRect(x: 0, y: 0, width: 1, height: 1)) }
    /// A picture.
    public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }
    /// A part of a picture, 0…1 from its lower left corner.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let pixels = texture.image.cgImage.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
        let box = CGRect(x: rect.minX * pixels.width, y: (1 - rect.maxY) * pixels.height,
                         width: rect.width * pixels.width, height: rect.height * pixels.height)
        let cut = texture.image.cgImage?.cropping(to: box)
        self.init(cut.map { UIImage(cgImage: $0, scale: texture.image.scale, orientation: .up) } ?? UIImage(), rect)
        filteringMode = texture.filteringMode
    }
    private init(_ image: UIImage, _ part: CGRect) { (self.image, self.part) = (image, part) }
    /// In points.
    open func size() -> CGSize { image.size }
    /// Which part of a picture it is, 0…1.
    open func textureRect() -> CGRect { part }
    /// Its pixels; one that is clear without any.
    open func cgImage() -> CGImage {
        if let pixels = image.cgImage { return pixels }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let clear = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image { _ in }
        return clear.cgImage!
    }
    /// How it is made larger.
    open var filteringMode = SKTextureFilteringMode.linear
    /// Whether smaller pictures of it are kept. Nothing to do: pictures are drawn from their pixels.
    open var usesMipmaps = false
    /// Loads it, and calls a function: it is loaded.
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    /// Loads pictures, and calls a function: they are loaded.
    open class func preload(_ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}
/// The pictures of a folder.
@MainActor @preconcurrency
open class SKTextureAtlas: NSObject {
    private let name: String, pictures: [String: UIImage]
    /// The pictures of a folder `NAME.atlas` of the program; others are looked for by their names.
    public convenience init(named name: String) { self.init(name, [:]) }
    /// Pictures by their names.
    public convenience init(dictionary properties: [String: Any]) {
        self.init("", properties.compactMapValues { $0 as? UIImage })
    }
    private init(_ name: String, _ pictures: [String: UIImage]) { (self.name, self.pictures) = (name, pictures) }
    private var files: [String] {
        ["atlas", "spriteatlas"].lazy.compactMap { Bundle.main.path(forResource: self.name, ofType: $0) }
            .compactMap { try? FileManager.default.contentsOfDirectory(atPath: $0) }.first ?? []
    }
    /// The names of pictures that are known.
    open var textureNames: [String] { (Array(pictures.keys) + files).sorted() }
    /// The picture of a name; without pixels where there is none.
    open func textureNamed(_ name: String) -> SKTexture {
        if let picture = pictures[name] { return SKTexture(image: picture) }
        for folder in ["atlas", "spriteatlas"] {
            guard let path = Bundle.main.path(forResource: self.name, ofType: folder) else { continue }
            for end in ["", ".png", "@2x.png", "@3x.png"] {
                if let picture = UIImage(contentsOfFile: "\(path)/\(name)\(end)") { return SKTexture(image: picture) }
            }
        }
        return SKTexture(imageNamed: name)
    }
    /// Loads them, and calls a function: they are loaded.
    open func preload(completionHandler: @escaping () -> Void) { completionHandler() }
    /// Loads pictures, and calls a function: they are loaded.
    open class func preloadTextureAtlases(_ textureAtlases: [SKTextureAtlas],
                                          withCompletionHandler completionHandler: @escaping () -> Void) {
        completionHandler()
    }
}
/// How colours go over others.
public enum SKBlendMode: Int, Sendable {
    case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
    var mode: GraphicsContext.BlendMode {
        switch self {
        case .alpha, .multiplyAlpha: .normal
        case .add: .plusLighter
        case .subtract: .difference
        case .multiply, .multiplyX2: .multiply
        case .screen: .screen
        case .replace: .copy
        }
    }
}
/// A program of the graphics processor. It is not run.
@MainActor @preconcurrency
open class SKShader: NSObject {
    /// Its text; nil without one.
    open var source: String?
    /// Its values.
    open var uniforms: [SKUniform] = []
    /// A text.
    public init(source: String) { self.source = source }
    /// A text and values.
    public init(source: String, uniforms: [SKUniform]) { (self.source, self.uniforms) = (source, uniforms) }
    /// A file of the program.
    public init(fileNamed name: String) {}
    /// Nothing.
    public override init() { super.init() }
    /// Adds a value.
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    /// The value of a name; nil without one.
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    /// Takes a value out.
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}
/// A value of a program of the graphics processor.
@MainActor @preconcurrency
open class SKUniform: NSObject {
    public let name: String
    /// A number.
    open var floatValue: Float = 0
    /// A picture.
    open var textureValue: SKTexture?
    /// Numbers.
    open var vectorFloat2Value = SIMD2<Float>(), vectorFloat3Value = SIMD3<Float>(), vectorFloat4Value = SIMD4<Float>()
    /// No value.
    public init(name: String) { self.name = name }
    /// A number.
    public convenience init(name: String, float value: Float) {
        self.init(name: name)
        floatValue = value
    }
    /// A picture.
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name: name)
        textureValue = texture
    }
    /// Numbers.
    public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
        self.init(name: name)
        vectorFloat2Value = value
    }
    /// Numbers.
    public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
        self.init(name: name)
        vectorFloat3Value = value
    }
    /// Numbers.
    public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
        self.init(name: name)
        vectorFloat4Value = value
    }
}
