public import Foundation
public import QuadrantCore
import QuadrantViews

/// On or off.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    open var isOn = false { didSet { noteChange() } }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    open var onTintColor: UIColor? { didSet { noteChange() } }
    open var thumbTintColor: UIColor?
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = SIMD2(750, 750)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private var value: Binding<Bool> {
        Binding(get: { self.isOn }, set: {
            self.isOn = $0
            self.sendActions(for: [.valueChanged, .touchUpInside])
        })
    }
    private var shown: some View {
        Toggle(isOn: value) { EmptyView() }.labelsHidden().tint(onTintColor?.color).disabled(!isEnabled)
    }
    open override func _content() -> AnyView? { AnyView(shown) }
    open override var intrinsicContentSize: CGSize { UIView.measured(shown) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A value between two others.
@MainActor @preconcurrency
open class UISlider: UIControl {
    open var value: Float = 0 { didSet { noteChange() } }
    open var minimumValue: Float = 0 { didSet { noteChange() } }
    open var maximumValue: Float = 1 { didSet { noteChange() } }
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor? { didSet { noteChange() } }
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open var minimumValueImage: UIImage?
    open var maximumValueImage: UIImage?
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    open func setThumbImage(_ image: UIImage?, for state: State) {}
    open override func _content() -> AnyView? {
        let range = minimumValue...max(maximumValue, minimumValue + .ulpOfOne)
        return AnyView(Slider(value: Binding(get: { min(max(self.value, range.lowerBound), range.upperBound) }, set: {
            self.value = $0
            self.sendActions(for: .valueChanged)
        }), in: range).tint(minimumTrackTintColor?.color).disabled(!isEnabled))
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}

/// Steps a value up and down.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    open var value: Double = 0 { didSet { noteChange() } }
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var wraps = false, autorepeat = true, isContinuous = true
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = SIMD2(750, 750)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private var shown: some View {
        Stepper(value: Binding(get: { self.value }, set: {
            self.value = $0
            self.sendActions(for: .valueChanged)
        }), in: minimumValue...maximumValue, step: stepValue) { EmptyView() }.labelsHidden().disabled(!isEnabled)
    }
    open override func _content() -> AnyView? { AnyView(shown) }
    open override var intrinsicContentSize: CGSize { UIView.measured(shown) }
}

/// How far something has come.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    public enum Style: Int, Sendable { case `default`, bar }
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    open var progressViewStyle = Style.default
    open var progress: Float = 0 { didSet { noteChange() } }
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    open var progressTintColor: UIColor? { didSet { noteChange() } }
    open var trackTintColor: UIColor?
    open override func _content() -> AnyView? {
        AnyView(ProgressView(value: min(max(progress, 0), 1)).tint(progressTintColor?.color))
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

/// A segmented control.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    public static let noSegment = -1
    private var titles: [String] = []
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { noteChange() } }
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        titles = (items ?? []).map { $0 as? String ?? "" }
    }
    open var numberOfSegments: Int { titles.count }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
        noteChange()
    }
    open func removeAllSegments() {
        titles = []
        noteChange()
    }
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        noteChange()
    }
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
    private var shown: some View {
        Picker(selection: Binding(get: { self.selectedSegmentIndex }, set: {
            self.selectedSegmentIndex = $0
            self.sendActions(for: .valueChanged)
        })) {
            ForEach(titles.indices, id: \.self) { Text(verbatim: self.titles[$0]).tag($0) }
        } label: { EmptyView() }.pickerStyle(.segmented).labelsHidden().disabled(!isEnabled)
    }
    open override func _content() -> AnyView? { AnyView(shown) }
    open override var intrinsicContentSize: CGSize { UIView.measured(shown) }
}
