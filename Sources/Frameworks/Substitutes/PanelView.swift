import QuadrantViews
public import SwiftUI
public import UIKit

/// A grey panel with the name of a view that is not drawn here, among views of UIKit.
open class PanelView: UIView {
    /// What the panel says, and its symbol.
    public var panel: (name: String, symbol: String, detail: String?) = ("", "rectangle.dashed", nil) {
        didSet { setNeedsDisplay() }
    }
    /// A panel without a name.
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open override func _content() -> AnyView? {
        AnyView(FrameworkPanel(panel.name, symbol: panel.symbol, detail: panel.detail))
    }
}
