import Foundation
public import QuadrantCore
import QuadrantGeometry
import QuadrantDisplayList

/// A control that selects a colour: a label and a button with the chosen colour, which opens a palette beside it.
public nonisolated struct ColorPicker<Label: View>: View {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false

    /// A button with the chosen colour that opens a palette; a tap in it sets `selection`. With `supportsOpacity` a
    /// slider below the palette sets the opacity; without it the opacity is kept. The colours chosen are constant sRGB
    /// colours.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }

    @MainActor public var body: some View {
        let label = label, selection = selection
        ControlRow { titled(label) } control: {
            Button { isOpen = true } label: { ColorWell(color: selection.wrappedValue) }
                .buttonStyle(.plain)
                .sheetBeside(isOpen: isOpen, dismiss: { isOpen = false }) {
                    Palette(selection: selection, supportsOpacity: supportsOpacity)
                }
        }
        .semantics(.colorPicker) { semantics, environment in
            semantics.label = spoken(label, in: environment)
            semantics.value = selection.wrappedValue.description
        }
    }
}

extension ColorPicker where Label == Text {
    /// A picker whose label is a localized text.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    /// A picker whose label is `title` as it is, not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A button with the chosen colour, in a ring of all hues.
private struct ColorWell: View {
    let color: Color
    @Environment(\.design) private var design
    @Environment(\.isEnabled) private var isEnabled
    private var metrics: ColorWellMetrics { design.metrics.colorWell }
    private static let hues: [Color] = [.red, .purple, .blue, .cyan, .green, .yellow, .orange, .red]

    var body: some View {
        ZStack {
            Circle().strokeBorder(AngularGradient(colors: ColorWell.hues, center: .center), lineWidth: metrics.ring)
            Circle().inset(by: metrics.inset).fill(color)
        }
        .frame(width: metrics.size, height: metrics.size)
        .dimmed(unless: isEnabled)
    }
}

/// Greys, and twelve hues from dark to light.
private struct Palette: View {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @Environment(\.design) private var design
    @Environment(\.self) private var environment
    private var metrics: ColorWellMetrics { design.metrics.colorWell }

    private static let columns = 12
    /// Darker than the full colour by brightness, lighter by saturation.
    private static let shades: [(saturation: Double, brightness: Double)] = [
        (1, 0.3), (1, 0.45), (1, 0.6), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.18, 1),
    ]

    var body: some View {
        let chosen = selection.wrappedValue.rgba(in: environment)
        VStack(spacing: metrics.spacing) {
            VStack(spacing: 0) {
                ForEach(0...Palette.shades.count, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<Palette.columns, id: \.self) { column in
                            cell(color(row, column), chosen)
                        }
                    }
                }
            }
            .clipShape(RoundedRectangle(cornerRadius: metrics.radius))
            if supportsOpacity {
                Slider(value: Binding(reading: { Double(chosen.alpha) }, writing: { alpha in
                    selection.wrappedValue = Palette.color(chosen, alpha)
                }))
                .tint(Palette.color(chosen, 1))
            }
        }
        .frame(width: Double(Palette.columns) * metrics.cell)
        .padding(metrics.padding)
    }

    private static func color(_ rgba: RGBA, _ alpha: Double) -> Color {
        Color(.sRGB, red: Double(rgba.red), green: Double(rgba.green), blue: Double(rgba.blue), opacity: alpha)
    }

    private func color(_ row: Int, _ column: Int) -> Color {
        if row == 0 { return Color(white: 1 - Double(column) / Double(Palette.columns - 1)) }
        let shade = Palette.shades[row - 1]
        return Color(hue: (Double(column) / Double(Palette.columns) + 0.53).truncatingRemainder(dividingBy: 1),
                     saturation: shade.saturation, brightness: shade.brightness)
    }

    private func cell(_ color: Color, _ chosen: RGBA) -> some View {
        let own = color.rgba(in: environment)
        let isChosen = abs(own.red - chosen.red) + abs(own.green - chosen.green) + abs(own.blue - chosen.blue) < 0.01
        return Rectangle().fill(color)
            .frame(width: metrics.cell, height: metrics.cell)
            .overlay { if isChosen { Rectangle().strokeBorder(.white, lineWidth: metrics.selectionLine) } }
            .onTapGesture { selection.wrappedValue = Palette.color(own, Double(chosen.alpha)) }
    }
}
