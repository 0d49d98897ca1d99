public import Foundation
public import QuadrantCore
import QuadrantViews

/// An effect of a view on what is drawn behind it: a blur or a vibrancy.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
    override init() { super.init() }
    /// What the effect draws behind the content of a view; nil draws nothing.
    func picture(in view: UIVisualEffectView) -> AnyView? { nil }
}

/// A blur of what is drawn behind a view, drawn as a `Material` of SwiftUI.
open class UIBlurEffect: UIVisualEffect {
    /// How thick a blur is; those that end in `Light` or `Dark`, and the old three, do not follow the scheme.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }
    fileprivate let style: Style
    /// A blur that is drawn as the nearest `Material`: `light` and `extraLight` thin, `prominent` thick.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override func picture(in view: UIVisualEffectView) -> AnyView? {
        let material: Material
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
            material = .ultraThinMaterial
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .extraLight:
            material = .thinMaterial
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent:
            material = .thickMaterial
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: material = .bar
        default: material = .regularMaterial
        }
        let shown = Rectangle().fill(material)
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
             .systemThickMaterialLight, .systemChromeMaterialLight:
            return AnyView(shown.environment(\.colorScheme, .light))
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
             .systemThickMaterialDark, .systemChromeMaterialDark:
            return AnyView(shown.environment(\.colorScheme, .dark))
        default: return AnyView(shown)
        }
    }
}

/// An effect that has content shine through a blur. It draws nothing: content keeps its colours.
open class UIVibrancyEffect: UIVisualEffect {
    /// An effect that draws nothing: content keeps its colours.
    public init(blurEffect: UIBlurEffect) { super.init() }
    /// An effect that draws nothing, whatever the style.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }
}
/// The kind of content that a vibrancy is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// Draws a blur of what is behind it, and its `contentView` over that.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// A view with an effect; nil draws nothing.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }
    /// A view without an effect and of no size.
    public convenience init() { self.init(effect: nil) }
    /// A view without an effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        addSubview(contentView)
    }

    /// A blur draws what is behind the view through its material, glass a surface; others and nil draw nothing.
    open var effect: UIVisualEffect? { didSet { noteChange() } }
    /// The content view of a visual effect view.
    public let contentView = UIView()
    /// Makes the content view as large as this one.
    open override func layoutSubviews() {
        contentView.frame = bounds
        super.layoutSubviews()
    }
    open override func _content() -> AnyView? { effect?.picture(in: self) }
}
