import Foundation
import Testing

/// Types of a program conform to public protocols as they do on a phone, in each language mode and default isolation.
/// The isolation of each declaration is that of its page in Apple's documentation.
@Suite("Isolation of protocols and values")
struct IsolationTests {
    private static let conformances = """
        import SwiftUI

        struct Triangle: Shape {
            var inset: CGFloat = 0
            private static let corners = 3
            func path(in rect: CGRect) -> Path { outline(rect) }
            func outline(_ rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: 0)) }
        }
        struct Petal: InsettableShape {
            var amount = 0.0
            func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
            func inset(by amount: CGFloat) -> some InsettableShape {
                var copy = self
                copy.amount += amount
                return copy
            }
        }
        struct Wave: Shape {
            var phase: Double
            var animatableData: Double {
                get { phase }
                set { phase = newValue }
            }
            func path(in rect: CGRect) -> Path { Path(rect) }
            func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 10, height: 10) }
        }
        extension Shape where Self == Triangle { static var triangle: Triangle { Triangle() } }
        struct Shake: GeometryEffect {
            var animatableData: CGFloat
            func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(.identity) }
        }
        struct Flow: Layout {
            var spacing: CGFloat = 8
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct SizeKey: PreferenceKey {
            static let defaultValue: CGSize = .zero
            static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
        }
        struct ThemeKey: EnvironmentKey { static let defaultValue = "light" }
        extension EnvironmentValues {
            var theme: String {
                get { self[ThemeKey.self] }
                set { self[ThemeKey.self] = newValue }
            }
            @Entry var other = 1
        }
        struct Card: ViewModifier { func body(content: Content) -> some View { content.padding() } }
        struct Twirl: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.rotationEffect(.degrees(phase.value * 90))
            }
        }
        struct Press: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
            }
        }
        struct Line: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
        }
        struct Bouncy: CustomAnimation {
            func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
                time > 1 ? nil : value
            }
        }
        struct Snap: ScrollTargetBehavior {
            func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
        }
        extension VerticalAlignment {
            private enum Middle: AlignmentID {
                static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
            }
            static let middle = VerticalAlignment(Middle.self)
        }
        struct Hourly: TimelineSchedule {
            func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
        }
        struct Tall: CustomPresentationDetent {
            static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.3 }
        }
        struct Drawn: TextRenderer {
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for line in layout { context.draw(line) }
            }
        }
        struct Tone: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.white : Color.black
            }
        }
        nonisolated struct Doubled: EnvironmentalModifier {
            func resolve(in environment: EnvironmentValues) -> some ViewModifier { EmptyModifier() }
        }
        struct Drop: DropDelegate { func performDrop(info: DropInfo) -> Bool { true } }
        struct Theme: DynamicProperty {
            @State private var count = 1
            @Environment(\\.theme) private var theme
            var wrappedValue: Int { count }
            func update() {}
        }
        struct Shared: PreviewModifier {
            static func makeSharedContext() async throws -> String { "shared" }
            func body(content: Content, context: String) -> some View { content.environment(\\.theme, context) }
        }
        extension PreviewTrait where T == Preview.ViewTraits { static var shared: Self { .modifier(Shared()) } }

        struct ContentView: View {
            var body: some View {
                VStack {
                    Triangle().fill(Tone())
                    Petal().strokeBorder(.red)
                    Wave(phase: 1)
                    Color.red.clipShape(.triangle).modifier(Doubled())
                    Flow { Text("a").modifier(Shake(animatableData: 1)).textFieldStyle(Line()) }
                }
            }
        }
        #Preview(traits: .shared) { ContentView() }
        """

    private static let values = """
        import SwiftUI

        nonisolated func wants<Value: Sendable>(_ value: Value) {}
        nonisolated struct Sent: Sendable {
            var path = NavigationPath()
            var transaction = Transaction()
            var dismiss: DismissAction?
            var dismissSearch: DismissSearchAction?
            var openURL: OpenURLAction?
            var openWindow: OpenWindowAction?
            var refresh: RefreshAction?
        }
        nonisolated func values(_ environment: EnvironmentValues) -> (Edge, CGSize) {
            wants(Sent())
            wants(ScaledMetric(wrappedValue: 1.0))
            wants(environment.dismiss)
            _ = ContentUnavailableView("None", systemImage: "xmark")
            _ = EditButton()
            return (MoveTransition(edge: .top).edge, OffsetTransition(.zero).offset)
        }
        struct ContentView: View {
            @Environment(\\.dismiss) private var dismiss
            @Environment(\\.openURL) private var openURL
            var body: some View {
                Button("Later") {
                    Task.detached { [dismiss, openURL] in
                        await dismiss()
                        await openURL(URL(string: "https://a.org")!)
                    }
                }
            }
        }
        """

    /// The features of a new Xcode project, "approachable concurrency".
    private static let approachable = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]

    @Test(arguments: [conformances, values], [("v5", false), ("v6", false), ("v5", true), ("v6", true)])
    func programsCompileInEachMode(program: String, mode: (language: String, isMainActor: Bool)) throws {
        let features = Self.approachable.map { ".enableUpcomingFeature(\"\($0)\")" }
        let settings = [".swiftLanguageMode(.\(mode.language))"]
            + (mode.isMainActor ? [".defaultIsolation(MainActor.self)"] + features : [])
        let command = try Command([
            "P/Package.swift": """
                // swift-tools-version: 6.2
                import PackageDescription
                let package = Package(name: "P", targets: [
                    .target(name: "P", swiftSettings: [\(settings.joined(separator: ", "))])])
                """,
            "P/Sources/P/A.swift": program,
        ])
        let result = try command.run("layout", "P", "--view", "ContentView", "--offline")
        #expect(result.code == 0, "\(result.errors)")
        #expect(!result.errors.contains("warning:"), "\(result.errors)")
    }
}
