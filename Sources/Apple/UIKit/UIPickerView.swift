public import Foundation
public import QuadrantCore
import QuadrantViews

/// Wheels to choose from, 320 by 216 points.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    /// Says how many wheels and rows there are. Held weakly.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { noteChange() } }
    /// Says what rows show and hears of choices. Held weakly.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { noteChange() } }
    /// Whether the chosen rows are marked. Nothing to do: they are.
    open var showsSelectionIndicator = true
    /// The number of wheels; 0 without a data source.
    open var numberOfComponents: Int { max(dataSource?.numberOfComponents(in: self) ?? 0, 0) }
    /// The number of rows of a wheel; 0 without a data source.
    open func numberOfRows(inComponent component: Int) -> Int {
        max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
    }
    /// Points; a third of the width here: each wheel has its part.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(width: bounds.width / CGFloat(max(numberOfComponents, 1)), height: 32)
    }
    /// Asks for all rows again, with the next frame.
    open func reloadAllComponents() { noteChange() }
    /// As `reloadAllComponents()`.
    open func reloadComponent(_ component: Int) { noteChange() }
    /// Chooses a row of a wheel, both counted from 0, without telling the delegate.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selected[component] = row
        noteChange()
    }
    /// The chosen row of a wheel; 0 at first.
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
    /// The view of a row that the delegate gives; nil for texts.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    private var selected: [Int: Int] = [:]

    open override func _content() -> AnyView? {
        AnyView(HStack(spacing: 0) {
            ForEach(0..<numberOfComponents, id: \.self) { self.wheel($0) }
        }.frame(width: bounds.width, height: bounds.height).clipped())
    }
    private func wheel(_ component: Int) -> some View {
        let count = numberOfRows(inComponent: component)
        return Picker(selection: Binding(unequal: {
            min(self.selectedRow(inComponent: component), max(count - 1, 0))
        }, writing: { row in
            self.selectRow(row, inComponent: component, animated: false)
            self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
        })) {
            ForEach(0..<count, id: \.self) { self.row($0, component).tag($0) }
        } label: { EmptyView() }
            .pickerStyle(.wheel).labelsHidden()
            .frame(width: delegate?.pickerView(self, widthForComponent: component))
    }
    @ViewBuilder private func row(_ row: Int, _ component: Int) -> some View {
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            Text(title.drawn)
        } else if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) {
            Text(verbatim: title)
        } else if let view = view(forRow: row, forComponent: component) {
            UIViewShown(UIViewContainer(view))
        } else {
            Text(verbatim: "?")
        }
    }
    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// Says how many wheels and rows a picker has.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// The number of wheels.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// The number of rows of a wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// Says what rows of a picker show, and hears of choices.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The text of a row; nil asks for a view.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The text of a row with attributes; nil asks for one without.
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    /// The view of a row, where there is no text; `view` is nil.
    func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?)
        -> UIView?
    /// Called when the user has chosen a row.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    /// The height of rows in points. Never called: rows have the height of wheels.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// The width of a wheel in points; nil shares the width evenly.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat?
}
extension UIPickerViewDelegate {
    /// Nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Nil.
    public func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString? { nil }
    /// Nil.
    public func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
                           reusing view: UIView?) -> UIView? { nil }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    /// 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
    /// Nil.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat? { nil }
}
