/// The views and modifiers that explanations, advice and audits tell from others. The raw value is the name of the node
/// in the layout tree.
package enum LayoutElement: String, Sendable {
    case hStack = "HStack", vStack = "VStack", zStack = "ZStack"
    case lazyHStack = "LazyHStack", lazyVStack = "LazyVStack", lazyHGrid = "LazyHGrid", lazyVGrid = "LazyVGrid"
    case geometryReader = "GeometryReader", scrollView = "ScrollView"
    /// What a container of one view contains, such as a scroll view or a screen.
    case content
    /// A background or an overlay.
    case secondary
    /// A row of a list.
    case row
    case text = "Text", image = "Image", color = "Color", spacer = "Spacer", divider = "Divider"
    case sliderTrack = "SliderTrack"

    case padding, frame, aspectRatio, fixedSize, offset, position, background, alignmentGuide, ignoresSafeArea, hidden
    case coordinateSpace, rotationEffect, rotation3DEffect, transformEffect, gesture, contentShape
    /// By which the framework draws transitions.
    case appearanceEffect = "AppearanceEffect"
}
