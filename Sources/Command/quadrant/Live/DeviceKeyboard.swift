#if canImport(QuadrantPreview)
import QuadrantGeometry

extension Device {
    /// The height of the keyboard on the screen in points, with the row of suggestions, as programs read it from
    /// `UIResponder.keyboardFrameEndUserInfoKey`. Devices with a home indicator have the row of the globe and the
    /// microphone below the letters, on the safe area.
    func keyboardHeight(isLandscape: Bool) -> Double {
        if isTablet { return (isLandscape ? 353 : 265) + 55 + (isLandscape ? landscapeBottom : bottom) }
        if isLandscape { return bottom > 0 ? 150 + 38 + landscapeBottom : 162 + 38 }
        // The letters, the suggestions.
        return (width >= 414 ? 226 : 216) + (bottom > 0 ? 45 : 44) + (bottom > 0 ? 41 + bottom : 0)
    }
}
#endif
