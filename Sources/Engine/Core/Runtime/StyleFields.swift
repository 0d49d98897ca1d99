/// A value that is no view, such as a style, whose dynamic properties are installed like those of the view that stores
/// it.
package struct StyleFields<Style>: DynamicProperty {
    package var style: Style
    package init(_ style: Style) { self.style = style }
}

/// A dynamic property whose dynamic properties are those of the one value stored in it.
protocol PropertyCarrier: DynamicProperty {
    static var carried: Any.Type { get }
}

extension StyleFields: PropertyCarrier {
    static var carried: Any.Type { Style.self }
}
