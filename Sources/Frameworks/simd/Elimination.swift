/// Gaussian elimination with partial pivoting, on matrices given by their rows.
enum Elimination {
    /// The determinant; 0 for a singular matrix.
    static func determinant<T: FloatingPoint>(_ rows: [[T]]) -> T {
        var rows = rows, result: T = 1
        for column in rows.indices {
            let pivot = (column..<rows.count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
            if rows[pivot][column] == 0 { return 0 }
            if pivot != column {
                rows.swapAt(pivot, column)
                result = -result
            }
            result *= rows[column][column]
            for row in column + 1..<max(column + 1, rows.count) {
                let factor = rows[row][column] / rows[column][column]
                for index in column..<rows.count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return result
    }
    /// The inverse; its elements are infinite or NaN for a singular matrix, as with Apple's `simd_inverse`.
    static func inverse<T: FloatingPoint>(_ rows: [[T]]) -> [[T]] {
        let count = rows.count
        var rows = rows.enumerated().map { entry in entry.element + (0..<count).map { $0 == entry.offset ? 1 : 0 } }
        for column in 0..<count {
            let pivot = (column..<count).max { abs(rows[$0][column]) < abs(rows[$1][column]) } ?? column
            rows.swapAt(pivot, column)
            let divisor = rows[column][column]
            rows[column] = rows[column].map { $0 / divisor }
            for row in 0..<count where row != column {
                let factor = rows[row][column]
                for index in 0..<2 * count { rows[row][index] -= factor * rows[column][index] }
            }
        }
        return rows.map { Array($0[count...]) }
    }
}
