import Foundation
public import QuadrantCore
import QuadrantGeometry

/// How large controls are drawn.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}

/// The style of the surroundings: tinted text on a phone.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DefaultButtonStyle.draw(configuration) }

    static func draw(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        AnyPrimitiveButtonStyle(pressing: TintedLabel()).make(configuration)
    }
}

/// The label in the tint colour, red where it destroys something, grey where it is off.
private struct TintedLabel: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Label(configuration: configuration) }
    struct Label: View {
        let configuration: ButtonStyleConfiguration
        @Environment(\.isEnabled) private var isEnabled
        var body: some View {
            configuration.label.foregroundStyle(
                !isEnabled ? AnyShapeStyle(.tertiary)
                : configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint))
        }
    }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { DefaultButtonStyle.draw(configuration) }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AnyPrimitiveButtonStyle(pressing: Bare()).make(configuration)
    }
    private struct Bare: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
}

/// The label on a tinted plate.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AnyPrimitiveButtonStyle(pressing: Plate(isProminent: false)).make(configuration)
    }
}

/// The label in white on a plate of the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        AnyPrimitiveButtonStyle(pressing: Plate(isProminent: true)).make(configuration)
    }
}

private struct Plate: ButtonStyle {
    let isProminent: Bool
    func makeBody(configuration: Configuration) -> some View {
        Label(configuration: configuration, isProminent: isProminent)
    }

    struct Label: View {
        let configuration: ButtonStyleConfiguration
        let isProminent: Bool
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.controlSize) private var size

        private var color: AnyShapeStyle {
            configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
        }
        private var inset: (across: CGFloat, along: CGFloat) {
            switch size {
            case .mini, .small: (10, 4)
            case .regular: (12, 7)
            case .large, .extraLarge: (20, 15)
            }
        }
        var body: some View {
            let radius: CGFloat = size == .large || size == .extraLarge ? 12 : 7
            configuration.label
                .foregroundStyle(
                    !isEnabled ? AnyShapeStyle(.tertiary) : isProminent ? AnyShapeStyle(Color.white) : color
                )
                .padding(.horizontal, inset.across)
                .padding(.vertical, inset.along)
                .background {
                    if isProminent, isEnabled {
                        RoundedRectangle(cornerRadius: radius).fill(color)
                    } else {
                        RoundedRectangle(cornerRadius: radius).fill(isEnabled ? color : AnyShapeStyle(.gray)).opacity(
                            0.15)
                    }
                }
        }
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
