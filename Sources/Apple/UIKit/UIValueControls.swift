public import Foundation
public import QuadrantCore
import QuadrantStandIn
import QuadrantViews

/// A switch between on and off, drawn as the design draws a toggle without a label.
@MainActor @preconcurrency
open class UISwitch: UIControl {
    /// Setting it sends no event; a tap sends `valueChanged` and `touchUpInside`.
    open var isOn = false { didSet { noteChange() } }
    /// Sets `isOn`; the change is not animated.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }
    /// The track while it is on; nil takes the design's green.
    open var onTintColor: UIColor? { didSet { noteChange() } }
    /// Of the thumb; nil is white. Without effect: thumbs are white.
    open var thumbTintColor: UIColor? { didSet { standIn(self, "thumbs are white") } }
    /// A switch that is off, of the design's size whatever `frame` says.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = SIMD2(750, 750)
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private var value: Binding<Bool> {
        Binding(unequal: { self.isOn }, writing: {
            self.isOn = $0
            self.sendActions(for: [.valueChanged, .touchUpInside, .primaryActionTriggered])
        })
    }
    private var shown: some View {
        Toggle(isOn: value) { EmptyView() }.labelsHidden().tint(onTintColor?.color).disabled(!isEnabled)
    }
    open override func _content() -> AnyView? { AnyView(shown) }
    /// The size of the design's switch, in points.
    open override var intrinsicContentSize: CGSize { measured(shown) }
    /// As `intrinsicContentSize`, whatever is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A slider for a value between a minimum and a maximum, drawn as the design draws one; it sends `valueChanged` during
/// a drag.
@MainActor @preconcurrency
open class UISlider: UIControl {
    /// A slider, whatever `frame` says: it keeps its height where there is more space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging.y = 750
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Between the minimum and the maximum; a value outside becomes the nearest end.
    open var value: Float = 0 { didSet { limit() } }
    /// The value at the leading end; 0 by default. One above the maximum becomes the maximum as well.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            limit()
        }
    }
    /// The value at the trailing end; 1 by default. One below the minimum becomes the minimum as well.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            limit()
        }
    }
    private func limit() {
        if value < minimumValue { value = minimumValue }
        if value > maximumValue { value = maximumValue }
        noteChange()
    }
    /// Whether events are sent during a drag, or at its end. Nothing to do: events are sent during a drag.
    open var isContinuous = true
    /// The track up to the thumb; nil takes the tint.
    open var minimumTrackTintColor: UIColor? { didSet { noteChange() } }
    /// The track behind the thumb; nil is grey. Without effect: the track behind the thumb is grey.
    open var maximumTrackTintColor: UIColor? { didSet { standIn(self, "the track behind the thumb is grey") } }
    /// Of the thumb; nil is white. Without effect: thumbs are white.
    open var thumbTintColor: UIColor? { didSet { standIn(self, "thumbs are white") } }
    /// Before the track. Without effect: nothing stands beside the track.
    open var minimumValueImage: UIImage? { didSet { standIn(self, "nothing stands beside the track") } }
    /// Behind the track. Without effect: nothing stands beside the track.
    open var maximumValueImage: UIImage? { didSet { standIn(self, "nothing stands beside the track") } }
    /// Sets `value`, without an event or an animation.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }
    /// Sets the image of the thumb in a state; nil is that of the system. Without effect: thumbs are white circles.
    open func setThumbImage(_ image: UIImage?, for state: State) { standIn(self, "thumbs are white circles") }
    /// Sets the image of the track up to the thumb in a state; nil is that of the system. Without effect: the track has
    /// the tint.
    open func setMinimumTrackImage(_ image: UIImage?, for state: State) { standIn(self, "the track has the tint") }
    /// Sets the image of the track behind the thumb in a state; nil is that of the system. Without effect: the track
    /// behind the thumb is grey.
    open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        standIn(self, "the track behind the thumb is grey")
    }
    /// Nil: thumbs are white circles.
    open func thumbImage(for state: State) -> UIImage? { nil }
    /// Nil: the track has the tint.
    open func minimumTrackImage(for state: State) -> UIImage? { nil }
    /// Nil: the track behind the thumb is grey.
    open func maximumTrackImage(for state: State) -> UIImage? { nil }
    /// Nil: thumbs are white circles.
    open var currentThumbImage: UIImage? { nil }
    open override func _content() -> AnyView? {
        let range = minimumValue...max(maximumValue, minimumValue + .ulpOfOne)
        let value = Binding(unequal: { self.value }, writing: {
            self.value = $0
            self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        })
        return AnyView(Slider(value: value, in: range).tint(minimumTrackTintColor?.color).disabled(!isEnabled))
    }
    /// 34 points high, of any width. Source: Docs/Layout/Lists.md.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
}

/// Two buttons that add a step to a value or take one away, and send `valueChanged`.
@MainActor @preconcurrency
open class UIStepper: UIControl {
    /// Setting it sends no event; a value outside of the limits becomes the nearest of them.
    open var value: Double = 0 {
        didSet {
            value = min(max(value, minimumValue), maximumValue)
            noteChange()
        }
    }
    /// The least value that the buttons reach; 0 by default. It must not exceed the maximum.
    open var minimumValue: Double = 0
    /// The largest value that the buttons reach; 100 by default.
    open var maximumValue: Double = 100
    /// How much a tap adds or takes away; 1 by default.
    open var stepValue: Double = 1
    /// Whether values run around, and when they are sent. Nothing to do: steppers behave as SwiftUI's.
    open var wraps = false, autorepeat = true, isContinuous = true
    /// A stepper of the design's size whatever `frame` says.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging = SIMD2(750, 750)
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    private var shown: some View {
        Stepper(value: Binding(unequal: { self.value }, writing: {
            self.value = $0
            self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        }), in: minimumValue...maximumValue, step: stepValue) { EmptyView() }.labelsHidden().disabled(!isEnabled)
    }
    open override func _content() -> AnyView? { AnyView(shown) }
    /// The size of the design's stepper, in points.
    open override var intrinsicContentSize: CGSize { measured(shown) }
}

/// A bar that is filled from its leading end as far as something has progressed, 4 points high.
@MainActor @preconcurrency
open class UIProgressView: UIView {
    /// A bar, whatever `frame` says: it keeps its height where there is more space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging.y = 750
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// How thick a bar is.
    public enum Style: Int, Sendable { case `default`, bar }
    /// A bar without progress.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: .zero)
        progressViewStyle = style
    }
    /// How thick the bar is. Nothing to do: bars have one thickness.
    open var progressViewStyle = Style.default
    /// From 0 to 1; a value outside becomes the nearest end.
    open var progress: Float = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            noteChange()
        }
    }
    /// What the bar follows; nil is `progress`.
    open var observedProgress: Progress? {
        didSet {
            observation?.invalidate()
            observation = observedProgress.map { source in
                progress = Float(source.fractionCompleted)
                return source.observe(\.fractionCompleted, options: []) { [weak self] source, _ in
                    let part = Float(source.fractionCompleted)
                    DispatchQueue.main.async { MainActor.assumeIsolated { self?.progress = part } }
                }
            }
        }
    }
    private var observation: NSKeyValueObservation?
    /// Images of the bar. Nothing to do: bars are drawn in colours.
    open var progressImage: UIImage?, trackImage: UIImage?
    /// Sets `progress`; the change is not animated.
    open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
    /// The filled part; nil takes the tint.
    open var progressTintColor: UIColor? { didSet { noteChange() } }
    /// The part that is not filled; nil is grey. Without effect: the rest of the bar is grey.
    open var trackTintColor: UIColor? { didSet { standIn(self, "the rest of the bar is grey") } }
    open override func _content() -> AnyView? {
        AnyView(ProgressView(value: progress).tint(progressTintColor?.color))
    }
    /// 4 points high, of any width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }
}

/// A row of segments of which one at most is selected; a tap selects another and sends `valueChanged`.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
    /// A control without segments, whatever `frame` says: it keeps its height where there is more space.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hugging.y = 750
    }
    /// As coded in a storyboard, which nothing here reads: the same as an empty one.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// -1: no segment is selected.
    public static let noSegment = -1
    private var titles: [String] = []
    /// The place of the selected segment, from 0; `noSegment`, the default, selects none.
    open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { noteChange() } }
    /// Behind the selected segment; nil is that of the system.
    open var selectedSegmentTintColor: UIColor? { didSet { noteChange() } }
    /// Whether segments are as wide as their titles. Without effect: all segments have one width.
    open var apportionsSegmentWidthsByContent = false { didSet { standIn(self, "all segments have one width") } }
    private var images: [Int: UIImage] = [:], actions: [Int: UIAction] = [:], disabled: Set<Int> = []
    /// Segments with these strings, images or actions; another item is an empty segment. Nil makes none.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            if let image = item as? UIImage { images[titles.count] = image }
            titles.append(item as? String ?? (item as? UIAction)?.title ?? "")
            if let action = item as? UIAction { actions[titles.count - 1] = action }
        }
    }
    /// Segments of actions, which choosing them performs.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        self.frame = frame
    }
    /// Puts a segment with an image in.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insertSegment(withTitle: nil, at: segment, animated: animated)
        images[min(max(segment, 0), titles.count - 1)] = image
    }
    /// Puts a segment of an action in.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insertSegment(withTitle: action.title, at: segment, animated: animated)
        actions[min(max(segment, 0), titles.count - 1)] = action
    }
    /// Takes a segment out; a place that is out of range is ignored.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard titles.indices.contains(segment) else { return }
        titles.remove(at: segment)
        images = Self.shifted(images, from: segment + 1, by: -1)
        actions = Self.shifted(actions, from: segment + 1, by: -1)
        noteChange()
    }
    private static func shifted<Value>(_ values: [Int: Value], from place: Int, by step: Int) -> [Int: Value] {
        var moved: [Int: Value] = [:]
        for (key, value) in values where key != place - 1 || step > 0 { moved[key >= place ? key + step : key] = value }
        return moved
    }
    /// The image of a segment, in the place of its text; nil shows that.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        images[segment] = image
        noteChange()
    }
    /// The image of a segment; nil without one.
    open func imageForSegment(at segment: Int) -> UIImage? { images[segment] }
    /// The action of a segment; nil without one.
    open func actionForSegment(at segment: Int) -> UIAction? { actions[segment] }
    /// Whether a segment can be chosen. Without effect: all segments can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        if enabled { disabled.remove(segment) } else { disabled.insert(segment) }
        standIn(self, "all segments can be chosen")
    }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { !disabled.contains(segment) }
    /// The width of a segment in points. Nothing to do: all segments have one width.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
    /// Whether a tap does not choose. Nothing to do: it does.
    open var isMomentary = false
    /// What is between segments. Nothing to do: segments have the system's look.
    open func setDividerImage(_ dividerImage: UIImage?, forLeftSegmentState leftState: State,
                              rightSegmentState rightState: State, barMetrics: UIBarMetrics) {}
    /// How many segments there are.
    open var numberOfSegments: Int { titles.count }
    /// Puts a segment in; the place is clamped to those there are. The selection keeps its number.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let place = min(max(segment, 0), titles.count)
        titles.insert(title ?? "", at: place)
        images = Self.shifted(images, from: place, by: 1)
        actions = Self.shifted(actions, from: place, by: 1)
        noteChange()
    }
    /// Takes every segment out; the selection keeps its number.
    open func removeAllSegments() {
        titles = []
        noteChange()
    }
    /// The text of a segment; a place that is out of range is ignored. Nil empties it.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard titles.indices.contains(segment) else { return }
        titles[segment] = title ?? ""
        noteChange()
    }
    /// The text of a segment; nil for a place that is out of range.
    open func titleForSegment(at segment: Int) -> String? { titles.indices.contains(segment) ? titles[segment] : nil }
    /// Sets the attributes of titles in a state, of which the colours of `normal` and `selected` are drawn; nil takes
    /// those of the system.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
        noteChange()
    }
    /// The attributes that were set for a state; nil where there are none.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
    private var titleAttributes: [State.RawValue: [NSAttributedString.Key: Any]] = [:]
    func titleColor(for state: State) -> Color? {
        (titleAttributes[state.rawValue]?[.foregroundColor] as? UIColor)?.color
    }
    /// Sets what is behind segments in a state; nil is that of the system. Without effect: segments have the system's
    /// look.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
        standIn(self, "segments have the system's look")
    }
    private var shown: some View {
        Picker(selection: Binding(unequal: { self.selectedSegmentIndex }, writing: {
            self.selectedSegmentIndex = $0
            self.actions[$0]?.perform(self)
            self.sendActions(for: [.valueChanged, .primaryActionTriggered])
        })) {
            ForEach(titles.indices, id: \.self) { index in
                if let image = self.images[index] {
                    Image(uiImage: image).tag(index)
                } else {
                    Text(verbatim: self.titles[index]).tag(index)
                }
            }
        } label: { EmptyView() }.pickerStyle(.segmented).labelsHidden().disabled(!isEnabled)
            .environment(\.ownBarColors, colors)
    }
    open override func _content() -> AnyView? { AnyView(shown) }
    /// The size of the design's segmented picker, in points.
    open override var intrinsicContentSize: CGSize { measured(shown) }
}
