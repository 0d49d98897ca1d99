import Combine
public import Foundation

/// Strings that can be made without a text, as on Apple's systems. Foundation on Linux hides the initialiser, and an
/// extension cannot override it.
public protocol _EmptyAttributedString {}
extension NSAttributedString: _EmptyAttributedString {}
extension _EmptyAttributedString where Self: NSAttributedString {
    /// An empty string.
    public init() {
        let isMutable = Self.self is NSMutableAttributedString.Type
        let text = isMutable ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
        guard let text = text as? Self else { Misuse.stop("\(Self.self)(): it has no initialiser without a text") }
        self = text
    }
}
