import QuadrantCore

extension Color {
    /// The name of the colour in English: its hue, with "light", "dark" or "grayish" where it applies.
    package var accessibilityName: String {
        let color = resolve(in: EnvironmentValues())
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let high = max(red, green, blue), low = min(red, green, blue), span = high - low
        let lightness = (high + low) / 2
        if lightness < 0.06 { return "black" }
        if span < 0.06 {
            if lightness > 0.95 { return "white" }
            return lightness > 0.7 ? "light gray" : lightness < 0.35 ? "dark gray" : "gray"
        }
        let sector = high == red ? (green - blue) / span : high == green ? 2 + (blue - red) / span
            : 4 + (red - green) / span
        let hue = (sector * 60 + 360).truncatingRemainder(dividingBy: 360)
        // The last degree of each name.
        let names = [(15.0, "red"), (42, "orange"), (68, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"),
                     (290, "purple"), (345, "pink"), (360, "red")]
        let name = names.first { hue <= $0.0 }?.1 ?? "red"
        let saturation = span / (1 - abs(2 * lightness - 1))
        let tone = lightness > 0.75 ? "light " : lightness < 0.3 ? "dark " : saturation < 0.3 ? "grayish " : ""
        return tone + name
    }
}
