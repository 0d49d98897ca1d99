import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Colours brighter than white, materials and ranges of images")
struct ColorHDRTests {
    @Test func aHeadroomLeavesTheColour() {
        let environment = EnvironmentValues()
        let bright = Color.red.headroom(2)
        #expect(bright.resolveHDR(in: environment).headroom == 2)
        #expect(bright.resolve(in: environment) == Color.red.resolve(in: environment))
        #expect(bright.headroom(nil) == .red && Color.red.resolveHDR(in: environment).headroom == nil)
        var own = Color.ResolvedHDR(Color.Resolved(red: 1, green: 0, blue: 0), headroom: 3)
        own.headroom = nil
        #expect(own.red == 1 && own.headroom == nil)
    }

    @Test func aStopIsTwiceTheLight() {
        let grey = Color(.sRGBLinear, white: 0.2)
        let brighter = grey.exposureAdjust(1).resolve(in: EnvironmentValues())
        // Components are stored gamma-encoded: the last bits differ.
        #expect(abs(brighter.linearRed - 0.4) < 1e-5)
        let scene = ViewHarness(offering: 10, 10) { Color.white.exposureAdjust(-1) }
        #expect(scene.colors.count == 1 && scene.colors[0] != "#FFFFFFFF")
    }

    @Test func materialsStayAsTheyAre() {
        struct Reader: View {
            @Environment(\.materialActiveAppearance) private var appearance
            @Environment(\.allowedDynamicRange) private var range
            var body: some View {
                Text(appearance == .inactive && range == .constrainedHigh ? "read" : "not read")
            }
        }
        let scene = ViewHarness {
            Reader().materialActiveAppearance(.inactive).allowedDynamicRange(.constrainedHigh)
        }
        #expect(scene.host.accessibilityTree().first?.label == "read")
        #expect(Material.thin.materialActiveAppearance(.active) == .thin)
        let styled = ViewHarness(offering: 10, 10) {
            Rectangle().fill(Color.red.materialActiveAppearance(.matchWindow))
        }
        #expect(styled.fills.count == 1 && MaterialActiveAppearance.automatic != .active)
    }

    @Test func imagesAreNoBrighterThanWhite() {
        let image = Image(systemName: "star").allowedDynamicRange(.high)
        #expect(image == Image(systemName: "star") && Image.DynamicRange.standard != .high)
        #expect(Image("a", variableValue: 0.5).variableValue == 0.5)
        #expect(Image("a", variableValue: 0.5, label: Text("A")) != Image("a"))
        #expect(Image(decorative: "a", variableValue: nil) == Image(decorative: "a"))
    }

    @Test func symbolsHaveModes() {
        struct Reader: View {
            @Environment(\.symbolColorRenderingMode) private var color
            @Environment(\.symbolVariableValueMode) private var value
            var body: some View { Text(color == .gradient && value == .draw ? "read" : "not read") }
        }
        let scene = ViewHarness { Reader().symbolColorRenderingMode(.gradient).symbolVariableValueMode(.draw) }
        #expect(scene.host.accessibilityTree().first?.label == "read")
    }

    @Test func feedbackIsCompared() {
        let pressed: [SensoryFeedback] = [.press(.slider), .press(.toggle), .press(.button), .press(.buttonIconOnly)]
        let released: [SensoryFeedback] = [.release(.slider), .release(.toggle), .release(.button)]
        let chosen: [SensoryFeedback] = [.selection(.minimum), .selection(.maximum), .selection(.step), .selection]
        for list in [pressed, released, chosen] {
            for (index, one) in list.enumerated() { #expect(list.firstIndex(of: one) == index) }
        }
    }

    @Test func guidesAreCombined() {
        #expect(HorizontalAlignment.center.combineExplicit([2, nil, 4]) == CGFloat(2 + 4) / 2)
        #expect(VerticalAlignment.firstTextBaseline.combineExplicit([7, 3, nil]) == 3)
        #expect(VerticalAlignment.lastTextBaseline.combineExplicit([7, 3]) == 7)
        #expect(VerticalAlignment.center.combineExplicit([nil]) == nil)
        #expect(UnitCurve.easeInEaseOut == .easeInOut)
    }
}
