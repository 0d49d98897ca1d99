import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// Values of modifiers and pictures whose names no other test uses.
@MainActor @Suite("Types of values")
struct ValueTypesTests {
    private func drawing<V: View>(@ViewBuilder _ content: @escaping @MainActor () -> V) -> String {
        let scene = ViewHarness(offering: 200, 200, content: content)
        _ = scene.takeReports()
        return scene.displayList.text
    }

    @Test func kindsOfFeedbackDiffer() {
        let kinds: [SensoryFeedback] = [.decrease, .increase, .levelChange, .pathComplete, .alignment, .start, .stop]
        for (index, kind) in kinds.enumerated() {
            #expect(kinds.firstIndex(of: kind) == index)
        }
        let flexibility: SensoryFeedback.Flexibility = .rigid
        #expect(SensoryFeedback.impact(flexibility: flexibility) == .impact(flexibility: .rigid))
    }

    @Test func sizeCategoriesAreOrdered() {
        #expect(ContentSizeCategory.small < .large && ContentSizeCategory.large <= .large)
        #expect(ContentSizeCategory.accessibilityLarge > .extraLarge && ContentSizeCategory.large >= .small)
    }

    @Test func colorsAreEqualByTheirValues() {
        #expect(Color(red: 1, green: 0, blue: 0) == Color(red: 1, green: 0, blue: 0) && Color.red != .blue)
        #expect(Set([Color.red, .red, .blue]).count == 2 && Color.red.hashValue == Color.red.hashValue)
    }

    @Test func sheetsHaveDetentsOfTheirOwn() {
        struct Third: CustomPresentationDetent {
            static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 3 }
        }
        let scene = window {
            Color.clear.sheet(isPresented: .constant(true)) {
                Color.red.tagged("sheet").presentationDetents([.custom(Third.self)])
            }
        }
        scene.settle()
        scene.advance(by: 2)
        #expect(scene.frame("sheet").minY > 400)
    }

    @Test func anchorsGiveTheBoundsOfASpace() {
        let found = Input<CGRect?>(nil)
        let scene = ViewHarness(offering: 100, 100) {
            Color.clear.frame(width: 10, height: 10)
                .onGeometryChange(for: CGRect?.self) { $0.bounds(of: .named("board")) } action: { found.value = $0 }
                .padding(6)
                .coordinateSpace(.named("board"))
        }
        scene.settle()
        #expect(found.value == CGRect(x: -6, y: -6, width: 22, height: 22))
    }

    @Test func surfacesOfGlassMayBeJoined() {
        struct Glasses: View {
            @Namespace private var space
            let transition: GlassEffectTransition
            var body: some View {
                GlassEffectContainer {
                    HStack {
                        Text("one").glassEffect().glassEffectID("one", in: space)
                        Text("two").glassEffect().glassEffectUnion(id: "union", namespace: space)
                    }
                    .glassEffectTransition(transition)
                }
            }
        }
        let plain = drawing { Glasses(transition: .identity) }
        #expect(!plain.isEmpty && drawing { Glasses(transition: .matchedGeometry) } == plain)
        #expect(drawing { Glasses(transition: .materialize) } == plain)
    }

    @Test func keyboardShortcutsHaveAPlaceOnKeyboards() {
        let shortcut = KeyboardShortcut("n", modifiers: .command, localization: .custom)
        #expect(shortcut.localization == KeyboardShortcut.Localization.custom && shortcut.key == "n")
        #expect(shortcut != KeyboardShortcut("m", modifiers: .command, localization: .custom))
        #expect(EventModifiers.all.contains(.numericPad))
    }

    @Test func picturesHaveModes() {
        let mode: Image.ResizingMode = .tile, interpolation: Image.Interpolation = .none
        let rendering: Image.TemplateRenderingMode = .template
        let star = Image(systemName: "star")
        #expect(drawing { star.resizable(resizingMode: mode).interpolation(interpolation).frame(width: 50, height: 50) }
            != drawing { star })
        #expect(drawing { star.renderingMode(rendering).foregroundStyle(.red) }
            == drawing { star.foregroundStyle(.red) })
        #expect(drawing { star.antialiased(true) } == drawing { star })
        let named = ViewHarness(offering: 100, 100) { Image("none", bundle: .main, label: Text("A star")) }
        _ = named.takeReports()
        #expect(named.host.accessibilityElements().first?.label == "A star")
    }

    @Test func meshesHavePointsOrCurves() {
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let colors: [Color] = [.red, .green, .blue, .white]
        let environment = EnvironmentValues()
        let resolved = colors.map { $0.resolve(in: environment) }
        let curves = points.map {
            MeshGradient.BezierPoint(position: $0, leadingControlPoint: $0, topControlPoint: $0,
                                     trailingControlPoint: $0, bottomControlPoint: $0)
        }
        let plain = drawing { MeshGradient(width: 2, height: 2, points: points, colors: colors) }
        #expect(drawing {
            MeshGradient(width: 2, height: 2, locations: MeshGradient.Locations.points(points), colors: .colors(colors))
        } == plain)
        #expect(drawing { MeshGradient(width: 2, height: 2, points: points, resolvedColors: resolved) } == plain)
        #expect(drawing { MeshGradient(width: 2, height: 2, bezierPoints: curves, resolvedColors: resolved) }
            == drawing { MeshGradient(width: 2, height: 2, bezierPoints: curves, colors: colors) })
    }

    nonisolated private static func faded(_ effect: EmptyVisualEffect) -> some VisualEffect {
        effect.opacity(0.5).offset(x: 4)
    }

    @Test func effectsOfViewsAreNamed() {
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 20, height: 20).visualEffect { effect, _ in Self.faded(effect) }
        }
        #expect(scene.drawnOpacities.first == 0.5)
    }

    @Test func spacersAndSectionsHaveLengths() {
        func top(_ spacing: ListSectionSpacing) -> CGFloat {
            ViewHarness(offering: 390, 600) {
                List {
                    Section { Text("one") }
                    Section { Text("two") }
                }
                .listSectionSpacing(spacing)
            }.frame(of: "two").minY
        }
        #expect(top(.custom(5)) < top(.custom(40)) && top(.compact) < top(.default))
    }

    @Test func linesOfListsHaveColorsAndMayBeHidden() {
        func list(_ change: @escaping (AnyView) -> AnyView) -> String {
            drawing {
                List {
                    change(AnyView(Text("one")))
                    Text("two")
                }
            }
        }
        let plain = list { $0 }
        #expect(list { AnyView($0.listRowSeparatorTint(.red, edges: .bottom)) } != plain)
        func section(_ change: @escaping (AnyView) -> AnyView) -> String {
            drawing {
                List {
                    change(AnyView(Section {
                        Text("one")
                        Text("two")
                    }))
                }
                .listStyle(.plain)
            }
        }
        let lines = section { $0 }
        #expect(section { AnyView($0.listSectionSeparatorTint(.red, edges: .all)) } != lines)
        #expect(section { AnyView($0.listSectionSeparator(.hidden, edges: .all)) } != lines)
    }

    @Test func tablesMayHideTheirTitles() {
        struct Row: Identifiable { let id: Int }
        func scene(_ visibility: Visibility) -> ViewHarness {
            ViewHarness(offering: 600, 300) {
                Table([Row(id: 1)]) { TableColumn("Number") { Text("row \($0.id)") } }
                    .tableColumnHeaders(visibility).environment(\.horizontalSizeClass, .regular)
            }
        }
        #expect(scene(.visible).shows("Number") && !scene(.hidden).shows("Number"))
    }

    @Test func rowsMayNotBeMovedOrDeleted() {
        let rows = ViewHarness(offering: 390, 300) {
            List {
                ForEach(0..<2, id: \.self) { Text("row \($0)").deleteDisabled(true).moveDisabled(true) }
                    .onDelete { _ in }.onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
        let free = ViewHarness(offering: 390, 300) {
            List {
                ForEach(0..<2, id: \.self) { Text("row \($0)") }.onDelete { _ in }.onMove { _, _ in }
            }
            .environment(\.editMode, .constant(.active))
        }
        #expect(rows.displayList.text != free.displayList.text)
        #expect(rows.frame(of: "row 0").minX <= free.frame(of: "row 0").minX)
    }

    @Test func linksShareItemsWithPreviews() {
        let url = URL(string: "https://example.com")!
        #expect(drawing {
            ShareLink("Share", item: url, subject: Text("S"), message: Text("M"),
                      preview: SharePreview("Site"))
        } == drawing { ShareLink("Share", item: url) })
        #expect(drawing { ShareLink("Share", items: [url], subject: Text("S"), message: Text("M")) }
            == drawing { ShareLink("Share", item: url) })
    }

    @Test func aTextSelectionMayHaveRanges() {
        let text = "one two"
        let range = text.startIndex..<text.index(text.startIndex, offsetBy: 3)
        let other = text.index(text.startIndex, offsetBy: 4)..<text.endIndex
        let selection = TextSelection(ranges: RangeSet([range, other]))
        #expect(selection.indices == TextSelection.Indices.multiSelection(RangeSet([range, other])))
        #expect(!selection.isInsertion && TextSelection(ranges: RangeSet([range])) != selection)
    }

    @Test func pressedKeysMoveInADirection() {
        let log = Log()
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.frame(width: 50, height: 50).focusable(true, interactions: FocusInteractions.activate)
                .tagged("box")
                .onMoveCommand { (direction: MoveCommandDirection) in
                    log.note(direction == .left ? "left" : direction == .up ? "up" : "other")
                }
                .onTapGesture {}
        }
        #expect(scene.size("box").width == 50 && log.take().isEmpty)
    }

    @Test func aHoveredPlaceIsAPhase() {
        let log = Log()
        let scene = ViewHarness(offering: 100, 100) {
            Color.red.onContinuousHover { (phase: HoverPhase) in
                switch phase {
                case .active(let place): log.note("\(Int(place.x)) \(Int(place.y))")
                case .ended: log.note("ended")
                }
            }
        }
        let mouse = Finger(scene: scene)
        mouse.send(.hovered, 12, 30)
        mouse.send(.exited, 200, 30)
        #expect(log.take() == ["12 30", "ended"])
    }

    @Test func scaledLengthsFollowTheirStyle() {
        struct Scaled: View {
            @ScaledMetric private var width: CGFloat
            init() { _width = ScaledMetric(wrappedValue: 20, relativeTo: .largeTitle) }
            var body: some View { Probe("box", width, 10) }
        }
        let normal = ViewHarness(offering: 100, 100) { Scaled() }
        let large = ViewHarness(offering: 100, 100) { Scaled().dynamicTypeSize(.accessibility3) }
        #expect(normal.size("box").width == 20 && large.size("box").width > 20)
    }
}
