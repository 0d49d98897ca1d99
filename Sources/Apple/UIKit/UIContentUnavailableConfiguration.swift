public import Foundation
public import QuadrantCore
import QuadrantViews

/// What is shown where there is no content: a picture, texts and buttons in the middle.
@MainActor @preconcurrency
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How the picture looks.
    public struct ImageProperties {
        /// The colour of a symbol; nil is grey.
        public var tintColor: UIColor?
        /// The size and weight of a symbol; nil is that of the system.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Points that round the corners. Nothing to do: pictures keep their corners.
        public var cornerRadius: CGFloat = 0
        /// The greatest size. Nothing to do: pictures keep their size.
        public var maximumSize = CGSize.zero
    }
    /// How a text looks.
    public struct TextProperties {
        /// The font; nil is that of the system.
        public var font: UIFont?
        /// The colour; nil is that of the system.
        public var color: UIColor?
        /// The greatest number of lines; 0 for any.
        public var numberOfLines = 0
    }
    /// What a button does.
    public struct ButtonProperties {
        /// What a tap runs; nil is nothing.
        public var primaryAction: UIAction?
        /// A menu. Nothing to do: menus of buttons open where buttons are views.
        public var menu: UIMenu?
        /// Whether the button takes input.
        public var isEnabled = true
    }
    private var isLoading = false
    private init() {}
    /// The picture; nil for none.
    public var image: UIImage?
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The title; nil for none.
    public var text: String?
    /// The title with attributes, in the place of `text`.
    public var attributedText: NSAttributedString?
    /// How the title looks.
    public var textProperties = TextProperties()
    /// The text below; nil for none.
    public var secondaryText: String?
    /// The text below with attributes, in the place of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the text below looks.
    public var secondaryTextProperties = TextProperties()
    /// The look of the button; one without a title is not shown.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The look of the second button; one without a title is not shown.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// What is behind. Nothing to do: the view around has its background.
    public var background = UIBackgroundConfiguration.clear()
    /// Points around. Nothing to do: the content is in the middle.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

    /// Nothing, to be filled in.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// A wheel that turns, with a text.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        (configuration.isLoading, configuration.text) = (true, "Loading…")
        return configuration
    }
    /// A search without results.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    public var _shown: AnyView {
        func text(_ plain: String?, _ attributed: NSAttributedString?, _ properties: TextProperties) -> Text? {
            guard let text = attributed.map({ Text($0.drawn) }) ?? plain.map({ Text(verbatim: $0) }) else { return nil }
            var shown = text
            if let font = properties.font { shown = shown.font(Font(font)) }
            if let color = properties.color { shown = shown.foregroundStyle(color.color) }
            return shown
        }
        let title = text(self.text, attributedText, textProperties)
        let description = text(secondaryText, secondaryAttributedText, secondaryTextProperties)
        if isLoading {
            return AnyView(VStack(spacing: 8) {
                ProgressView()
                title?.foregroundStyle(.secondary)
            })
        }
        return AnyView(ContentUnavailableView {
            Label {
                title
            } icon: {
                if let image {
                    Image(uiImage: imageProperties.preferredSymbolConfiguration.map { image.withConfiguration($0) }
                        ?? image)
                    .foregroundStyle(imageProperties.tintColor?.color ?? Color.secondary)
                }
            }
        } description: {
            description
        } actions: {
            shown(button, buttonProperties)
            shown(secondaryButton, secondaryButtonProperties)
        })
    }
    @ViewBuilder private func shown(_ configuration: UIButton.Configuration, _ properties: ButtonProperties)
        -> some View
    {
        if let title = configuration.title ?? properties.primaryAction?.title, !title.isEmpty {
            Button(title) { properties.primaryAction?.perform(nil) }.disabled(!properties.isEnabled)
        }
    }
}

/// A view that shows what stands where there is no content.
open class UIContentUnavailableView: _ConfiguredView {
    /// A view of a configuration.
    public init(configuration: UIContentUnavailableConfiguration) { super.init(configuration) }
    public required init?(coder: NSCoder) { nil }
    open override func _content() -> AnyView? {
        AnyView(configuration._shown.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
}
