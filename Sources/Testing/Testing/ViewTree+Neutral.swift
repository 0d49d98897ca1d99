import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantViews

extension ViewTree {
    /// Modifiers and containers that must not change how a view is drawn.
    package enum Neutral: String, CaseIterable, Sendable {
        case group, anyView, condition, identity, emptyModifier
        case noPadding, noOffset, noScale, noRotation, opaque, noTransform
        case emptyBackground, emptyOverlay, openFrame, enabled, hitTesting
        case row, column, zStack

        /// A stack is neutral around a single view only.
        package var isStack: Bool {
            switch self {
            case .row, .column, .zStack: true
            default: false
            }
        }

        /// Whether the layout priority of the content is hidden: `layoutPriority` must be the outermost modifier.
        package var hidesPriority: Bool { isStack || self == .noPadding || self == .openFrame }
    }
}

extension ViewTree.Neutral {
    @MainActor func apply(to content: AnyView) -> AnyView {
        switch self {
        case .group: AnyView(Group { content })
        case .anyView: AnyView(AnyView(content))
        case .condition: AnyView(Condition(content: content))
        case .identity: AnyView(content.id("one"))
        case .emptyModifier: AnyView(content.modifier(EmptyModifier()))
        case .noPadding: AnyView(content.padding(0))
        case .noOffset: AnyView(content.offset(x: 0, y: 0))
        case .noScale: AnyView(content.scaleEffect(1))
        case .noRotation: AnyView(content.rotationEffect(.zero))
        case .opaque: AnyView(content.opacity(1))
        case .noTransform: AnyView(content.transformEffect(.identity))
        case .emptyBackground: AnyView(content.background { EmptyView() })
        case .emptyOverlay: AnyView(content.overlay { EmptyView() })
        case .openFrame: AnyView(content.frame(width: nil, height: nil))
        case .enabled: AnyView(content.disabled(false))
        case .hitTesting: AnyView(content.allowsHitTesting(true))
        case .row: AnyView(HStack { content })
        case .column: AnyView(VStack { content })
        case .zStack: AnyView(ZStack { content })
        }
    }

    private struct Condition: View {
        let content: AnyView
        var body: some View { if true { content } }
    }

    /// The Swift source of the modifier, around or behind the inner view.
    func source(of inner: ViewTree, _ indent: String) -> String {
        func braces(_ head: String) -> String {
            "\(indent)\(head) {\n\(inner.source(indent + "    "))\n\(indent)}"
        }
        func modifier(_ call: String) -> String { "\(inner.source(indent))\n\(indent)    .\(call)" }
        return switch self {
        case .group: braces("Group")
        case .anyView: braces("AnyView")
        case .condition: braces("if true")
        case .identity: modifier("id(\"one\")")
        case .emptyModifier: modifier("modifier(EmptyModifier())")
        case .noPadding: modifier("padding(0)")
        case .noOffset: modifier("offset(x: 0, y: 0)")
        case .noScale: modifier("scaleEffect(1)")
        case .noRotation: modifier("rotationEffect(.zero)")
        case .opaque: modifier("opacity(1)")
        case .noTransform: modifier("transformEffect(.identity)")
        case .emptyBackground: modifier("background { EmptyView() }")
        case .emptyOverlay: modifier("overlay { EmptyView() }")
        case .openFrame: modifier("frame(width: nil, height: nil)")
        case .enabled: modifier("disabled(false)")
        case .hitTesting: modifier("allowsHitTesting(true)")
        case .row: braces("HStack")
        case .column: braces("VStack")
        case .zStack: braces("ZStack")
        }
    }
}
