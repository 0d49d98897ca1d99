import Foundation
import QuadrantCore
import QuadrantHost
import QuadrantViews
import Testing
import UIKit

@Suite("UIFontMetrics")
@MainActor
struct UIFontMetricsTests {
    /// Evaluates `read` in the body of a view on a device with a text size.
    private func at<Value>(_ size: DynamicTypeSize, _ read: @escaping @MainActor () -> Value) throws -> Value {
        var configuration = HostConfiguration(size: CGSize(width: 390, height: 844), dynamicTypeSize: size)
        configuration.device = HostDevice(size: CGSize(width: 390, height: 844), scale: 3)
        var found: Value?
        let outer = HostContext.current
        defer { HostContext.current = outer }
        let host = ViewHost(rootView: Reader { found = read() }, configuration: configuration)
        _ = host.frame()
        return try #require(found)
    }
    private struct Reader: View {
        let read: @MainActor () -> Void
        var body: some View {
            let _ = read()
            Color.red
        }
    }

    /// Docs/Layout/Text.md, Text styles.
    @Test(arguments: [(DynamicTypeSize.xSmall, 14.0), (.large, 17), (.xxxLarge, 23), (.accessibility5, 53)])
    func aTextStyleHasTheTextSizeOfTheUser(size: DynamicTypeSize, points: CGFloat) throws {
        #expect(try at(size) { UIFont.preferredFont(forTextStyle: .body).pointSize } == points)
        #expect(try at(size) { UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body).pointSize } == points)
    }

    @Test func traitsHaveATextSizeOfTheirOwn() throws {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let sizes = try at(.xSmall) {
            [UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits),
             UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34), compatibleWith: traits)].map(\.pointSize)
        }
        #expect(sizes == [53, 106])
    }

    @Test func lengthsAndFontsAreScaledAsTheStyle() throws {
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(try at(.large) { metrics.scaledValue(for: 10.4) } == (10 + 1.0 / 3))
        #expect(try at(.accessibility5) { metrics.scaledValue(for: 34) } == 106)
        let font = try at(.xxxLarge) { metrics.scaledFont(for: UIFont.boldSystemFont(ofSize: 20)) }
        #expect(font == .boldSystemFont(ofSize: 27))
        #expect(try at(.accessibility5) { metrics.scaledFont(for: font, maximumPointSize: 40).pointSize } == 40)
    }

    @Test func theTraitsOfTheScreenAreWhatTheUserHasSet() throws {
        var configuration = HostConfiguration(size: CGSize(width: 390, height: 844), colorScheme: .dark,
                                              layoutDirection: .rightToLeft, dynamicTypeSize: .xLarge)
        configuration.device = HostDevice(size: CGSize(width: 390, height: 844), scale: 3)
        var traits: UITraitCollection?, direction: UIUserInterfaceLayoutDirection?
        let outer = HostContext.current
        defer { HostContext.current = outer }
        let host = ViewHost(rootView: Reader {
            traits = UITraitCollection.current
            direction = UIApplication.shared.userInterfaceLayoutDirection
        }, configuration: configuration)
        _ = host.frame()
        let found = try #require(traits)
        #expect(found.userInterfaceStyle == .dark && found.layoutDirection == .rightToLeft)
        #expect(found.preferredContentSizeCategory == .extraLarge && found.displayScale == 3)
        #expect(found.horizontalSizeClass == .compact && found.verticalSizeClass == .regular)
        #expect(direction == .rightToLeft)
        host.configure { $0.colorScheme = .light }
        _ = host.frame()
        #expect(traits?.userInterfaceStyle == .light)
    }

    @Test func aViewInAnotherStyleKeepsTheOtherTraits() {
        let view = UIView()
        view.overrideUserInterfaceStyle = .dark
        #expect(view.traitCollection.userInterfaceStyle == .dark)
        #expect(view.traitCollection.displayScale == UIScreen.main.traitCollection.displayScale)
    }
}
