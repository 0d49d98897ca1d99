public import Foundation
public import QuadrantCore
import QuadrantViews

/// A button with a colour, which opens a picker of colours.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
    /// The colour.
    open var selectedColor: UIColor? { didSet { noteChange() } }
    /// The title of the picker.
    open var title: String?
    /// Whether the opacity can be chosen.
    open var supportsAlpha = true
    /// Whether bright colours can be chosen. Nothing to do: colours are those of a screen.
    open var supportsEyedropper = true
    /// A button of 28 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func _content() -> AnyView? {
        let color = Binding(unequal: { self.selectedColor?.color ?? .clear }, writing: {
            self.selectedColor = UIColor($0)
            self.sendActions(for: .valueChanged)
        })
        return AnyView(ColorPicker("", selection: color, supportsOpacity: supportsAlpha).labelsHidden()
            .disabled(!isEnabled))
    }
}

/// What can be pasted.
@MainActor @preconcurrency
open class UIPasteConfiguration: NSObject {
    /// The types of data.
    open var acceptableTypeIdentifiers: [String]
    /// These types of data.
    public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
}
/// A button that pastes. Nothing to do: nothing is pasted by it.
@MainActor @preconcurrency
open class UIPasteControl: UIControl {
    /// What is shown.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }
    /// How it looks.
    @MainActor @preconcurrency
    open class Configuration: NSObject {
        /// What is shown.
        open var displayMode = DisplayMode.iconAndLabel
        /// The form of its corners.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of its corners, if the form is fixed.
        open var cornerRadius: CGFloat = 0
        /// The colours.
        open var baseForegroundColor: UIColor?, baseBackgroundColor: UIColor?
        public override init() {}
    }
    /// How it looks.
    public let configuration: Configuration
    /// The view that takes what is pasted. Nothing is pasted.
    open weak var target: UIResponder?
    /// A button with a look.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }
    /// As coded in a storyboard, which nothing here reads.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
    open override func _content() -> AnyView? {
        let label = Label("Paste", systemImage: "doc.on.clipboard")
        return AnyView(Button {} label: { configuration.displayMode == .iconOnly ? AnyView(label.labelStyle(.iconOnly))
            : AnyView(label) }.buttonStyle(.borderedProminent).disabled(!isEnabled))
    }
}

/// Double taps and squeezes of a pencil. Nothing to do: there is no pencil.
@MainActor @preconcurrency
open class UIPencilInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// What is called. It is not called.
    open weak var delegate: (any UIPencilInteractionDelegate)?
    /// Whether it is in force.
    open var isEnabled = true
    /// What a double tap or a squeeze does, as the user chose.
    open class var preferredTapAction: UIPencilPreferredAction { .switchEraser }
    /// What a squeeze does, as the user chose.
    open class var preferredSqueezeAction: UIPencilPreferredAction { .showContextualPalette }
    /// Whether pencils only draw, as the user chose.
    open class var prefersPencilOnlyDrawing: Bool { false }
    /// An interaction with a delegate, which is held weakly.
    public init(delegate: any UIPencilInteractionDelegate) { self.delegate = delegate }
    /// An interaction without a delegate.
    public override init() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
/// What a double tap does.
public enum UIPencilPreferredAction: Int, Sendable {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
    case runSystemShortcut
}
/// What is called by a pencil. It is not called.
@MainActor @preconcurrency
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
    /// A double tap.
    func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}
extension UIPencilInteractionDelegate {
    public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// A large picture of a small control under a long press. Nothing to do: it is not shown for views of UIKit.
@MainActor @preconcurrency
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// What is asked. It is not asked.
    open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
    /// Whether large pictures are shown, as the user chose.
    open class var isEnabled: Bool { false }
    /// An interaction with a delegate, which is held weakly.
    public init(delegate: (any UILargeContentViewerInteractionDelegate)?) { self.delegate = delegate }
    /// An interaction without a delegate.
    public override convenience init() { self.init(delegate: nil) }
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
/// What is asked for a large picture. It is not asked.
@MainActor @preconcurrency
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {}
/// A small control with a large picture.
@MainActor @preconcurrency
public protocol UILargeContentViewerItem: NSObjectProtocol {}

/// A text beside a pointer. Nothing to do: no pointer is drawn.
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// The text.
    open var defaultToolTip: String?
    /// Whether it is in force.
    open var isEnabled = true
    /// An interaction with a text.
    public init(defaultToolTip: String) { self.defaultToolTip = defaultToolTip }
    /// An interaction without a text.
    public override init() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
/// Writing with a pencil into a view. Nothing to do: there is no pencil.
@MainActor @preconcurrency
open class UIScribbleInteraction: NSObject, UIInteraction {
    /// The view that it was added to.
    open private(set) weak var view: UIView?
    /// Whether it writes now: false.
    open var isHandlingWriting: Bool { false }
    /// Whether a pencil is expected: false.
    open class var isPencilInputExpected: Bool { false }
    /// An interaction with a delegate, which is not called.
    public init(delegate: any UIScribbleInteractionDelegate) {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
/// What is asked about writing. It is not asked.
@MainActor @preconcurrency
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {}
