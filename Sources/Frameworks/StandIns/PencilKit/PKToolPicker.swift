import CoreGraphics
public import Foundation
public import UIKit

/// The palette of tools. It is not shown here.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    public override init() { toolItems = [] }
    /// The tool of the canvases that observe the palette.
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet {
            for observer in observers {
                observer.canvas?.tool = selectedTool
                observer.object?.toolPickerSelectedToolDidChange(self)
            }
        }
    }
    private struct Observer {
        weak var object: (any PKToolPickerObserver)?
        var canvas: PKCanvasView? { object as? PKCanvasView }
    }
    /// The tools of the palette. Nothing to do: there is no palette.
    public let toolItems: [PKToolPickerItem]
    /// A palette with tools.
    public init(toolItems: [PKToolPickerItem]) { self.toolItems = toolItems }
    /// Whether the ruler is shown. Nothing to do: there is no palette.
    open var isRulerActive = false
    /// Whether a person can choose between finger and pencil. Nothing to do: there is no palette.
    open var showsDrawingPolicyControls = true
    /// Whether the palette is light or dark. Nothing to do: there is no palette.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Whether colours are those of light or dark drawings. Nothing to do: there is no palette.
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The name by which its state is kept; nil for none. Nothing to do: there is no palette.
    open var stateAutosaveName: String?
    /// Null: the palette is not over a view.
    open func frameObscured(in view: UIView) -> CGRect { .null }
    private var observers: [Observer] = []
    /// Shows the palette while a view is edited. Nothing to do: there is no palette.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    /// Tells an object of the selected tool; a canvas takes it, now and when another one is selected.
    open func addObserver(_ observer: any PKToolPickerObserver) {
        observers.append(Observer(object: observer))
        (observer as? PKCanvasView)?.tool = selectedTool
    }
    /// Ends what `addObserver(_:)` began.
    open func removeObserver(_ observer: any PKToolPickerObserver) { observers.removeAll { $0.object === observer } }
    /// Whether the palette is shown: never.
    open var isVisible: Bool { false }
}
/// Is notified of the palette.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: NSObjectProtocol {
    /// Another tool is selected.
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    /// The ruler is shown, or not any more. Never called.
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
    /// The palette is shown, or not any more. Never called.
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    /// The palette is over another part. Never called.
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
    /// Does nothing.
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    /// Does nothing.
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
extension PKCanvasView: PKToolPickerObserver {}

/// A tool of a palette.
@MainActor @preconcurrency
open class PKToolPickerItem: NSObject {
    /// What tells it from others.
    public let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
}
/// A pen of a palette.
open class PKToolPickerInkingItem: PKToolPickerItem {
    /// The pen.
    public let inkingTool: PKInkingTool
    /// A pen of a kind.
    public init(type: PKInkingTool.InkType, color: UIColor = .black, width: CGFloat? = nil, azimuth: CGFloat? = nil,
                identifier: String? = nil) {
        inkingTool = PKInkingTool(type, color: color, width: width)
        super.init(identifier ?? "com.apple.ink.\(type)")
    }
}
/// An eraser of a palette.
open class PKToolPickerEraserItem: PKToolPickerItem {
    /// The eraser.
    public let eraserTool: PKEraserTool
    /// An eraser of a kind.
    public init(type: PKEraserTool.EraserType, width: CGFloat? = nil) {
        eraserTool = PKEraserTool(type, width: width)
        super.init("com.apple.eraser.\(type)")
    }
}
/// The tool of a palette that selects.
open class PKToolPickerLassoItem: PKToolPickerItem {
    public init() { super.init("com.apple.lasso") }
}
/// The ruler of a palette.
open class PKToolPickerRulerItem: PKToolPickerItem {
    public init() { super.init("com.apple.ruler") }
}
