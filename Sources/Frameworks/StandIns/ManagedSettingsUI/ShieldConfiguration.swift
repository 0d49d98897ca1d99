public import Foundation
public import ManagedSettings
public import UIKit

/// The look of a shield: nil values are those of the system.
public struct ShieldConfiguration {
    /// A text with its colour.
    public struct Label {
        /// The text.
        public let text: String
        /// Its colour.
        public let color: UIColor
        /// A text in a colour.
        public init(text: String, color: UIColor) { (self.text, self.color) = (text, color) }
    }
    /// How what is below is blurred.
    public let backgroundBlurStyle: UIBlurEffect.Style?
    /// The colour above it.
    public let backgroundColor: UIColor?
    /// The picture.
    public let icon: UIImage?
    /// The first line.
    public let title: Label?
    /// The text below.
    public let subtitle: Label?
    /// The text of the upper button.
    public let primaryButtonLabel: Label?
    /// The colour of the upper button.
    public let primaryButtonBackgroundColor: UIColor?
    /// The text of the lower button; without it there is none.
    public let secondaryButtonLabel: Label?

    /// A look.
    public init(backgroundBlurStyle: UIBlurEffect.Style? = nil, backgroundColor: UIColor? = nil, icon: UIImage? = nil,
                title: Label? = nil, subtitle: Label? = nil, primaryButtonLabel: Label? = nil,
                primaryButtonBackgroundColor: UIColor? = nil, secondaryButtonLabel: Label? = nil) {
        (self.backgroundBlurStyle, self.backgroundColor, self.icon) = (backgroundBlurStyle, backgroundColor, icon)
        (self.title, self.subtitle, self.primaryButtonLabel) = (title, subtitle, primaryButtonLabel)
        self.primaryButtonBackgroundColor = primaryButtonBackgroundColor
        self.secondaryButtonLabel = secondaryButtonLabel
    }
}

/// The looks that an extension gives shields; there are no shields here, so that nothing asks.
open class ShieldConfigurationDataSource: NSObject {
    public override init() { super.init() }
    /// The look for a program: that of the system.
    open func configuration(shielding application: Application) -> ShieldConfiguration { ShieldConfiguration() }
    /// The look for a program of a category: that of the system.
    open func configuration(shielding application: Application, in category: ActivityCategory)
        -> ShieldConfiguration { ShieldConfiguration() }
    /// The look for a domain: that of the system.
    open func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration { ShieldConfiguration() }
    /// The look for a domain of a category: that of the system.
    open func configuration(shielding webDomain: WebDomain, in category: ActivityCategory)
        -> ShieldConfiguration { ShieldConfiguration() }
}
