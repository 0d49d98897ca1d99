// Square matrices of columns.

/// A matrix of 2 columns.
public struct simd_double2x2: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD2<Double>, SIMD2<Double>)
    /// Zeros.
    public init() { columns = (.zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD2<Double>, SIMD2<Double>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ col0: SIMD2<Double>, _ col1: SIMD2<Double>) { columns = (col0, col1) }
    /// A matrix of 2 columns.
    public init(_ columns: [SIMD2<Double>]) { self.columns = (columns[0], columns[1]) }
    /// A matrix of 2 rows.
    public init(rows: [SIMD2<Double>]) { self = Self(rows).transpose }
    /// A number on the diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD2<Double>(repeating: scalar)) }
    /// Numbers on the diagonal.
    public init(diagonal: SIMD2<Double>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }
    /// A column.
    public subscript(column: Int) -> SIMD2<Double> {
        get {
            switch column {
            case 0: columns.0
            default: columns.1
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            default: columns.1 = newValue
            }
        }
    }
    /// A number.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    /// Rows as columns.
    public var transpose: Self {
        var result = Self()
        for row in 0..<2 { for column in 0..<2 { result[row, column] = self[column, row] } }
        return result
    }
    /// The factor by which it changes areas or volumes.
    public var determinant: Double { Elimination.determinant(rows) }
    /// The matrix that undoes it; not numbers where there is none.
    public var inverse: Self {
        let inverse = Elimination.inverse(rows)
        var result = Self()
        for row in 0..<2 { for column in 0..<2 { result[column, row] = inverse[row][column] } }
        return result
    }
    private var rows: [[Double]] { (0..<2).map { row in (0..<2).map { self[$0, row] } } }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<2).allSatisfy { lhs[$0] == rhs[$0] } }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self((0..<2).map { lhs[$0] + rhs[$0] }) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self((0..<2).map { lhs[$0] - rhs[$0] }) }
    /// What the matrix makes of a vector.
    public static func * (lhs: Self, rhs: SIMD2<Double>) -> SIMD2<Double> {
        var sum = SIMD2<Double>.zero
        for index in 0..<2 { sum += lhs[index] * rhs[index] }
        return sum
    }
    /// One after the other, `rhs` first.
    public static func * (lhs: Self, rhs: Self) -> Self { Self((0..<2).map { lhs * rhs[$0] }) }
    /// One after the other, `rhs` first.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Each number times another.
    public static func * (lhs: Double, rhs: Self) -> Self { Self((0..<2).map { rhs[$0] * lhs }) }
}
/// A matrix of 2 columns.
public typealias double2x2 = simd_double2x2
/// The matrix that changes nothing.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// What a matrix makes of a vector.
public func simd_mul(_ x: simd_double2x2, _ y: SIMD2<Double>) -> SIMD2<Double> { x * y }
/// One after the other, `y` first.
public func simd_mul(_ x: simd_double2x2, _ y: simd_double2x2) -> simd_double2x2 { x * y }
/// The matrix that undoes another.
public func simd_inverse(_ x: simd_double2x2) -> simd_double2x2 { x.inverse }
/// Rows as columns.
public func simd_transpose(_ x: simd_double2x2) -> simd_double2x2 { x.transpose }

/// A matrix of 3 columns.
public struct simd_double3x3: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
    /// Zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ col0: SIMD3<Double>, _ col1: SIMD3<Double>, _ col2: SIMD3<Double>) { columns = (col0, col1, col2) }
    /// A matrix of 3 columns.
    public init(_ columns: [SIMD3<Double>]) { self.columns = (columns[0], columns[1], columns[2]) }
    /// A matrix of 3 rows.
    public init(rows: [SIMD3<Double>]) { self = Self(rows).transpose }
    /// A number on the diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD3<Double>(repeating: scalar)) }
    /// Numbers on the diagonal.
    public init(diagonal: SIMD3<Double>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }
    /// A column.
    public subscript(column: Int) -> SIMD3<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }
    /// A number.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    /// Rows as columns.
    public var transpose: Self {
        var result = Self()
        for row in 0..<3 { for column in 0..<3 { result[row, column] = self[column, row] } }
        return result
    }
    /// The factor by which it changes areas or volumes.
    public var determinant: Double { Elimination.determinant(rows) }
    /// The matrix that undoes it; not numbers where there is none.
    public var inverse: Self {
        let inverse = Elimination.inverse(rows)
        var result = Self()
        for row in 0..<3 { for column in 0..<3 { result[column, row] = inverse[row][column] } }
        return result
    }
    private var rows: [[Double]] { (0..<3).map { row in (0..<3).map { self[$0, row] } } }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<3).allSatisfy { lhs[$0] == rhs[$0] } }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self((0..<3).map { lhs[$0] + rhs[$0] }) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self((0..<3).map { lhs[$0] - rhs[$0] }) }
    /// What the matrix makes of a vector.
    public static func * (lhs: Self, rhs: SIMD3<Double>) -> SIMD3<Double> {
        var sum = SIMD3<Double>.zero
        for index in 0..<3 { sum += lhs[index] * rhs[index] }
        return sum
    }
    /// One after the other, `rhs` first.
    public static func * (lhs: Self, rhs: Self) -> Self { Self((0..<3).map { lhs * rhs[$0] }) }
    /// One after the other, `rhs` first.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Each number times another.
    public static func * (lhs: Double, rhs: Self) -> Self { Self((0..<3).map { rhs[$0] * lhs }) }
}
/// A matrix of 3 columns.
public typealias double3x3 = simd_double3x3
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// What a matrix makes of a vector.
public func simd_mul(_ x: simd_double3x3, _ y: SIMD3<Double>) -> SIMD3<Double> { x * y }
/// One after the other, `y` first.
public func simd_mul(_ x: simd_double3x3, _ y: simd_double3x3) -> simd_double3x3 { x * y }
/// The matrix that undoes another.
public func simd_inverse(_ x: simd_double3x3) -> simd_double3x3 { x.inverse }
/// Rows as columns.
public func simd_transpose(_ x: simd_double3x3) -> simd_double3x3 { x.transpose }

/// A matrix of 4 columns.
public struct simd_double4x4: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
    /// Zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ col0: SIMD4<Double>, _ col1: SIMD4<Double>, _ col2: SIMD4<Double>, _ col3: SIMD4<Double>) {
        columns = (col0, col1, col2, col3)
    }
    /// A matrix of 4 columns.
    public init(_ columns: [SIMD4<Double>]) { self.columns = (columns[0], columns[1], columns[2], columns[3]) }
    /// A matrix of 4 rows.
    public init(rows: [SIMD4<Double>]) { self = Self(rows).transpose }
    /// A number on the diagonal.
    public init(_ scalar: Double) { self.init(diagonal: SIMD4<Double>(repeating: scalar)) }
    /// Numbers on the diagonal.
    public init(diagonal: SIMD4<Double>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }
    /// A column.
    public subscript(column: Int) -> SIMD4<Double> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }
    /// A number.
    public subscript(column: Int, row: Int) -> Double {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }
    /// Rows as columns.
    public var transpose: Self {
        var result = Self()
        for row in 0..<4 { for column in 0..<4 { result[row, column] = self[column, row] } }
        return result
    }
    /// The factor by which it changes areas or volumes.
    public var determinant: Double { Elimination.determinant(rows) }
    /// The matrix that undoes it; not numbers where there is none.
    public var inverse: Self {
        let inverse = Elimination.inverse(rows)
        var result = Self()
        for row in 0..<4 { for column in 0..<4 { result[column, row] = inverse[row][column] } }
        return result
    }
    private var rows: [[Double]] { (0..<4).map { row in (0..<4).map { self[$0, row] } } }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<4).allSatisfy { lhs[$0] == rhs[$0] } }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self((0..<4).map { lhs[$0] + rhs[$0] }) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self((0..<4).map { lhs[$0] - rhs[$0] }) }
    /// What the matrix makes of a vector.
    public static func * (lhs: Self, rhs: SIMD4<Double>) -> SIMD4<Double> {
        var sum = SIMD4<Double>.zero
        for index in 0..<4 { sum += lhs[index] * rhs[index] }
        return sum
    }
    /// One after the other, `rhs` first.
    public static func * (lhs: Self, rhs: Self) -> Self { Self((0..<4).map { lhs * rhs[$0] }) }
    /// One after the other, `rhs` first.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Each number times another.
    public static func * (lhs: Double, rhs: Self) -> Self { Self((0..<4).map { rhs[$0] * lhs }) }
}
/// A matrix of 4 columns.
public typealias double4x4 = simd_double4x4
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)
/// What a matrix makes of a vector.
public func simd_mul(_ x: simd_double4x4, _ y: SIMD4<Double>) -> SIMD4<Double> { x * y }
/// One after the other, `y` first.
public func simd_mul(_ x: simd_double4x4, _ y: simd_double4x4) -> simd_double4x4 { x * y }
/// The matrix that undoes another.
public func simd_inverse(_ x: simd_double4x4) -> simd_double4x4 { x.inverse }
/// Rows as columns.
public func simd_transpose(_ x: simd_double4x4) -> simd_double4x4 { x.transpose }
/// Numbers in 2 columns.
public typealias matrix_double2x2 = simd_double2x2
/// Numbers in 3 columns.
public typealias matrix_double3x3 = simd_double3x3
/// Numbers in 4 columns.
public typealias matrix_double4x4 = simd_double4x4
