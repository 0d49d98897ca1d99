public import Foundation
public import SwiftUI

extension View {
    private nonisolated func titled(
        _ axis: Axis, _ position: AnnotationPosition,
        _ alignment: Alignment?, _ spacing: CGFloat?, _ content: AnyView
    ) -> some View {
        chartConfiguration {
            $0[axis].titles.append(
                AxisTitle(position: position, alignment: alignment, spacing: spacing, content: content))
        }
    }
    /// A localized title of the x axis.
    nonisolated public func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        titled(.horizontal, position, alignment, spacing, AnyView(Text(labelKey)))
    }
    /// A title of the x axis.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        titled(.horizontal, position, alignment, spacing, AnyView(Text(label)))
    }
    /// A view as the title of the x axis.
    nonisolated public func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        titled(.horizontal, position, alignment, spacing, AnyView(content()))
    }
    /// A localized title of the y axis.
    nonisolated public func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        titled(.vertical, position, alignment, spacing, AnyView(Text(labelKey)))
    }
    /// A title of the y axis.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View {
        titled(.vertical, position, alignment, spacing, AnyView(Text(label)))
    }
    /// A view as the title of the y axis.
    nonisolated public func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View {
        titled(.vertical, position, alignment, spacing, AnyView(content()))
    }
}
