import Foundation
public import UIKit

/// The palette of tools. It is not shown here.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    public override init() { super.init() }
    /// The tool of the canvases that observe the palette.
    open var selectedTool: any PKTool = PKInkingTool(.pen) {
        didSet { for observer in observers { observer.canvas?.tool = selectedTool } }
    }
    private struct Observer { weak var canvas: PKCanvasView? }
    private var observers: [Observer] = []
    /// Shows the palette while a view is edited. Nothing to do: there is no palette.
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    /// Gives a canvas the selected tool, now and when another one is selected.
    open func addObserver(_ observer: PKCanvasView) {
        observers.append(Observer(canvas: observer))
        observer.tool = selectedTool
    }
    /// Ends what `addObserver(_:)` began.
    open func removeObserver(_ observer: PKCanvasView) { observers.removeAll { $0.canvas === observer } }
    /// Whether the palette is shown: never.
    open var isVisible: Bool { false }
}
