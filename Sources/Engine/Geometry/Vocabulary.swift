/// The direction in which a language is read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// The leading edge is the left one.
    case leftToRight
    /// The leading edge is the right one.
    case rightToLeft
}

/// How content of a given proportion meets a space of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as possible within the space.
    case fit
    /// As small as possible while it covers the space.
    case fill
}

/// The shape of the corners of a rounded rectangle.
public enum RoundedCornerStyle: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// Curves whose curvature changes without a jump where they leave the sides.
    case continuous
}
