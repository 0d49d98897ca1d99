// Square matrices of columns.

/// A matrix of 2 columns.
public struct simd_float2x2: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD2<Float>, SIMD2<Float>)
    /// Zeros.
    public init() { columns = (.zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD2<Float>, SIMD2<Float>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ col0: SIMD2<Float>, _ col1: SIMD2<Float>) { columns = (col0, col1) }
    /// A matrix of 2 columns.
    public init(_ columns: [SIMD2<Float>]) { self.columns = (columns[0], columns[1]) }
    /// A matrix of 2 rows.
    public init(rows: [SIMD2<Float>]) { self = Self(rows).transpose }
    /// A number on the diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD2<Float>(repeating: scalar)) }
    /// Numbers on the diagonal.
    public init(diagonal: SIMD2<Float>) {
        self.init()
        for index in 0..<2 { self[index, index] = diagonal[index] }
    }
    /// A column.
    public subscript(column: Int) -> SIMD2<Float> {
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
    public subscript(column: Int, row: Int) -> Float {
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
    public var determinant: Float { Elimination.determinant(rows) }
    /// The matrix that undoes it; not numbers where there is none.
    public var inverse: Self {
        let inverse = Elimination.inverse(rows)
        var result = Self()
        for row in 0..<2 { for column in 0..<2 { result[column, row] = inverse[row][column] } }
        return result
    }
    private var rows: [[Float]] { (0..<2).map { row in (0..<2).map { self[$0, row] } } }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<2).allSatisfy { lhs[$0] == rhs[$0] } }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self((0..<2).map { lhs[$0] + rhs[$0] }) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self((0..<2).map { lhs[$0] - rhs[$0] }) }
    /// What the matrix makes of a vector.
    public static func * (lhs: Self, rhs: SIMD2<Float>) -> SIMD2<Float> {
        var sum = SIMD2<Float>.zero
        for index in 0..<2 { sum += lhs[index] * rhs[index] }
        return sum
    }
    /// One after the other, `rhs` first.
    public static func * (lhs: Self, rhs: Self) -> Self { Self((0..<2).map { lhs * rhs[$0] }) }
    /// One after the other, `rhs` first.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Each number times another.
    public static func * (lhs: Float, rhs: Self) -> Self { Self((0..<2).map { rhs[$0] * lhs }) }
}
/// A matrix of 2 columns.
public typealias float2x2 = simd_float2x2
/// The matrix that changes nothing.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// What a matrix makes of a vector.
public func simd_mul(_ x: simd_float2x2, _ y: SIMD2<Float>) -> SIMD2<Float> { x * y }
/// One after the other, `y` first.
public func simd_mul(_ x: simd_float2x2, _ y: simd_float2x2) -> simd_float2x2 { x * y }
/// The matrix that undoes another.
public func simd_inverse(_ x: simd_float2x2) -> simd_float2x2 { x.inverse }
/// Rows as columns.
public func simd_transpose(_ x: simd_float2x2) -> simd_float2x2 { x.transpose }

/// A matrix of 3 columns.
public struct simd_float3x3: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
    /// Zeros.
    public init() { columns = (.zero, .zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ col0: SIMD3<Float>, _ col1: SIMD3<Float>, _ col2: SIMD3<Float>) { columns = (col0, col1, col2) }
    /// A matrix of 3 columns.
    public init(_ columns: [SIMD3<Float>]) { self.columns = (columns[0], columns[1], columns[2]) }
    /// A matrix of 3 rows.
    public init(rows: [SIMD3<Float>]) { self = Self(rows).transpose }
    /// A number on the diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD3<Float>(repeating: scalar)) }
    /// Numbers on the diagonal.
    public init(diagonal: SIMD3<Float>) {
        self.init()
        for index in 0..<3 { self[index, index] = diagonal[index] }
    }
    /// A column.
    public subscript(column: Int) -> SIMD3<Float> {
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
    public subscript(column: Int, row: Int) -> Float {
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
    public var determinant: Float { Elimination.determinant(rows) }
    /// The matrix that undoes it; not numbers where there is none.
    public var inverse: Self {
        let inverse = Elimination.inverse(rows)
        var result = Self()
        for row in 0..<3 { for column in 0..<3 { result[column, row] = inverse[row][column] } }
        return result
    }
    private var rows: [[Float]] { (0..<3).map { row in (0..<3).map { self[$0, row] } } }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<3).allSatisfy { lhs[$0] == rhs[$0] } }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self((0..<3).map { lhs[$0] + rhs[$0] }) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self((0..<3).map { lhs[$0] - rhs[$0] }) }
    /// What the matrix makes of a vector.
    public static func * (lhs: Self, rhs: SIMD3<Float>) -> SIMD3<Float> {
        var sum = SIMD3<Float>.zero
        for index in 0..<3 { sum += lhs[index] * rhs[index] }
        return sum
    }
    /// One after the other, `rhs` first.
    public static func * (lhs: Self, rhs: Self) -> Self { Self((0..<3).map { lhs * rhs[$0] }) }
    /// One after the other, `rhs` first.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Each number times another.
    public static func * (lhs: Float, rhs: Self) -> Self { Self((0..<3).map { rhs[$0] * lhs }) }
}
/// A matrix of 3 columns.
public typealias float3x3 = simd_float3x3
/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// What a matrix makes of a vector.
public func simd_mul(_ x: simd_float3x3, _ y: SIMD3<Float>) -> SIMD3<Float> { x * y }
/// One after the other, `y` first.
public func simd_mul(_ x: simd_float3x3, _ y: simd_float3x3) -> simd_float3x3 { x * y }
/// The matrix that undoes another.
public func simd_inverse(_ x: simd_float3x3) -> simd_float3x3 { x.inverse }
/// Rows as columns.
public func simd_transpose(_ x: simd_float3x3) -> simd_float3x3 { x.transpose }

/// A matrix of 4 columns.
public struct simd_float4x4: Equatable, Sendable {
    /// The columns.
    public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
    /// Zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }
    /// A matrix of its columns.
    public init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) { self.columns = columns }
    /// A matrix of its columns.
    public init(_ col0: SIMD4<Float>, _ col1: SIMD4<Float>, _ col2: SIMD4<Float>, _ col3: SIMD4<Float>) {
        columns = (col0, col1, col2, col3)
    }
    /// A matrix of 4 columns.
    public init(_ columns: [SIMD4<Float>]) { self.columns = (columns[0], columns[1], columns[2], columns[3]) }
    /// A matrix of 4 rows.
    public init(rows: [SIMD4<Float>]) { self = Self(rows).transpose }
    /// A number on the diagonal.
    public init(_ scalar: Float) { self.init(diagonal: SIMD4<Float>(repeating: scalar)) }
    /// Numbers on the diagonal.
    public init(diagonal: SIMD4<Float>) {
        self.init()
        for index in 0..<4 { self[index, index] = diagonal[index] }
    }
    /// A column.
    public subscript(column: Int) -> SIMD4<Float> {
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
    public subscript(column: Int, row: Int) -> Float {
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
    public var determinant: Float { Elimination.determinant(rows) }
    /// The matrix that undoes it; not numbers where there is none.
    public var inverse: Self {
        let inverse = Elimination.inverse(rows)
        var result = Self()
        for row in 0..<4 { for column in 0..<4 { result[column, row] = inverse[row][column] } }
        return result
    }
    private var rows: [[Float]] { (0..<4).map { row in (0..<4).map { self[$0, row] } } }
    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<4).allSatisfy { lhs[$0] == rhs[$0] } }
    /// The sum.
    public static func + (lhs: Self, rhs: Self) -> Self { Self((0..<4).map { lhs[$0] + rhs[$0] }) }
    /// The difference.
    public static func - (lhs: Self, rhs: Self) -> Self { Self((0..<4).map { lhs[$0] - rhs[$0] }) }
    /// What the matrix makes of a vector.
    public static func * (lhs: Self, rhs: SIMD4<Float>) -> SIMD4<Float> {
        var sum = SIMD4<Float>.zero
        for index in 0..<4 { sum += lhs[index] * rhs[index] }
        return sum
    }
    /// One after the other, `rhs` first.
    public static func * (lhs: Self, rhs: Self) -> Self { Self((0..<4).map { lhs * rhs[$0] }) }
    /// One after the other, `rhs` first.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
    /// Each number times another.
    public static func * (lhs: Float, rhs: Self) -> Self { Self((0..<4).map { rhs[$0] * lhs }) }
}
/// A matrix of 4 columns.
public typealias float4x4 = simd_float4x4
/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// What a matrix makes of a vector.
public func simd_mul(_ x: simd_float4x4, _ y: SIMD4<Float>) -> SIMD4<Float> { x * y }
/// One after the other, `y` first.
public func simd_mul(_ x: simd_float4x4, _ y: simd_float4x4) -> simd_float4x4 { x * y }
/// The matrix that undoes another.
public func simd_inverse(_ x: simd_float4x4) -> simd_float4x4 { x.inverse }
/// Rows as columns.
public func simd_transpose(_ x: simd_float4x4) -> simd_float4x4 { x.transpose }
/// Numbers in 2 columns.
public typealias matrix_float2x2 = simd_float2x2
/// Numbers in 3 columns.
public typealias matrix_float3x3 = simd_float3x3
/// Numbers in 4 columns.
public typealias matrix_float4x4 = simd_float4x4
