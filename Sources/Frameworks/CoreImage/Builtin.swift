import CoreGraphics
import Foundation

/// The filters: the default values of their inputs, and what each makes of them.
enum Builtin {
    private static let black = CIColor.black, white = CIColor.white
    private static let zero = CIVector(x: 0, y: 0), middle = CIVector(x: 150, y: 150)
    private static let effects = ["Mono", "Noir", "Tonal", "Chrome", "Fade", "Instant", "Process", "Transfer"]

    static let inputs: [String: [String: any Sendable]] = {
        var all: [String: [String: any Sendable]] = [
            "CIQRCodeGenerator": ["inputCorrectionLevel": "M"],
            "CICode128BarcodeGenerator": ["inputQuietSpace": 10, "inputBarcodeHeight": 32],
            "CIGaussianBlur": ["inputRadius": 10], "CIBoxBlur": ["inputRadius": 10],
            "CIUnsharpMask": ["inputRadius": 2.5, "inputIntensity": 0.5],
            "CISharpenLuminance": ["inputSharpness": 0.4, "inputRadius": 1.69],
            "CIBloom": ["inputRadius": 10, "inputIntensity": 0.5],
            "CIColorControls": ["inputSaturation": 1, "inputBrightness": 0, "inputContrast": 1],
            "CISepiaTone": ["inputIntensity": 1], "CIColorInvert": [:], "CIHueAdjust": ["inputAngle": 0],
            "CIExposureAdjust": ["inputEV": 0], "CIGammaAdjust": ["inputPower": 1], "CIVibrance": ["inputAmount": 0],
            "CIColorMonochrome": ["inputColor": CIColor(red: 0.6, green: 0.45, blue: 0.3), "inputIntensity": 1],
            "CIFalseColor": ["inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
                             "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8)],
            "CIColorMatrix": ["inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
                              "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
                              "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
                              "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1), "inputBiasVector": zero],
            "CIMaskToAlpha": [:], "CIVignette": ["inputIntensity": 0, "inputRadius": 1],
            "CIPixellate": ["inputCenter": middle, "inputScale": 8],
            "CICrystallize": ["inputCenter": middle, "inputRadius": 20], "CIEdges": ["inputIntensity": 1],
            "CITwirlDistortion": ["inputCenter": middle, "inputRadius": 300, "inputAngle": Float.pi],
            "CIAffineTransform": [:], "CICrop": [:], "CIColorThreshold": ["inputThreshold": 0.5],
            "CILanczosScaleTransform": ["inputScale": 1, "inputAspectRatio": 1],
            "CIConstantColorGenerator": ["inputColor": CIColor.red],
            "CIRadialGradient": ["inputCenter": middle, "inputRadius0": 5, "inputRadius1": 100, "inputColor0": white,
                                 "inputColor1": black],
            "CILinearGradient": ["inputPoint0": zero, "inputPoint1": CIVector(x: 200, y: 200), "inputColor0": white,
                                 "inputColor1": black],
            "CIBlendWithMask": [:], "CIAreaAverage": [:], "CISourceOverCompositing": [:], "CIAdditionCompositing": [:],
            "CIMultiplyCompositing": [:], "CIScreenBlendMode": [:],
        ]
        for name in ["Checkerboard", "Stripes"] {
            all["CI\(name)Generator"] = ["inputCenter": middle, "inputColor0": white, "inputColor1": black,
                                         "inputWidth": 80, "inputSharpness": 1]
        }
        for effect in effects { all["CIPhotoEffect" + effect] = [:] }
        for name in Blending.names { all[name] = [:] }
        all["CIRandomGenerator"] = [:]
        for others in [Effects.inputs, Halftones.inputs, SpreadLight.inputs] { all.merge(others) { first, _ in first } }
        return all
    }()

    static func output(of filter: CIFilter) -> CIImage? {
        if let generated = generated(filter) { return generated }
        guard let input = filter.image() else { return nil }
        return Blur.output(filter, input) ?? Colors.output(filter, input) ?? Places.output(filter, input)
            ?? Effects.output(filter, input) ?? Halftones.output(filter, input) ?? SpreadLight.output(filter, input)
            ?? composed(filter, input)
    }

    private static func generated(_ filter: CIFilter) -> CIImage? {
        let center = filter.point("inputCenter"), width = Double(max(filter.number("inputWidth"), 0.001))
        let first = filter.color("inputColor0").pixel, second = filter.color("inputColor1").pixel
        @Sendable func part(_ position: Double) -> Bool { Int((position / width).rounded(.down)) % 2 == 0 }
        switch filter.name {
        case "CIQRCodeGenerator":
            let level = QRCode.Level(rawValue: filter.text("inputCorrectionLevel")) ?? .m
            return QRCode(Array(filter.data("inputMessage")), level: level).map { code in
                bits(width: code.size + 2, height: code.size + 2) { x, y in code[x - 1, code.size - y] }
            }
        case "CICode128BarcodeGenerator":
            guard let bars = Code128.bars(Array(filter.data("inputMessage"))) else { return nil }
            let space = Int(filter.reach("inputQuietSpace")), height = Int(filter.reach("inputBarcodeHeight"))
            return bits(width: bars.count + 2 * space, height: max(1, height)) { x, _ in
                bars.indices.contains(x - space) && bars[x - space]
            }
        case "CIRandomGenerator": return Effects.noise()
        case "CIConstantColorGenerator": return CIImage(color: filter.color("inputColor"))
        case "CICheckerboardGenerator":
            let (left, bottom) = (Double(center.x), Double(center.y))
            return endless { part($0 - left) == part($1 - bottom) ? first : second }
        case "CIStripesGenerator":
            let left = Double(center.x)
            return endless { x, _ in part(x - left) ? first : second }
        case "CILinearGradient":
            let from = filter.point("inputPoint0"), to = filter.point("inputPoint1")
            let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y)), length = max(dx * dx + dy * dy, 1e-9)
            let (x0, y0) = (Double(from.x), Double(from.y))
            return endless { x, y in
                first.mixed(second, Float(min(max(((x - x0) * dx + (y - y0) * dy) / length, 0), 1)))
            }
        case "CIRadialGradient":
            let (x0, y0) = (Double(center.x), Double(center.y)), inner = Double(filter.number("inputRadius0"))
            let span = max(Double(filter.number("inputRadius1")) - inner, 1e-9)
            return endless { x, y in
                first.mixed(second, Float(min(max((hypot(x - x0, y - y0) - inner) / span, 0), 1)))
            }
        default: return nil
        }
    }

    private static func endless(_ color: @escaping @Sendable (Double, Double) -> Pixel) -> CIImage {
        CIImage(extent: .infinite) { box in Raster(box) { color(Double($0) + 0.5, Double($1) + 0.5) } }
    }
    /// Black where `isSet`, white elsewhere; enlarged with hard edges.
    private static func bits(width: Int, height: Int, _ isSet: @escaping @Sendable (Int, Int) -> Bool) -> CIImage {
        let extent = CGRect(x: 0, y: 0, width: width, height: height)
        return CIImage(extent: extent, isNearest: true) { box in
            Raster(box) { x, y in
                guard x >= 0, y >= 0, x < width, y < height else { return .zero }
                return isSet(x, y) ? Pixel(0, 0, 0, 1) : Pixel(1, 1, 1, 1)
            }
        }
    }

    private static func composed(_ filter: CIFilter, _ input: CIImage) -> CIImage? {
        let below = filter.image(kCIInputBackgroundImageKey) ?? .empty()
        switch filter.name {
        case "CISourceOverCompositing": return input.composited(over: below)
        case "CIAdditionCompositing": return input.combined(with: below) { ($0 + $1).clamped }
        case "CIMultiplyCompositing": return input.combined(with: below) { $0 * $1 }
        case "CIScreenBlendMode": return input.combined(with: below) { $0 + $1 - $0 * $1 }
        case "CIBlendWithMask":
            guard let mask = filter.image(kCIInputMaskImageKey) else { return input }
            let top = input.combined(with: mask) { color, mask in color * mask.luminance }.cropped(to: input.extent)
            let rest = below.combined(with: mask) { color, mask in color * (1 - mask.luminance) }
            return top.combined(with: rest.cropped(to: below.extent)) { $0 + $1 }
        default: return Blending.output(filter, input, below)
        }
    }
}
