import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

/// A style that is named by its type draws what the member of its protocol draws. The lists have, for a kind of
/// control, the type, the member, and another style that draws something else.
@Suite("Types of styles") @MainActor
struct StyleTypesTests {
    private func drawing<V: View>(_ design: Design = .ios17, @ViewBuilder _ content: @escaping @MainActor () -> V)
        -> String
    {
        let scene = ViewHarness(offering: 240, 300, design: design, content: content)
        _ = scene.takeReports()
        return scene.displayList.text
    }

    @Test func stylesOfButtons() {
        func draw(_ style: some PrimitiveButtonStyle) -> String { drawing { Button("Go") {}.buttonStyle(style) } }
        func draw(_ style: some ButtonStyle) -> String { drawing { Button("Go") {}.buttonStyle(style) } }
        #expect(draw(DefaultButtonStyle()) == draw(.automatic) && draw(DefaultButtonStyle()) == draw(.borderless))
        #expect(draw(BorderedButtonStyle()) == draw(.bordered) && draw(.bordered) != draw(.automatic))
        #expect(draw(BorderedProminentButtonStyle()) == draw(.borderedProminent))
        #expect(draw(.borderedProminent) != draw(.bordered))
        #expect(draw(BorderlessButtonStyle()) == draw(.borderless))
        #expect(draw(PlainButtonStyle()) == draw(.plain) && draw(.plain) != draw(.borderless))
    }

    @Test func stylesOfGlassButtons() {
        func draw(_ style: some PrimitiveButtonStyle) -> String {
            drawing(.ios26) { Button("Go") {}.buttonStyle(style) }
        }
        #expect(draw(GlassButtonStyle()) == draw(.glass) && draw(.glass) != draw(.plain))
        #expect(draw(GlassProminentButtonStyle()) == draw(.glassProminent) && draw(.glassProminent) != draw(.glass))
    }

    @Test func stylesOfToggles() {
        func draw(_ style: some ToggleStyle) -> String {
            drawing { Toggle("On", isOn: .constant(true)).toggleStyle(style) }
        }
        #expect(draw(DefaultToggleStyle()) == draw(.automatic) && draw(.automatic) == draw(.switch))
        #expect(draw(SwitchToggleStyle()) == draw(.switch))
        #expect(draw(ButtonToggleStyle()) == draw(.button) && draw(.button) != draw(.switch))
        #expect(draw(SwitchToggleStyle(tint: .red)) != draw(.switch))
    }

    @Test func stylesOfLabels() {
        func draw(_ style: some LabelStyle) -> String {
            drawing { Label("Star", systemImage: "star").labelStyle(style) }
        }
        #expect(draw(DefaultLabelStyle()) == draw(.automatic))
        #expect(draw(TitleAndIconLabelStyle()) == draw(.titleAndIcon))
        #expect(draw(TitleOnlyLabelStyle()) == draw(.titleOnly) && draw(.titleOnly) == drawing { Text("Star") })
        #expect(draw(IconOnlyLabelStyle()) == draw(.iconOnly))
        #expect(draw(.iconOnly) == drawing { Image(systemName: "star") })
    }

    @Test func stylesOfMenus() {
        func draw(_ style: some MenuStyle) -> String { drawing { Menu("More") { Button("One") {} }.menuStyle(style) } }
        #expect(draw(DefaultMenuStyle()) == draw(.automatic))
        #expect(draw(ButtonMenuStyle()) == draw(.button))
        #expect(draw(BorderlessButtonMenuStyle()) == draw(.borderlessButton))
    }

    @Test func stylesOfPickers() {
        func draw(_ style: some PickerStyle) -> String {
            drawing {
                NavigationStack {
                    Form {
                        Picker("Size", selection: .constant(1)) {
                            Text("Small").tag(1)
                            Text("Large").tag(2)
                        }
                        .pickerStyle(style)
                    }
                }
            }
        }
        #expect(draw(DefaultPickerStyle()) == draw(.automatic))
        #expect(draw(MenuPickerStyle()) == draw(.menu))
        #expect(draw(InlinePickerStyle()) == draw(.inline) && draw(.inline) != draw(.menu))
        #expect(draw(NavigationLinkPickerStyle()) == draw(.navigationLink) && draw(.navigationLink) != draw(.menu))
        #expect(draw(SegmentedPickerStyle()) == draw(.segmented) && draw(.segmented) != draw(.inline))
        #expect(draw(WheelPickerStyle()) == draw(.wheel) && draw(.wheel) != draw(.segmented))
        #expect(draw(PalettePickerStyle()) == draw(.palette))
    }

    @Test func stylesOfDatePickers() {
        func draw(_ style: some DatePickerStyle) -> String {
            drawing {
                DatePicker("Day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
                           displayedComponents: .date)
                    .datePickerStyle(style).environment(\.timeZone, TimeZone(identifier: "UTC")!)
            }
        }
        #expect(draw(DefaultDatePickerStyle()) == draw(.automatic))
        #expect(draw(CompactDatePickerStyle()) == draw(.compact) && draw(.compact) == draw(.automatic))
        #expect(draw(GraphicalDatePickerStyle()) == draw(.graphical) && draw(.graphical) != draw(.compact))
        #expect(draw(WheelDatePickerStyle()) == draw(.wheel) && draw(.wheel) != draw(.graphical))
    }

    @Test func stylesOfGauges() {
        func draw(_ style: some GaugeStyle) -> String {
            drawing {
                Gauge(value: 0.25) { Text("Fuel") } currentValueLabel: { Text("25") } minimumValueLabel: {
                    Text("E")
                } maximumValueLabel: { Text("F") }.gaugeStyle(style)
            }
        }
        #expect(draw(DefaultGaugeStyle()) == draw(.automatic))
        #expect(draw(LinearCapacityGaugeStyle()) == draw(.linearCapacity))
        #expect(draw(AccessoryLinearGaugeStyle()) == draw(.accessoryLinear))
        #expect(draw(AccessoryLinearCapacityGaugeStyle()) == draw(.accessoryLinearCapacity))
        #expect(draw(.accessoryLinearCapacity) != draw(.accessoryLinear))
        #expect(draw(AccessoryCircularGaugeStyle()) == draw(.accessoryCircular))
        #expect(draw(AccessoryCircularCapacityGaugeStyle()) == draw(.accessoryCircularCapacity))
        #expect(draw(.accessoryCircularCapacity) != draw(.accessoryCircular))
    }

    @Test func stylesOfProgress() {
        func draw(_ style: some ProgressViewStyle) -> String {
            drawing { ProgressView("Copy", value: 0.5).progressViewStyle(style) }
        }
        #expect(draw(DefaultProgressViewStyle()) == draw(.automatic))
        #expect(draw(LinearProgressViewStyle()) == draw(.linear))
        #expect(draw(CircularProgressViewStyle()) == draw(.circular) && draw(.circular) != draw(.linear))
    }

    @Test func stylesOfTextFields() {
        func draw(_ style: some TextFieldStyle) -> String {
            drawing { TextField("Name", text: .constant("Ada")).textFieldStyle(style) }
        }
        #expect(draw(DefaultTextFieldStyle()) == draw(.automatic) && draw(PlainTextFieldStyle()) == draw(.plain))
        #expect(draw(RoundedBorderTextFieldStyle()) == draw(.roundedBorder))
        #expect(draw(.roundedBorder) != draw(.plain))
    }

    @Test func stylesOfTextEditors() {
        func draw(_ style: some TextEditorStyle) -> String {
            drawing { TextEditor(text: .constant("Ada")).textEditorStyle(style) }
        }
        #expect(draw(AutomaticTextEditorStyle()) == draw(.automatic) && draw(PlainTextEditorStyle()) == draw(.plain))
    }

    @Test func stylesOfGroups() {
        #expect(drawing { GroupBox("Box") { Text("In") }.groupBoxStyle(DefaultGroupBoxStyle()) }
            == drawing { GroupBox("Box") { Text("In") }.groupBoxStyle(.automatic) })
        #expect(drawing { LabeledContent("A", value: "B").labeledContentStyle(AutomaticLabeledContentStyle()) }
            == drawing { LabeledContent("A", value: "B").labeledContentStyle(.automatic) })
        #expect(drawing { DisclosureGroup("A") { Text("B") }.disclosureGroupStyle(AutomaticDisclosureGroupStyle()) }
            == drawing { DisclosureGroup("A") { Text("B") }.disclosureGroupStyle(.automatic) })
    }

    @Test func stylesOfForms() {
        func draw(_ style: some FormStyle) -> String {
            drawing { Form { Text("Row") }.formStyle(style) }
        }
        #expect(draw(AutomaticFormStyle()) == draw(.automatic) && draw(GroupedFormStyle()) == draw(.grouped))
        #expect(draw(ColumnsFormStyle()) == draw(.columns) && draw(.columns) != draw(.grouped))
    }

    @Test func stylesOfControlGroups() {
        func draw(_ style: some ControlGroupStyle) -> String {
            drawing {
                ControlGroup {
                    Button("One") {}
                    Button("Two") {}
                }
                .controlGroupStyle(style)
            }
        }
        #expect(draw(AutomaticControlGroupStyle()) == draw(.automatic))
        #expect(draw(NavigationControlGroupStyle()) == draw(.navigation))
        #expect(draw(MenuControlGroupStyle()) == draw(.menu) && draw(.menu) != draw(.navigation))
        #expect(draw(CompactMenuControlGroupStyle()) == draw(.compactMenu))
        #expect(draw(PaletteControlGroupStyle()) == draw(.palette))
    }

    @Test func stylesOfLists() {
        func draw(_ style: some ListStyle) -> String {
            drawing {
                List {
                    Section("Head") { Text("Row") }
                }
                .listStyle(style)
            }
        }
        #expect(draw(DefaultListStyle()) == draw(.automatic) && draw(GroupedListStyle()) == draw(.grouped))
        #expect(draw(.grouped) != draw(.automatic))
        #expect(draw(InsetListStyle()) == draw(.inset) && draw(SidebarListStyle()) == draw(.sidebar))
    }

    private struct Fruit: Identifiable {
        let id: String
    }

    @Test func stylesOfTables() {
        func draw(_ style: some TableStyle) -> String {
            drawing {
                Table([Fruit(id: "fig")]) { TableColumn("Name") { Text($0.id) } }.tableStyle(style)
            }
        }
        #expect(draw(AutomaticTableStyle()) == draw(.automatic) && draw(InsetTableStyle()) == draw(.inset))
    }

    @Test func stylesOfTabViews() {
        func draw(_ style: some TabViewStyle) -> String {
            drawing {
                TabView {
                    Text("One").tabItem { Text("1") }
                    Text("Two").tabItem { Text("2") }
                }
                .tabViewStyle(style)
            }
        }
        #expect(draw(DefaultTabViewStyle()) == draw(.automatic))
        #expect(draw(PageTabViewStyle()) == draw(.page) && draw(.page) != draw(.automatic))
        #expect(draw(PageTabViewStyle(indexDisplayMode: .never)) == draw(.page(indexDisplayMode: .never)))
        #expect(draw(TabBarOnlyTabViewStyle()) == draw(.tabBarOnly))
        #expect(draw(SidebarAdaptableTabViewStyle()) == draw(.sidebarAdaptable))
    }

    @Test func stylesOfPageIndices() {
        func draw(_ style: some IndexViewStyle) -> String {
            drawing {
                TabView {
                    Text("One")
                    Text("Two")
                }
                .tabViewStyle(.page).indexViewStyle(style)
            }
        }
        #expect(draw(PageIndexViewStyle()) == draw(.page))
        let always = draw(PageIndexViewStyle(backgroundDisplayMode: .always))
        #expect(always == draw(.page(backgroundDisplayMode: .always)))
        #expect(always != draw(.page(backgroundDisplayMode: .never)))
    }

    @Test func stylesOfNavigation() {
        func old(_ style: some NavigationViewStyle) -> String {
            drawing { NavigationView { Text("Root").navigationTitle("Title") }.navigationViewStyle(style) }
        }
        #expect(old(DefaultNavigationViewStyle()) == old(.automatic))
        #expect(old(ColumnNavigationViewStyle.columns) == old(DoubleColumnNavigationViewStyle()))
        func split(_ style: some NavigationSplitViewStyle) -> String {
            drawing {
                NavigationSplitView { Text("Side").navigationTitle("Side") } detail: { Text("Detail") }
                    .navigationSplitViewStyle(style)
            }
        }
        #expect(split(AutomaticNavigationSplitViewStyle()) == split(.automatic))
        #expect(split(BalancedNavigationSplitViewStyle()) == split(.balanced))
        #expect(split(ProminentDetailNavigationSplitViewStyle()) == split(.prominentDetail))
    }
}
