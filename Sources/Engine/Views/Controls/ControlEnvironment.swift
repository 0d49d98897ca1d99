import Foundation
public import QuadrantCore
import QuadrantGeometry

/// The size of controls. Bordered buttons and spinners use it; mini counts as small, and extraLarge has the font and
/// radius of large.
public enum ControlSize: CaseIterable, Hashable, Sendable { case mini, small, regular, large, extraLarge }

extension ControlSize: Comparable {
    /// Whether a size is the smaller one.
    public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool {
        allCases.firstIndex(of: lhs) ?? 0 < allCases.firstIndex(of: rhs) ?? 0
    }
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }
private enum LabelsVisibilityKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    /// The size of controls; `regular` by default.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    /// Whether controls show their labels; `automatic` by default, which shows them.
    public var labelsVisibility: Visibility {
        get { self[LabelsVisibilityKey.self] }
        set { self[LabelsVisibilityKey.self] = newValue }
    }

    /// Whether controls are drawn without their labels.
    var labelsAreHidden: Bool { labelsVisibility == .hidden }
}

extension View {
    /// Sets the size of the controls in this view.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Limits the sizes of the controls in this view (iOS 26): a size outside of the range becomes the nearest one.
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        transformEnvironment(\.controlSize) { size in
            let allowed = ControlSize.allCases.filter(range.contains)
            if let minimum = allowed.first, let largest = allowed.last { size = min(max(size, minimum), largest) }
        }
    }

    /// Hides the labels of the controls in this view; assistive technology reads them in any case.
    nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

    /// Shows or hides the labels of the controls in this view; assistive technology reads them in any case.
    nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }

    /// Reduces the opacity of a disabled control.
    nonisolated func dimmed(unless isEnabled: Bool) -> some View {
        opacity(isEnabled ? 1 : disabledOpacity)
    }
}

/// The opacity of a disabled control.
nonisolated let disabledOpacity = 0.5

/// A row with a label at the leading edge and a control at the trailing one; the control alone where labels are hidden.
struct ControlRow<Title: View, Control: View>: View {
    let title: Title
    let control: Control
    /// Whether the control is below the title.
    let isStacked: Bool
    /// Whether the height of a list row is that of the title, whatever the height of the control.
    let isRowHeightOfTitle: Bool
    /// Whether the title of a disabled control is grey.
    let isTitleDimmed: Bool
    @Environment(\.labelsAreHidden) private var isHidden
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.design) private var design

    private var stackedSpacing: CGFloat? { isInListRow ? design.metrics.list.stackedSpacing.map { CGFloat($0) } : nil }

    private var titleStyle: HierarchicalShapeStyle { isEnabled || !isTitleDimmed ? .primary : .tertiary }

    init(isStacked: Bool = false, isRowHeightOfTitle: Bool = true, isTitleDimmed: Bool = true,
         @ViewBuilder title: () -> Title, @ViewBuilder control: () -> Control) {
        self.isStacked = isStacked
        self.isRowHeightOfTitle = isRowHeightOfTitle
        self.isTitleDimmed = isTitleDimmed
        self.title = title()
        self.control = control()
    }

    var body: some View {
        if isHidden || Title.self == EmptyView.self {
            control
        } else if isStacked {
            VStack(alignment: .leading, spacing: stackedSpacing) {
                title.foregroundStyle(titleStyle)
                control
            }
        } else {
            HStack {
                title.foregroundStyle(titleStyle)
                Spacer()
                if isInListRow, isRowHeightOfTitle { control.modifier(WithoutHeight()) } else { control }
            }
        }
    }
}

/// Reports a height of 0: the height of a list row is that of its label (Docs/Layout/Lists.md).
nonisolated struct WithoutHeight: LayoutRole {
    typealias Body = Never
    static var modifierName: String { "withoutHeight" }
    static var layoutSentence: String { "A part of a control that is drawn without a height of its own in the layout." }
    private func offered(_ proposal: Proposal) -> Proposal { Proposal(proposal[.horizontal], .unspecified) }
    func measure(_ proposal: Proposal, _ child: ModifierChild) -> SIMD2<Double> {
        SIMD2(child.size(offered(proposal)).x, 0)
    }
    func placement(in size: SIMD2<Double>, _ proposal: Proposal, _ child: ModifierChild) -> ChildPlacement {
        let own = child.size(offered(proposal))
        return ChildPlacement(origin: SIMD2(0, -own.y / 2), size: own, proposal: offered(proposal))
    }
    func isRigid(_ child: ModifierChild) -> Bool { child.isRigid }
    func spacing(_ child: ModifierChild) -> ViewSpacing { .standard }
}

extension View {
    /// The look of a part that is a view of UIKit on a phone (segments, the buttons of steppers, dates): it takes
    /// neither the foreground style nor the font of the views around.
    func withSystemTextStyle() -> some View {
        environment(\.foregroundStyle, nil).environment(\.font, nil)
    }
}
