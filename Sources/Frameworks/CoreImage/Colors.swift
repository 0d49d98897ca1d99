import Foundation

/// Filters that change each colour by itself. Those of photographs are made of saturation, contrast and tints: Apple's
/// tables are not published.
enum Colors {
    static func output(_ filter: CIFilter, _ input: CIImage) -> CIImage? {
        let intensity = filter.number(kCIInputIntensityKey), name = filter.name
        switch name {
        case "CIColorControls":
            let saturation = filter.number(kCIInputSaturationKey), contrast = filter.number(kCIInputContrastKey)
            let brightness = filter.number(kCIInputBrightnessKey)
            return input.mappedEncoded { adjusted($0, saturation, contrast, brightness) }
        case "CISepiaTone":
            return input.mappedEncoded { color in
                let brown = color.with(0.393 * color.x + 0.769 * color.y + 0.189 * color.z,
                                       0.349 * color.x + 0.686 * color.y + 0.168 * color.z,
                                       0.272 * color.x + 0.534 * color.y + 0.131 * color.z)
                return color.mixed(brown, intensity)
            }
        case "CIColorInvert": return input.mappedEncoded { $0.with(1 - $0.x, 1 - $0.y, 1 - $0.z) }
        case "CIHueAdjust": return hueTurned(input, filter.number(kCIInputAngleKey))
        case "CIExposureAdjust":
            let factor = Float(pow(2, Double(filter.number(kCIInputEVKey))))
            return input.mapped { $0.with($0.x * factor, $0.y * factor, $0.z * factor) }
        case "CIGammaAdjust":
            let power = Double(filter.number("inputPower"))
            @Sendable func raised(_ value: Float) -> Float { Float(pow(Double(max(value, 0)), power)) }
            return input.mapped { $0.with(raised($0.x), raised($0.y), raised($0.z)) }
        case "CIVibrance":
            let amount = filter.number("inputAmount")
            return input.mappedEncoded { color in
                let maximum = max(color.x, color.y, color.z), weak = 1 - (maximum - min(color.x, color.y, color.z))
                return adjusted(color, 1 + amount * weak, 1, 0)
            }
        case "CIColorMonochrome":
            let tint = filter.color(kCIInputColorKey).straight
            return input.mappedEncoded { color in
                let grey = color.luminance
                return color.mixed(color.with(grey * tint.x, grey * tint.y, grey * tint.z), intensity)
            }
        case "CIFalseColor":
            let dark = filter.color("inputColor0").straight, light = filter.color("inputColor1").straight
            return input.mappedEncoded { color in
                let mixed = dark.mixed(light, color.luminance)
                return color.with(mixed.x, mixed.y, mixed.z)
            }
        case "CIColorMatrix": return summed(filter, input)
        case "CIColorThreshold":
            let threshold = filter.number("inputThreshold")
            return input.mapped { $0.with($0.x > threshold ? 1 : 0, $0.y > threshold ? 1 : 0, $0.z > threshold ? 1
                                          : 0) }
        case "CIMaskToAlpha": return input.mapped { Pixel(1, 1, 1, $0.luminance * $0.w) }
        case "CIVignette": return Places.vignette(filter, input)
        default:
            guard name.hasPrefix("CIPhotoEffect") else { return nil }
            return photo(String(name.dropFirst("CIPhotoEffect".count)), input)
        }
    }

    private static func adjusted(_ color: Pixel, _ saturation: Float, _ contrast: Float, _ brightness: Float) -> Pixel {
        let grey = color.luminance
        func value(_ component: Float) -> Float {
            (grey + (component - grey) * saturation + brightness - 0.5) * contrast + 0.5
        }
        return color.with(value(color.x), value(color.y), value(color.z))
    }

    /// Around the axis of greys.
    private static func hueTurned(_ input: CIImage, _ angle: Float) -> CIImage {
        let cosine = Float(cos(Double(angle))), sine = Float(sin(Double(angle))), third = (1 - cosine) / 3
        let side = sine / Float(3).squareRoot()
        return input.mappedEncoded { color in
            func value(_ a: Float, _ b: Float, _ c: Float) -> Float {
                a * (cosine + third) + b * (third - side) + c * (third + side)
            }
            return color.with(value(color.x, color.y, color.z), value(color.y, color.z, color.x),
                              value(color.z, color.x, color.y))
        }
    }

    private static func summed(_ filter: CIFilter, _ input: CIImage) -> CIImage {
        func row(_ key: String) -> Pixel {
            let vector = filter.vector(key)
            return Pixel(Float(vector.x), Float(vector.y), Float(vector.z), Float(vector.w))
        }
        let red = row("inputRVector"), green = row("inputGVector"), blue = row("inputBVector")
        let opacity = row("inputAVector"), bias = row("inputBiasVector")
        return input.mapped { color in
            (Pixel((color * red).sum(), (color * green).sum(), (color * blue).sum(),
                   (color * opacity).sum()) + bias).clamped
        }
    }

    private static func photo(_ effect: String, _ input: CIImage) -> CIImage? {
        // Saturation, contrast, brightness, and factors of red, green and blue.
        let (saturation, contrast, brightness, tint): (Float, Float, Float, Pixel)
        switch effect {
        case "Mono": (saturation, contrast, brightness, tint) = (0, 0.95, 0, Pixel(1, 1, 1, 1))
        case "Noir": (saturation, contrast, brightness, tint) = (0, 1.35, 0, Pixel(1, 1, 1, 1))
        case "Tonal": (saturation, contrast, brightness, tint) = (0, 1.05, 0.02, Pixel(1, 1, 1, 1))
        case "Chrome": (saturation, contrast, brightness, tint) = (1.25, 1.1, 0.01, Pixel(1, 1, 1, 1))
        case "Fade": (saturation, contrast, brightness, tint) = (0.75, 0.85, 0.04, Pixel(1, 1, 0.98, 1))
        case "Instant": (saturation, contrast, brightness, tint) = (0.8, 0.9, 0.04, Pixel(1.04, 1, 0.9, 1))
        case "Process": (saturation, contrast, brightness, tint) = (0.95, 1.05, 0.02, Pixel(0.94, 1.01, 1.06, 1))
        case "Transfer": (saturation, contrast, brightness, tint) = (0.95, 1, 0.02, Pixel(1.08, 1, 0.9, 1))
        default: return nil
        }
        return input.mappedEncoded { adjusted($0, saturation, contrast, brightness) * tint }
    }
}
