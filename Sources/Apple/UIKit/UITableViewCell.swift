public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// A row of a `UITableView`: a text and a picture, a configuration, or the views in its `contentView`.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    /// Whether there are lines between rows.
    public enum SeparatorStyle: Int, Sendable { case none, singleLine }
    /// How a selected row looks.
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    /// What is at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// Where the second text of a row is.
    public enum CellStyle: Int, Sendable {
        /// There is none.
        case `default`
        /// At the end.
        case value1
        /// Beside a narrow first text; drawn as `value1`.
        case value2
        /// Below the first.
        case subtitle
    }
    /// What is done to a row.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    private let style: CellStyle
    /// The name that rows of its kind have; nil for none.
    public let reuseIdentifier: String?
    /// A row whose second text is where the style says.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: .zero)
    }
    /// A row with one text.
    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
    }

    /// What holds the row's own views, as high as their constraints make it.
    public let contentView = UIView()
    /// The row's text.
    public private(set) lazy var textLabel: UILabel? = UILabel()
    /// The second text; nil where the style has none.
    public private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : UILabel()
    /// The picture before the text.
    public private(set) lazy var imageView: UIImageView? = UIImageView()
    /// What is shown in the place of the labels; nil shows them.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// Texts and a picture to fill in and set as `contentConfiguration`.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration.cell()
        configuration.prefersSideBySideTextAndSecondaryText = style == .value1 || style == .value2
        return configuration
    }
    /// How a selected row looks: in grey, but for `none`.
    open var selectionStyle = SelectionStyle.default
    /// What is at the end of the row.
    open var accessoryType = AccessoryType.none
    /// The view at the end of the row, in the place of `accessoryType`.
    open var accessoryView: UIView?
    /// Behind the content; nil is nothing. Without effect: nothing else is drawn behind the content.
    open var backgroundView: UIView? { didSet { standIn(self, "nothing else is drawn behind the content") } }
    /// Behind the content while the row is selected; nil is grey. Nothing to do: selected rows look like those of
    /// lists.
    open var selectedBackgroundView: UIView?
    /// For overriding; never called: no row is used twice.
    open func prepareForReuse() {}
    /// For overriding; never called.
    open func setSelected(_ selected: Bool, animated: Bool) {}

    /// The row in a list.
    @ViewBuilder var row: some View {
        HStack {
            if let contentConfiguration {
                contentConfiguration._shown
            } else if !contentView.subviews.isEmpty {
                CellContent(view: contentView)
            } else {
                labels._shown
            }
            Spacer(minLength: 0)
            if let accessoryView {
                UIViewTree(view: accessoryView, revision: accessoryView.revision)
            } else {
                accessory
            }
        }
        .contentShape(Rectangle())
    }

    private var labels: UIListContentConfiguration {
        var shown = defaultContentConfiguration()
        shown.text = textLabel?.text
        shown.secondaryText = detailTextLabel?.text
        shown.image = imageView?.image
        shown.textProperties.color = textLabel.flatMap { $0.textColor } ?? .label
        return shown
    }

    @ViewBuilder private var accessory: some View {
        switch accessoryType {
        case .none: EmptyView()
        case .disclosureIndicator, .detailDisclosureButton:
            if accessoryType == .detailDisclosureButton { Image(systemName: "info.circle").foregroundStyle(.tint) }
            Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tertiary)
        case .checkmark: Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint)
        case .detailButton: Image(systemName: "info.circle").foregroundStyle(.tint)
        }
    }
}

/// The views of a row, as wide as the row and as high as their constraints make them.
private struct CellContent: View {
    let view: UIView
    var body: some View { UIViewShown(UIViewContainer(view)) }
}

/// What a row shows.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
    /// The view of it.
    var _shown: AnyView { get }
}

/// Two texts and a picture of a row.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// The font of the text.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The colour of the text.
        public var color = UIColor.label
        /// The greatest number of lines; 0 for any.
        public var numberOfLines = 0
    }
    /// How the picture looks.
    public struct ImageProperties {
        /// The colour of a symbol; nil is the tint.
        public var tintColor: UIColor?
    }
    /// The first text; nil for none.
    public var text: String?
    /// The second text, below the first or at the end; nil for none.
    public var secondaryText: String?
    /// The picture before the texts; nil for none.
    public var image: UIImage?
    /// How the first text looks.
    public var textProperties = TextProperties()
    /// How the second text looks.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// Whether the second text is at the end of the row instead of below the first.
    public var prefersSideBySideTextAndSecondaryText = false

    /// The texts and the picture of a row.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// The same with the second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// The same with the second text at the end.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        return configuration
    }

    public var _shown: AnyView {
        let first = text.map { shown($0, textProperties) }
        let second = secondaryText.map { shown($0, secondaryTextProperties) }
        return AnyView(HStack(spacing: 12) {
            if let image { Image(uiImage: image).foregroundStyle(imageProperties.tintColor?.color ?? .accentColor) }
            if prefersSideBySideTextAndSecondaryText {
                first
                Spacer()
                second
            } else {
                VStack(alignment: .leading, spacing: 2) {
                    first
                    second
                }
            }
        })
    }

    private func shown(_ text: String, _ properties: TextProperties) -> some View {
        Text(verbatim: text).font(Font(properties.font)).foregroundStyle(properties.color.color)
            .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil)
    }
}

/// The view above or below a section of a list. It is not shown.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    /// A separate view, which is not shown.
    public let contentView = UIView()
    /// A separate label, which is not shown.
    public private(set) lazy var textLabel: UILabel? = UILabel()
    /// Behind the content; nil is nothing. Without effect: nothing else is drawn behind the content.
    open var backgroundView: UIView? { didSet { standIn(self, "nothing else is drawn behind the content") } }
}
