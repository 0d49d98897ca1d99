public import Foundation

/// Makes an image of its inputs. `init(name:)` knows the filters of `CIFilter.filterNames(inCategory:)`, and returns
/// nil
/// for others.
open class CIFilter: NSObject {
    /// The name of the filter.
    open var name: String
    private var values: [String: Any] = [:]

    /// A filter without inputs: for subclasses, which override `outputImage`.
    public override init() { name = "" }

    /// A filter with the default values of its inputs; nil where there is none of that name.
    public init?(name: String) {
        guard let inputs = Builtin.inputs[name] else { return nil }
        self.name = name
        super.init()
        values = inputs
    }
    /// A filter with values of some inputs.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }
    /// A filter with values of some inputs.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }
    init(builtin name: String) {
        self.name = name
        super.init()
        values = Builtin.inputs[name] ?? [:]
    }

    /// The result; nil where the input that the filter changes is missing.
    open var outputImage: CIImage? { Builtin.output(of: self) }
    /// The names of the inputs, in the order of the alphabet.
    open var inputKeys: [String] { Set((Builtin.inputs[name] ?? [:]).keys).union(values.keys).sorted() }
    /// `outputImage`.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// The name of the filter and the default values of its inputs.
    open var attributes: [String: Any] {
        var all: [String: Any] = [kCIAttributeFilterName: name]
        for (key, value) in Builtin.inputs[name] ?? [:] { all[key] = [kCIAttributeDefault: value] }
        return all
    }
    /// Sets all inputs to their default values.
    open func setDefaults() { values.merge(Builtin.inputs[name] ?? [:]) { $1 } }
    /// Sets an input; nil removes its value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// The value of an input, or the result.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// The names of the filters here; categories are not told apart.
    open class func filterNames(inCategory category: String?) -> [String] { Builtin.inputs.keys.sorted() }
    /// The names of the filters here; categories are not told apart.
    open class func filterNames(inCategories categories: [String]?) -> [String] { Builtin.inputs.keys.sorted() }
    /// The name without its prefix, as words.
    open class func localizedName(forFilterName filterName: String) -> String? {
        guard Builtin.inputs[filterName] != nil else { return nil }
        let name = String(filterName.dropFirst(2))
        return name.replacing(#/(?<before>[a-z])(?<after>[A-Z])/#) { "\($0.before) \($0.after)" }
    }

    // MARK: Values of inputs

    /// A number within a million of 0; one that is not a number is 0.
    func number(_ key: String) -> Float {
        let value: Float = switch values[key] {
        case let value as Float: value
        case let value as Double: Float(value)
        case let value as CGFloat: Float(value)
        case let value as Int: Float(value)
        case let value as NSNumber: value.floatValue
        default: 0
        }
        return value.isNaN ? 0 : min(max(value, -1e6), 1e6)
    }
    /// A distance in pixels around each pixel, of which the filter makes a new one. No filter looks further than 500.
    func reach(_ key: String) -> Float { min(max(number(key), 0), 500) }
    func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }
    func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .clear }
    func vector(_ key: String) -> CIVector { values[key] as? CIVector ?? CIVector(x: 0, y: 0) }
    func point(_ key: String) -> CGPoint {
        let point = values[key] as? CGPoint ?? vector(key).cgPointValue
        func usable(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -1e6), 1e6) }
        return CGPoint(x: usable(point.x), y: usable(point.y))
    }
    func text(_ key: String) -> String { values[key] as? String ?? "" }
    func data(_ key: String) -> Data { values[key] as? Data ?? (values[key] as? NSData).map { $0 as Data } ?? Data() }
}

/// The name of the result.
public let kCIOutputImageKey = "outputImage"
/// The name of the image that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The name of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The name of the image whose light parts are covered.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The name of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The name of a strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of a size.
public let kCIInputScaleKey = "inputScale"
/// The name of a width as a multiple.
public let kCIInputAspectRatioKey = "inputAspectRatio"
/// The name of a point.
public let kCIInputCenterKey = "inputCenter"
/// The name of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The name of a colour.
public let kCIInputColorKey = "inputColor"
/// The name of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The name of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The name of a map of places.
public let kCIInputTransformKey = "inputTransform"
/// The name of a strength of colours.
public let kCIInputSaturationKey = "inputSaturation"
/// The name of what is added to colours.
public let kCIInputBrightnessKey = "inputBrightness"
/// The name of the distance between colours.
public let kCIInputContrastKey = "inputContrast"
/// The name of a number of stops.
public let kCIInputEVKey = "inputEV"
/// The name of the strength of edges.
public let kCIInputSharpnessKey = "inputSharpness"
/// The name of a filter among its attributes.
public let kCIAttributeFilterName = "CIAttributeFilterName"
/// The default value of an input among its attributes.
public let kCIAttributeDefault = "CIAttributeDefault"
/// The name of a filter for people among its attributes.
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
/// The least value of an input among its attributes.
public let kCIAttributeSliderMin = "CIAttributeSliderMin"
/// The greatest value of an input among its attributes.
public let kCIAttributeSliderMax = "CIAttributeSliderMax"
/// Filters that blur.
public let kCICategoryBlur = "CICategoryBlur"
/// Filters that change colours.
public let kCICategoryColorEffect = "CICategoryColorEffect"
/// Filters that adjust colours.
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
/// All filters of the system.
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
