/// A value that is no view but whose dynamic properties are kept like those of the view it is stored in: a style.
package struct StyleFields<Style>: DynamicProperty {
    package var style: Style
    package init(_ style: Style) { self.style = style }
}

/// A dynamic property that stands for the fields of the one value stored in it.
protocol PropertyCarrier: DynamicProperty {
    static var carried: Any.Type { get }
}

extension StyleFields: PropertyCarrier {
    static var carried: Any.Type { Style.self }
}
