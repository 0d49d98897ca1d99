import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@Suite("iOS 26")
struct DesigniOS26Tests {
    @Test func listsHaveRounderCardsAndHigherRows() {
        let old = Design.ios17.metrics.list, new = Design.ios26.metrics.list
        #expect(new.rowHeight == 52 && old.rowHeight == 44 && new.radius > old.radius)
        #expect(!new.hasUppercaseHeaders && old.hasUppercaseHeaders)
    }

    @Test(arguments: [(Color.red, "#FF383CFF", "#FF4245FF"), (.orange, "#FF8D28FF", "#FF9230FF"),
                      (.mint, "#00C8B3FF", "#63E6E2FF"), (.cyan, "#00C0E8FF", "#64D2FFFF"),
                      (.blue, "#0088FFFF", "#0091FFFF"), (.indigo, "#6155F5FF", "#5E5CE6FF")])
    func coloursAreBrighter(color: Color, light: String, dark: String) {
        var environment = EnvironmentValues()
        environment.design = .ios26
        #expect(color.resolve(in: environment).description == light)
        environment.colorScheme = .dark
        #expect(color.resolve(in: environment).description == dark)
    }

    @Test func whatIsNotSaidIsThatOfIOS17() {
        #expect(Design.ios26.metrics.toggle == Design.ios17.metrics.toggle && Design.ios26.rules == Design.ios17.rules)
        #expect(Design.ios26.systemVersion == "26.0")
    }
}
