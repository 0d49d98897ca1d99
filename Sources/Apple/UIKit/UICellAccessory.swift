import Foundation
import QuadrantCore
import QuadrantViews

/// What is at an end of an item of a list.
@MainActor @preconcurrency
public struct UICellAccessory {
    /// When it is shown; the state of editing has no effect.
    public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
    /// At which end it is.
    public enum Placement {
        /// Before the content.
        case leading(displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { _ in 0 })
        /// Behind the content.
        case trailing(displayed: DisplayedState = .always, at: ([UICellAccessory]) -> Int = { _ in 0 })
    }
    /// How a sign that opens items looks.
    public struct OutlineDisclosureOptions {
        /// Which part of the item opens it.
        public enum Style: Sendable { case automatic, header, cell }
        /// Which part of the item opens it. Nothing to do: items stay as they are.
        public var style: Style
        /// The colour; nil is that of the system.
        public var tintColor: UIColor?
        /// Options of a sign that opens items.
        public init(style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: Any? = nil,
                    tintColor: UIColor? = nil) {
            (self.style, self.tintColor) = (style, tintColor)
        }
    }
    /// How a sign looks.
    public struct SignOptions {
        /// The colour; nil is that of the system.
        public var tintColor: UIColor?
        /// Options of a sign.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: Any? = nil, tintColor: UIColor? = nil) {
            self.tintColor = tintColor
        }
    }
    /// A view at an end of an item.
    @MainActor @preconcurrency
    public struct CustomViewConfiguration {
        /// The view.
        public var customView: UIView
        /// At which end it is.
        public var placement: Placement
        /// Whether its size stays. Nothing to do: views have the size of their content.
        public var maintainsFixedSize: Bool?
        /// A view at an end.
        public init(customView: UIView, placement: Placement, isHidden: Bool? = nil, reservedLayoutWidth: Any? = nil,
                    tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil) {
            (self.customView, self.placement) = (customView, placement)
            self.maintainsFixedSize = maintainsFixedSize
        }
    }
    var isLeading = false
    var state = DisplayedState.always
    var content: AnyView?
    @ViewBuilder var shown: some View { if state != .whenEditing, let content { content } }

    private static func sign(_ name: String, _ color: UIColor?, _ state: DisplayedState, isLeading: Bool = false)
        -> UICellAccessory
    {
        let image = Image(systemName: name).font(.footnote.weight(.semibold))
        return UICellAccessory(isLeading: isLeading, state: state,
                               content: AnyView(image.foregroundStyle(color?.color ?? UIColor.tertiaryLabel.color)))
    }
    /// An arrow at the end.
    public static func disclosureIndicator(displayed: DisplayedState = .always, options: SignOptions = SignOptions())
        -> UICellAccessory { sign("chevron.forward", options.tintColor, displayed) }
    /// A checkmark at the end.
    public static func checkmark(displayed: DisplayedState = .always, options: SignOptions = SignOptions())
        -> UICellAccessory { sign("checkmark", options.tintColor ?? .tintColor, displayed) }
    /// A sign of deletion before the content, shown while the list is edited.
    public static func delete(displayed: DisplayedState = .whenEditing, options: SignOptions = SignOptions(),
                              actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        sign("minus.circle.fill", options.tintColor ?? .systemRed, displayed, isLeading: true)
    }
    /// A sign of insertion before the content, shown while the list is edited.
    public static func insert(displayed: DisplayedState = .whenEditing, options: SignOptions = SignOptions(),
                              actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        sign("plus.circle.fill", options.tintColor ?? .systemGreen, displayed, isLeading: true)
    }
    /// A handle at the end, shown while the list is edited.
    public static func reorder(displayed: DisplayedState = .whenEditing, options: SignOptions = SignOptions())
        -> UICellAccessory { sign("line.3.horizontal", options.tintColor, displayed) }
    /// A circle before the content, shown while the list is edited.
    public static func multiselect(displayed: DisplayedState = .whenEditing, options: SignOptions = SignOptions())
        -> UICellAccessory { sign("circle", options.tintColor, displayed, isLeading: true) }
    /// A sign for details at the end.
    public static func detail(displayed: DisplayedState = .always, options: SignOptions = SignOptions(),
                              actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        sign("info.circle", options.tintColor ?? .tintColor, displayed)
    }
    /// An arrow that opens the item, at the end.
    public static func outlineDisclosure(displayed: DisplayedState = .always,
                                         options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
                                         actionHandler: (() -> Void)? = nil) -> UICellAccessory {
        sign("chevron.forward", options.tintColor ?? .tintColor, displayed)
    }
    /// A text at the end.
    public static func label(text: String, displayed: DisplayedState = .always, options: SignOptions = SignOptions())
        -> UICellAccessory
    {
        UICellAccessory(state: displayed, content: AnyView(
            Text(verbatim: text).foregroundStyle(options.tintColor?.color ?? UIColor.secondaryLabel.color)))
    }
    /// A view at an end.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let view = AnyView(UIViewShown(UIViewContainer(configuration.customView)))
        switch configuration.placement {
        case .leading(let state, _): return UICellAccessory(isLeading: true, state: state, content: view)
        case .trailing(let state, _): return UICellAccessory(state: state, content: view)
        }
    }
}
