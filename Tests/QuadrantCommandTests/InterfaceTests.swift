import Foundation
import Testing

/// APIs of Apple's SwiftUI in the form in which programs use them (#9.4, #9.14, #9.35): each program compiles unchanged
/// and prints the expected output.
@Suite("Interfaces as programs use them")
struct InterfaceTests {
    @Test(arguments: programs)
    func compilesAndPrints(program: String, output: String) throws {
        let result = try Command(["A.swift": "import SwiftUI\n" + program]).run("render", "A.swift", "-o", "a.svg")
        #expect(result.code == 0, "\(result.errors)")
        #expect(result.output == output, "\(result.errors)")
    }

    private static let programs: [(String, String)] = [
        // Overloads, images, styles.
        (#"""
        struct Flow<Content: View>: View {
            let n: Int
            let content: Content
            init(n: Int = 1, @ViewBuilder content: () -> Content) { self.n = n; self.content = content() }
            var body: some View { content }
        }
        extension Flow: Animatable where Content == EmptyView {}
        extension Flow: Layout where Content == EmptyView {
            init(n: Int = 1) { self.init(n: n) { EmptyView() } }
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: n, height: n)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        }
        struct A: View {
            let color: Color = .init(.white)
            var body: some View {
                let _ = UIColor.red.getRed(nil, green: nil, blue: nil, alpha: nil)
                let _ = print(color == Color(.white), Flow(n: 3).n, UIImage(systemName: "star") != nil,
                              UIImage(named: "none", in: nil, with: nil) == nil, UIOffset(horizontal: 1, vertical: 2))
                VStack {
                    Button("Hi") {}.tint(.accentColor)
                    Text("a").accentColor(.accentColor)
                    Image(size: CGSize(width: 20, height: 10)) { context in
                        context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
                    }
                }
            }
        }
        """#, "true 3 true true UIOffset(horizontal: 1.0, vertical: 2.0)\n"),
        // Text and formatters.
        (#"""
        struct Kind: CustomLocalizedStringResourceConvertible {
            var localizedStringResource: LocalizedStringResource { LocalizedStringResource("Kind", bundle: .main) }
        }
        struct Wave: TextRenderer {
            var time: Double
            var animatableData: Double { get { time } set { time = newValue } }
            func draw(layout: Text.Layout, in context: inout GraphicsContext) {
                for line in layout {
                    for run in line {
                        for (index, slice) in run.enumerated() {
                            var copy = context
                            copy.translateBy(x: 0, y: sin(time + Double(index)))
                            copy.draw(slice, options: .disablesSubpixelQuantization)
                        }
                    }
                }
            }
        }
        struct Loud: TextAttribute {}
        struct A: View {
            var body: some View {
                let duration = DateComponentsFormatter()
                let _ = duration.allowedUnits = [.hour, .minute]
                let _ = duration.unitsStyle = .abbreviated
                let distance = MeasurementFormatter()
                let _ = distance.locale = Locale(identifier: "en_US")
                let value: String.LocalizationValue = "Hello \("you")"
                let _ = print(duration.string(from: 3_660) ?? "", distance.string(from: Measurement(
                    value: 1, unit: UnitLength.kilometers)), String(localized: value, bundle: .main, comment: "c"))
                Text(Kind().localizedStringResource)
                Text("a \(Text("b").customAttribute(Loud()))").textRenderer(Wave(time: 1))
            }
        }
        """#, "1h 1m 0.621 mi Hello you\n"),
        // Containers, modifiers, commands.
        (#"""
        struct Spaced: _VariadicView_MultiViewRoot {
            @ViewBuilder func body(children: _VariadicView.Children) -> some View {
                ForEach(children) { child in child; Divider() }
            }
        }
        struct Tall: EnvironmentalModifier {
            func resolve(in environment: EnvironmentValues) -> some ViewModifier { EmptyModifier() }
        }
        struct Person: Identifiable { let id: Int; let name: String }
        struct Follower: DropDelegate {
            func performDrop(info: DropInfo) -> Bool { !info.itemProviders(for: [.text]).isEmpty }
        }
        struct A: View {
            @Environment(\.labelsVisibility) private var labels
            @Environment(\.controlActiveState) private var active
            @State private var isOver = false
            @State private var order = [KeyPathComparator(\Person.name)]
            let people = [Person(id: 1, name: "Ann")]
            var body: some View {
                let _ = print(labels, active)
                VStack {
                    _VariadicView.Tree(Spaced()) { Text("a"); Text("b") }.modifier(Tall())
                    Toggle("a", isOn: $isOver).labelsVisibility(.hidden)
                    Text("b").onDrag { NSItemProvider(object: "b" as NSString) }
                        .onDrop(of: [.text], isTargeted: $isOver) { providers in !providers.isEmpty }
                    Text("c").onDrop(of: [.plainText], delegate: Follower()).onDeleteCommand {}
                        .defersSystemGestures(on: .all).accessibilityRotor("r") { AccessibilityRotorEntry("c", id: 1) }
                        .popover(isPresented: .constant(false)) {
                            Text("p").presentationCompactAdaptation(.popover)
                        }
                    Canvas { context, size in
                        context.addFilter(.alphaThreshold(min: 0.5, color: .red))
                        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.black))
                    }
                    Table(people, sortOrder: $order) {
                        TableColumn("Name", value: \.name)
                        TableColumn("Id") { person in Text("\(person.id)") }.width(40)
                    }
                    TabView { Text("d").tabItem { Text("d") } }.tabViewStyle(.sidebarAdaptable)
                }
            }
        }
        func elements(_ path: CGPath) { path.applyWithBlock { element in _ = element.pointee.points[0] } }
        func commands() -> some Commands { SidebarCommands() }
        """#, "automatic key\n"),
    ]

    /// A shader is reported as unsupported, and the view is drawn without it.
    @Test func shadersAreReported() throws {
        let program = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    Color.red.colorEffect(ShaderLibrary.tint(.color(.blue), .float(0.5)))
                        .distortionEffect(ShaderLibrary.wave(.float(1)), maxSampleOffset: .zero)
                        .visualEffect { content, proxy in
                            content.layerEffect(ShaderLibrary.blur(.float2(proxy.size)), maxSampleOffset: .zero)
                        }
                }
            }
            """
        let result = try Command(["A.swift": program]).run("render", "A.swift", "-o", "a.svg")
        #expect(result.code == 0)
        #expect(result.errors.contains("colorEffect got the shader \"tint\", which is not run"))
        #expect(result.errors.contains("layerEffect got the shader \"blur\", which is not run"))
    }
}
