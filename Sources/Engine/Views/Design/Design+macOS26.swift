/// macOS 26: the text of macOS in the colours of iOS 26.
extension Design {
    package static let macOS26 = macOS.changed("macOS26") { design in
        design.systemVersion = "26.0"
        design.palette = ColorPalette.ios26  // recorded
        design.metrics.list = Design.ios26.metrics.list  // guess: those of iOS 26
    }
}
