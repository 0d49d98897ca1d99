/// The lengths of a design, by feature.
///
/// The default values are those of iOS 17, on which the other designs are based. The comment at each number names its
/// source: published by Apple, reported, recorded in a test case, measured in screenshots of an iPhone, fitted so that
/// a picture agrees, or a guess.
package nonisolated struct Metrics: Equatable, Sendable {
    package var toggle = ToggleMetrics()
    package var knob = KnobMetrics()
    package var slider = SliderMetrics()
    package var stepper = StepperMetrics()
    package var segments = SegmentMetrics()
    package var button = ButtonMetrics()
    package var field = FieldMetrics()
    package var progress = ProgressMetrics()
    package var gauge = GaugeMetrics()
    package var wheel = WheelMetrics()
    package var menu = MenuMetrics()
    package var editMenu = EditMenuMetrics()
    package var groupBox = GroupBoxMetrics()
    package var colorWell = ColorWellMetrics()
    package var label = LabelMetrics()
    package var unavailable = UnavailableMetrics()
    package var date = DateMetrics()
    package var calendar = CalendarMetrics()
    package var list = ListMetrics()
    package var table = TableMetrics()
    package var navigationBar = NavigationBarMetrics()
    package var splitView = SplitViewMetrics()
    package var search = SearchMetrics()
    package var tab = TabMetrics()
    package var dialog = DialogMetrics()
    package var popover = PopoverMetrics()
    package var sheet = SheetMetrics()
    package var stack = StackMetrics()
    package var effect = EffectMetrics()
}
