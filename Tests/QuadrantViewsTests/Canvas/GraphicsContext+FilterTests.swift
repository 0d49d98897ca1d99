import Foundation
import QuadrantCore
import QuadrantDisplayList
import QuadrantGeometry
import QuadrantTesting
import QuadrantViews
import Testing

@MainActor @Suite("Filters of a canvas")
struct GraphicsContextFilterTests {
    private func effects(_ filter: GraphicsContext.Filter) -> [Effect] {
        ViewHarness(offering: 100, 50) {
            Canvas { context, size in
                context.addFilter(filter)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        }.effects
    }

    @Test func colorsAreChangedByAMatrix() {
        for filter in [GraphicsContext.Filter.grayscale(1), .brightness(0.5), .contrast(0.5), .colorInvert(),
                       .hueRotation(.degrees(90)), .saturation(0)] {
            guard case .colorMatrix? = effects(filter).first else {
                Issue.record("no matrix")
                continue
            }
            #expect(effects(filter).count == 1)
        }
    }

    @Test func blurAndShadowAreEffects() {
        guard case .blur? = effects(.blur(radius: 3)).first else { return #expect(Bool(false), "no blur") }
        guard case .shadow(_, _, let offset)? = effects(.shadow(radius: 2, x: 4, y: 5)).first else {
            return #expect(Bool(false), "no shadow")
        }
        #expect(offset == CGSize(width: 4, height: 5))
    }
}
