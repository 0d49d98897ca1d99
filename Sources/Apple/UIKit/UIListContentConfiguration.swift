public import Foundation
public import QuadrantCore
import QuadrantViews

/// Two texts and a picture of a row.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    public struct TextProperties {
        /// Where narrower lines stand.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
        /// How letters are changed.
        public enum TextTransform: Int, Sendable { case none, uppercase, lowercase, capitalized }
        /// The font of the text.
        public var font = UIFont.preferredFont(forTextStyle: .body)
        /// The colour of the text.
        public var color = UIColor.label
        /// Changes the colour by the state. Nothing to do: rows have one look.
        public var colorTransformer: UIConfigurationColorTransformer?
        /// The greatest number of lines; 0 for any.
        public var numberOfLines = 0
        /// Where narrower lines stand.
        public var alignment = TextAlignment.natural
        /// Where lines break. Nothing to do: they break at words, and the last one ends with an ellipsis.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// How letters are changed.
        public var transform = TextTransform.none
        /// Whether text becomes smaller to fit, down to a part of its size.
        public var adjustsFontSizeToFitWidth = false
        /// The least part of the size.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font grows with the text size. Nothing to do: fonts keep their size.
        public var adjustsFontForContentSizeCategory = true
        /// Whether wide letters are set closer. Nothing to do: they are not.
        public var allowsDefaultTighteningForTruncation = false
    }
    /// How the picture looks.
    public struct ImageProperties {
        /// The colour of a symbol; nil is the tint.
        public var tintColor: UIColor?
        /// Changes the colour by the state. Nothing to do: rows have one look.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The size and weight of a symbol; nil takes that of the image.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Points that round the corners.
        public var cornerRadius: CGFloat = 0
        /// The greatest size in points; 0 on a side is any.
        public var maximumSize = CGSize.zero
        /// The space that is kept for the picture; 0 on a side takes that of the picture.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the colours of a picture are kept in a dark interface. Nothing to do: they are.
        public var accessibilityIgnoresInvertColors = false
        /// Points of a line around the picture.
        public var strokeWidth: CGFloat = 0
        /// The colour of the line.
        public var strokeColor: UIColor?
        /// The size that the system reserves by itself.
        public static let standardDimension: CGFloat = 0
    }
    /// The first text; nil for none.
    public var text: String?
    /// The first text with attributes, in the place of `text`.
    public var attributedText: NSAttributedString?
    /// The second text, below the first or at the end; nil for none.
    public var secondaryText: String?
    /// The second text with attributes, in the place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
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
    /// Points between the picture and the texts.
    public var imageToTextPadding: CGFloat = 12
    /// Points between texts side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// Points between a text and the one below.
    public var textToSecondaryTextVerticalPadding: CGFloat = 2
    /// Points around the content, which a list adds by itself. Nothing to do: lists have their own margins.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// Sides on which margins of the list count. Nothing to do: lists have their own margins.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The opacity of the whole, 0…1.
    public var alpha: CGFloat = 1

    private static func with(
        _ style: UIFont.TextStyle, _ color: UIColor = .label, _ change: (inout Self) -> Void = { _ in }
    )
        -> UIListContentConfiguration
    {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: style)
        configuration.textProperties.color = color
        change(&configuration)
        return configuration
    }
    /// The texts and the picture of a row.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// The same with the second text below the first.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// The same with the second text at the end.
    public static func valueCell() -> UIListContentConfiguration {
        with(.body) {
            $0.prefersSideBySideTextAndSecondaryText = true
            $0.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        }
    }
    /// A row of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A row of a sidebar with the second text below the first.
    public static func sidebarSubtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A row of a sidebar with a line of its own.
    public static func accompaniedSidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// The header of a plain list.
    public static func plainHeader() -> UIListContentConfiguration { with(.headline) }
    /// The footer of a plain list.
    public static func plainFooter() -> UIListContentConfiguration { with(.footnote, .secondaryLabel) }
    /// The header of a grouped list.
    public static func groupedHeader() -> UIListContentConfiguration { with(.footnote, .secondaryLabel) }
    /// The footer of a grouped list.
    public static func groupedFooter() -> UIListContentConfiguration { with(.footnote, .secondaryLabel) }
    /// The header of a sidebar.
    public static func sidebarHeader() -> UIListContentConfiguration { with(.headline) }
    /// A large header of a list in cards.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { with(.title3) }
    /// A header of a list in cards with a second text.
    public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration { with(.title2) }
    /// A header of any list.
    public static func header() -> UIListContentConfiguration { with(.headline) }
    /// A footer of any list.
    public static func footer() -> UIListContentConfiguration { with(.footnote, .secondaryLabel) }

    public var _shown: AnyView {
        let first = label(text, attributedText, textProperties)
        let second = label(secondaryText, secondaryAttributedText, secondaryTextProperties)
        let isCentered = textProperties.alignment == .center
        return AnyView(HStack(spacing: imageToTextPadding) {
            if let image { picture(image) }
            if prefersSideBySideTextAndSecondaryText {
                first
                Spacer(minLength: textToSecondaryTextHorizontalPadding)
                second
            } else {
                VStack(alignment: isCentered ? .center : .leading, spacing: textToSecondaryTextVerticalPadding) {
                    first
                    second
                }.frame(maxWidth: isCentered ? .infinity : nil)
            }
        }.opacity(Double(alpha)))
    }

    @ViewBuilder private func picture(_ image: UIImage) -> some View {
        let properties = imageProperties, maximum = properties.maximumSize
        let shown = properties.preferredSymbolConfiguration.map { image.withConfiguration($0) } ?? image
        let factor = min(maximum.width > 0 ? maximum.width / max(shown.size.width, 1) : 1,
                         maximum.height > 0 ? maximum.height / max(shown.size.height, 1) : 1, 1)
        let picture = factor < 1
            ? AnyView(Image(uiImage: shown).resizable().frame(width: shown.size.width * factor,
                                                              height: shown.size.height * factor))
            : AnyView(Image(uiImage: shown))
        picture.foregroundStyle(properties.tintColor?.color ?? .accentColor)
            .clipShape(RoundedRectangle(cornerRadius: properties.cornerRadius))
            .frame(minWidth: properties.reservedLayoutSize.width > 0 ? properties.reservedLayoutSize.width : nil,
                   minHeight: properties.reservedLayoutSize.height > 0 ? properties.reservedLayoutSize.height : nil)
    }

    private func label(_ text: String?, _ attributed: NSAttributedString?, _ properties: TextProperties) -> AnyView? {
        if text == nil, attributed == nil { return nil }
        let content = attributed.map { Text($0.drawn) } ?? Text(verbatim: text ?? "")
        let cased: Text.Case? = switch properties.transform {
        case .uppercase: .uppercase
        case .lowercase: .lowercase
        default: nil
        }
        return AnyView(content.font(Font(properties.font)).foregroundStyle(properties.color.color).textCase(cased)
            .multilineTextAlignment(properties.alignment == .center ? .center : .leading)
            .minimumScaleFactor(properties.adjustsFontSizeToFitWidth ? max(properties.minimumScaleFactor, 0.1) : 1)
            .lineLimit(properties.numberOfLines > 0 ? properties.numberOfLines : nil))
    }
}
