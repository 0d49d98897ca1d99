import UIKit

// Controls of UIKit that show a value of a model, and write what the user enters to it.

extension UIControl {
    /// Shows the value now and after each change; `read` is called at each of the events.
    fileprivate func bind<Value, Control: UIControl>(
        _ binding: UIBinding<Value>, _ control: Control, for event: UIControl.Event,
        show: @escaping @MainActor (Control, Value) -> Void, read: @escaping @MainActor (Control) -> Value?
    ) -> ObserveToken {
        let action = UIAction { [weak control] _ in
            if let control, let value = read(control) { binding.wrappedValue = value }
        }
        addAction(action, for: event)
        return SwiftNavigation.observe { [weak control] in
            let value = binding.wrappedValue
            if let control { show(control, value) }
        }
    }
}

extension UITextField {
    public convenience init(frame: CGRect = .zero, text: UIBinding<String>) {
        self.init(frame: frame)
        bind(text: text)
    }
    @discardableResult
    public func bind(text: UIBinding<String>) -> ObserveToken {
        bind(text, self, for: .editingChanged, show: { if $0.text != $1 { $0.text = $1 } }, read: { $0.text ?? "" })
    }
    @discardableResult
    public func bind(text: UIBinding<String?>) -> ObserveToken {
        bind(text, self, for: .editingChanged, show: { if $0.text != $1 { $0.text = $1 } }, read: { .some($0.text) })
    }
}
extension UISwitch {
    public convenience init(frame: CGRect = .zero, isOn: UIBinding<Bool>) {
        self.init(frame: frame)
        bind(isOn: isOn)
    }
    @discardableResult
    public func bind(isOn: UIBinding<Bool>) -> ObserveToken {
        bind(isOn, self, for: .valueChanged, show: { $0.setOn($1, animated: false) }, read: { $0.isOn })
    }
}
extension UISlider {
    public convenience init(frame: CGRect = .zero, value: UIBinding<Float>) {
        self.init(frame: frame)
        bind(value: value)
    }
    @discardableResult
    public func bind(value: UIBinding<Float>) -> ObserveToken {
        bind(value, self, for: .valueChanged, show: { $0.value = $1 }, read: { $0.value })
    }
}
extension UIStepper {
    public convenience init(frame: CGRect = .zero, value: UIBinding<Double>) {
        self.init(frame: frame)
        bind(value: value)
    }
    @discardableResult
    public func bind(value: UIBinding<Double>) -> ObserveToken {
        bind(value, self, for: .valueChanged, show: { $0.value = $1 }, read: { $0.value })
    }
}
extension UIDatePicker {
    public convenience init(frame: CGRect = .zero, date: UIBinding<Date>) {
        self.init(frame: frame)
        bind(date: date)
    }
    @discardableResult
    public func bind(date: UIBinding<Date>) -> ObserveToken {
        bind(date, self, for: .valueChanged, show: { $0.date = $1 }, read: { $0.date })
    }
}
extension UIPageControl {
    public convenience init(frame: CGRect = .zero, currentPage: UIBinding<Int>) {
        self.init(frame: frame)
        bind(currentPage: currentPage)
    }
    @discardableResult
    public func bind(currentPage: UIBinding<Int>) -> ObserveToken {
        bind(currentPage, self, for: .valueChanged, show: { $0.currentPage = $1 }, read: { $0.currentPage })
    }
}
extension UISegmentedControl {
    public convenience init(
        frame: CGRect = .zero, selectedSegment: UIBinding<some RawRepresentable<Int> & Sendable>
    ) {
        self.init(frame: frame)
        bind(selectedSegment: selectedSegment)
    }
    @discardableResult
    public func bind<Segment: RawRepresentable & Sendable>(selectedSegment: UIBinding<Segment>) -> ObserveToken
    where Segment.RawValue == Int {
        bind(selectedSegment, self, for: .valueChanged, show: { $0.selectedSegmentIndex = $1.rawValue },
             read: { Segment(rawValue: $0.selectedSegmentIndex) })
    }
}
