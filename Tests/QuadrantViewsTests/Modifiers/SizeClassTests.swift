import QuadrantCore
import Testing
import QuadrantViews

@Suite("UserInterfaceSizeClass")
struct SizeClassTests {
    /// Programs print `horizontalSizeClass.debugDescription` to show the kind of device.
    @Test func itPrintsAsOnAPhone() {
        let known: UserInterfaceSizeClass? = .compact
        #expect(known.debugDescription == "Optional(SwiftUI.UserInterfaceSizeClass.compact)")
        #expect("\(UserInterfaceSizeClass.regular)" == "regular")
        #expect(String(reflecting: UserInterfaceSizeClass.regular) == "SwiftUI.UserInterfaceSizeClass.regular")
    }
}
