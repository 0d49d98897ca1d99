public import UIKit

/// A row of a list, or a row of pictures.
@MainActor @preconcurrency
public protocol CPListTemplateItem: NSObjectProtocol {
    /// The text.
    var text: String? { get }
    /// What a program keeps with it.
    var userInfo: Any? { get set }
    /// Whether it can be tapped.
    var isEnabled: Bool { get set }
}
extension CPListTemplateItem {
    public var isEnabled: Bool {
        get { true }
        set {}
    }
}
/// A row that can be tapped.
@MainActor @preconcurrency
public protocol CPSelectableListItem: CPListTemplateItem {
    /// What is called when it is tapped, with what to call afterwards.
    var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)? { get set }
}
/// What is at the trailing edge of a row.
public enum CPListItemAccessoryType: Int, Sendable { case none, disclosureIndicator, cloud }
/// Where the mark of what is played is.
public enum CPListItemPlayingIndicatorLocation: Int, Sendable { case leading, trailing }

/// A row of a list.
@MainActor @preconcurrency
open class CPListItem: NSObject, CPSelectableListItem {
    /// The size of pictures, in points.
    open class var maximumImageSize: CGSize { CGSize(width: 44, height: 44) }
    open private(set) var text: String?
    /// The second line.
    open private(set) var detailText: String?
    /// The picture that leads.
    open private(set) var image: UIImage?
    /// The picture that trails.
    open private(set) var accessoryImage: UIImage?
    /// What is at the trailing edge.
    open var accessoryType: CPListItemAccessoryType
    /// Whether an arrow is at the trailing edge.
    open var showsDisclosureIndicator: Bool { accessoryType == .disclosureIndicator }
    /// Whether it is for adults.
    open var isExplicitContent = false
    /// Whether it is played.
    open var isPlaying = false
    /// How much of it was played, from 0 to 1.
    open var playbackProgress: CGFloat = 0
    /// Where the mark of what is played is.
    open var playingIndicatorLocation = CPListItemPlayingIndicatorLocation.leading
    open var isEnabled = true
    open var userInfo: Any?
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?

    /// A row.
    public init(text: String?, detailText: String?, image: UIImage? = nil, accessoryImage: UIImage? = nil,
                accessoryType: CPListItemAccessoryType = .none) {
        (self.text, self.detailText, self.image) = (text, detailText, image)
        (self.accessoryImage, self.accessoryType) = (accessoryImage, accessoryType)
    }
    /// A row with an arrow.
    public convenience init(text: String?, detailText: String?, image: UIImage?, showsDisclosureIndicator: Bool) {
        self.init(text: text, detailText: detailText, image: image,
                  accessoryType: showsDisclosureIndicator ? .disclosureIndicator : .none)
    }
    /// Changes the text.
    open func setText(_ text: String) { self.text = text }
    /// Changes the second line.
    open func setDetailText(_ detailText: String?) { self.detailText = detailText }
    /// Changes the picture that leads.
    open func setImage(_ image: UIImage?) { self.image = image }
    /// Changes the picture that trails.
    open func setAccessoryImage(_ accessoryImage: UIImage?) { self.accessoryImage = accessoryImage }
}

/// A picture of a row of pictures.
@MainActor @preconcurrency
open class CPListImageRowItemElement: NSObject {
    /// The size of pictures, in points.
    open class var maximumImageSize: CGSize { CGSize(width: 72, height: 72) }
    /// The picture.
    open var image: UIImage
    /// Whether it can be tapped.
    open var isEnabled = true
    init(_ image: UIImage) { self.image = image }
}
/// A picture with two lines of text.
@MainActor @preconcurrency
open class CPListImageRowItemRowElement: CPListImageRowItemElement {
    /// The first line.
    open var title: String?
    /// The second line.
    open var subtitle: String?
    /// A picture with texts.
    public init(image: UIImage, title: String?, subtitle: String?) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(image)
    }
}
/// A picture with texts on a coloured card.
@MainActor @preconcurrency
open class CPListImageRowItemCardElement: CPListImageRowItemElement {
    /// Whether the picture fills the card.
    public let showsImageFullHeight: Bool
    /// The first line.
    open var title: String?
    /// The second line.
    open var subtitle: String?
    /// The colour.
    open var tintColor: UIColor?
    /// A card.
    public init(image: UIImage, showsImageFullHeight: Bool, title: String?, subtitle: String?, tintColor: UIColor?) {
        self.showsImageFullHeight = showsImageFullHeight
        (self.title, self.subtitle, self.tintColor) = (title, subtitle, tintColor)
        super.init(image)
    }
}
/// A small picture with texts beside it.
@MainActor @preconcurrency
open class CPListImageRowItemCondensedElement: CPListImageRowItemElement {
    /// The outline of a picture.
    public enum Shape: Int, Sendable { case roundedRectangle, circular }
    /// The outline.
    public let imageShape: Shape
    /// The first line.
    open var title: String
    /// The second line.
    open var subtitle: String?
    /// The name of a symbol at the trailing edge.
    open var accessorySymbolName: String?
    /// A picture with texts.
    public init(image: UIImage, imageShape: Shape, title: String, subtitle: String?, accessorySymbolName: String?) {
        (self.imageShape, self.title, self.subtitle) = (imageShape, title, subtitle)
        self.accessorySymbolName = accessorySymbolName
        super.init(image)
    }
}
/// A picture without text.
@MainActor @preconcurrency
open class CPListImageRowItemGridElement: CPListImageRowItemElement {
    /// A picture.
    public init(image: UIImage) { super.init(image) }
}
/// A picture with a line of text.
@MainActor @preconcurrency
open class CPListImageRowItemImageGridElement: CPListImageRowItemElement {
    /// The outline of a picture.
    public enum Shape: Int, Sendable { case roundedRectangle, circular }
    /// The outline.
    public let imageShape: Shape
    /// The line.
    open var title: String
    /// The name of a symbol at the trailing edge.
    open var accessorySymbolName: String?
    /// A picture with a text.
    public init(image: UIImage, imageShape: Shape, title: String, accessorySymbolName: String?) {
        (self.imageShape, self.title, self.accessorySymbolName) = (imageShape, title, accessorySymbolName)
        super.init(image)
    }
}
/// A row of pictures.
@MainActor @preconcurrency
open class CPListImageRowItem: NSObject, CPSelectableListItem {
    /// The size of pictures, in points.
    open class var maximumImageSize: CGSize { CGSize(width: 72, height: 72) }
    open var text: String?
    /// The pictures.
    open private(set) var gridImages: [UIImage]
    /// The texts below the pictures.
    open var imageTitles: [String] = []
    /// The pictures with what belongs to each.
    open var elements: [CPListImageRowItemElement]
    /// Whether they may wrap.
    open var allowsMultipleLines = false
    open var isEnabled = true
    open var userInfo: Any?
    open var handler: ((any CPSelectableListItem, @escaping () -> Void) -> Void)?
    /// What is called when a picture is tapped, with its index and what to call afterwards.
    open var listImageRowHandler: ((CPListImageRowItem, Int, @escaping () -> Void) -> Void)?

    /// A row of pictures.
    public init(text: String?, images: [UIImage]) {
        (self.text, gridImages, elements) = (text, images, [])
    }
    /// A row of pictures with texts.
    public convenience init(text: String?, images: [UIImage], imageTitles: [String]) {
        self.init(text: text, images: images)
        self.imageTitles = imageTitles
    }
    private convenience init(_ text: String?, _ elements: [CPListImageRowItemElement], _ wraps: Bool) {
        self.init(text: text, images: elements.map(\.image))
        (self.elements, allowsMultipleLines) = (elements, wraps)
    }
    /// Pictures with two lines of text.
    public convenience init(text: String?, elements: [CPListImageRowItemRowElement], allowsMultipleLines: Bool) {
        self.init(text, elements, allowsMultipleLines)
    }
    /// Cards.
    public convenience init(text: String?, cardElements: [CPListImageRowItemCardElement], allowsMultipleLines: Bool) {
        self.init(text, cardElements, allowsMultipleLines)
    }
    /// Small pictures with texts beside them.
    public convenience init(text: String?, condensedElements: [CPListImageRowItemCondensedElement],
                            allowsMultipleLines: Bool) {
        self.init(text, condensedElements, allowsMultipleLines)
    }
    /// Pictures without text.
    public convenience init(text: String?, gridElements: [CPListImageRowItemGridElement], allowsMultipleLines: Bool) {
        self.init(text, gridElements, allowsMultipleLines)
    }
    /// Pictures with a line of text.
    public convenience init(text: String?, imageGridElements: [CPListImageRowItemImageGridElement],
                            allowsMultipleLines: Bool) {
        self.init(text, imageGridElements, allowsMultipleLines)
    }
    /// Changes the pictures.
    open func update(_ gridImages: [UIImage]) { self.gridImages = gridImages }
}
/// The number of pictures that a row has room for.
public let CPMaximumNumberOfGridImages = 8
