public import QuadrantCore
import QuadrantGeometry
import QuadrantGraph

extension View {
    /// Multiplies the opacity of this view by that of `mask`. The mask is proposed this view's size and aligned in it
    /// by `alignment`.
    nonisolated public func mask<Mask: View>(alignment: Alignment = .center,
                                             @ViewBuilder _ mask: () -> Mask) -> some View {
        modifier(MaskLayer(mask: mask(), alignment: alignment))
    }

    /// Multiplies the opacity of this view by that of `mask`, which is centred on it.
    nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(MaskLayer(mask: mask, alignment: .center))
    }
}

nonisolated struct MaskLayer<Mask: View>: SecondaryRole {
    typealias Body = Never
    let mask: Mask
    let alignment: Alignment

    static var modifierName: String { "mask" }
    static var layoutSentence: String { "A mask is proposed the size of the view it masks, and centred in it." }
    var layer: SecondaryLayer { .mask }
    static func changed(from old: Self, to new: Self) -> PhaseSet { old.alignment == new.alignment ? [] : .place }
    func appendSecondary(to children: inout _ChildBuilder) {
        SecondaryView._append(SecondaryView(content: mask), to: &children)
    }
    func secondaryPlacement(_ row: NodeIndex, in size: SIMD2<Double>, _ child: ModifierChild) -> ChildPlacement {
        child.alignedSecondary(row, alignment, in: size, offered: size)
    }
}
