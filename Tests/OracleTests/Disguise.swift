import QuadrantTesting
import SwiftUI

/// Modifications of a view that must not change its frames.
enum Disguise: String, CaseIterable {
    case none, group, anyView, row, column, zStack, condition, identity
    case noPadding, noOffset, noScale, noRotation, opaque

    /// The modification that is applied to the views of cases.
    @MainActor static var current = Disguise.none

    @MainActor @ViewBuilder
    func around(_ view: some View) -> some View {
        switch self {
        case .none: view
        case .group: Group { view }
        case .anyView: AnyView(view)
        case .row: HStack { view }
        case .column: VStack { view }
        case .zStack: ZStack { view }
        case .condition: if true { view }
        case .identity: view.id("one")
        case .noPadding: view.padding(0)
        case .noOffset: view.offset(x: 0, y: 0)
        case .noScale: view.scaleEffect(1)
        case .noRotation: view.rotationEffect(.zero)
        case .opaque: view.opacity(1)
        }
    }
}
