import QuadrantCore
import Testing
@testable import QuadrantViews

@Suite("UserInterfaceSizeClass")
struct SizeClassTests {
    /// Apps show `horizontalSizeClass.debugDescription` to see what they run on.
    @Test func itPrintsAsOnAPhone() {
        let known: UserInterfaceSizeClass? = .compact
        #expect(known.debugDescription == "Optional(SwiftUI.UserInterfaceSizeClass.compact)")
        #expect("\(UserInterfaceSizeClass.regular)" == "regular")
        #expect(String(reflecting: UserInterfaceSizeClass.regular) == "SwiftUI.UserInterfaceSizeClass.regular")
    }
}
