/// Finds what is repeated in the filtered rows of a picture, and writes rows as literals and matches of DEFLATE.
///
/// Matches begin and end between pixels. Considered are the pixel before (a run), the same place in the last row of the
/// same filter, the place that the last match continues at, and places where the same two pixels began a run, of which
/// the last few are kept. The match that covers the most pixels for its bits is written.
struct PixelMatcher: ~Copyable {
    /// How much is searched.
    enum Search {
        /// Runs and the row above: for filtered rows.
        case runs
        /// One place for each two pixels.
        case fast
        /// Four places for each two pixels, one for each pixel, also of those inside of matches.
        case thorough
    }

    private struct Match {
        /// In pixels; 0 is none.
        var count = 0
        /// In bytes; 0 is a literal and a run of the same byte.
        var distance = 0
        /// About the bits that it saves.
        var gain = 0
    }

    private let width: Int, pixelBytes: Int
    /// The bytes of a row with its filter.
    private let stride: Int
    /// The most pixels of one match.
    private let maxPixels: Int
    /// The filtered pixels of each row that is in reach; nil for rows that equal the row above.
    let rows: UnsafeMutablePointer<UnsafePointer<UInt32>?>
    /// The long runs of the last row, whose checksum is known without its bytes: column and length of each.
    let longRuns: UnsafeMutablePointer<(start: Int32, count: Int32)>
    private(set) var longRunCount = 0
    private let places: UnsafeMutablePointer<UInt32>
    private let singles: UnsafeMutablePointer<UInt32>
    /// The last match: so many rows and columns back.
    private var lastRows = 0, lastColumns = 0

    private static let hashBits: UInt64 = 11
    private static let placeCount = 4
    private static let noPlace = UInt32.max
    /// A match of so many pixels is taken at once.
    private static let enough = 60

    init(width: Int, height: Int, pixelBytes: Int) {
        self.width = width
        self.pixelBytes = pixelBytes
        stride = width * pixelBytes + 1
        maxPixels = DeflateStream.maxLength / pixelBytes
        rows = .allocate(capacity: height)
        rows.initialize(repeating: nil, count: height)
        longRuns = .allocate(capacity: width / Self.enough + 1)
        places = .allocate(capacity: Self.placeCount << Self.hashBits)
        places.initialize(repeating: Self.noPlace, count: Self.placeCount << Self.hashBits)
        singles = .allocate(capacity: 1 << Self.hashBits)
        singles.initialize(repeating: Self.noPlace, count: 1 << Self.hashBits)
    }

    deinit {
        rows.deallocate()
        longRuns.deallocate()
        places.deallocate()
        singles.deallocate()
    }

    /// Writes row `y`, whose filtered pixels are in `rows`. `above` is the last row of the same filter. Returns about
    /// the number of bits. Constants for `search` and `isColor` make a copy of the loop for each case.
    @inline(__always)
    mutating func write(_ y: Int, _ filter: PNGFilter, _ above: Int?, _ search: Search, isColor: Bool,
                        _ next: inout UnsafeMutablePointer<UInt32>) -> Int {
        let row = rows[y]!, width = width, pixelBytes = isColor ? 3 : 4
        var aboveRow: UnsafePointer<UInt32>?, aboveDistance = 0
        if let above {
            aboveDistance = (y - above) &* stride
            if aboveDistance <= DeflateStream.maxDistance { aboveRow = rows[above] }
        }
        let aboveCost = Self.extraBits(aboveDistance), aboveLimit = isColor ? 86 : 64
        var out = next, bits = 0, x = 0
        longRunCount = 0
        out.pointee = UInt32(filter.rawValue)
        out += 1
        while x < width {
            let value = row[x], rest = width &- x
            // Whether all bytes of the pixel are equal, so that a run is one of bytes.
            let isPlain = isColor ? (value ^ value &>> 8) & 0xffff == 0 : value == value &<< 8 | value &>> 24
            let startsRun = x == 0 || row[x &- 1] != value
            var match = Match()
            if !startsRun {
                match.count = Self.run(row + x, value, rest)
                match.distance = isPlain ? 1 : pixelBytes
                match.gain = match.count &* 8
            } else if isPlain, rest > 1, row[x &+ 1] == value {
                match.count = 1 &+ Self.run(row + (x &+ 1), value, rest &- 1)
                match.gain = match.count &* 8 &- 8
            }
            let isDecided = search == .fast && !startsRun || match.count >= Self.enough
            if let aboveRow, !isDecided, aboveRow[x] == value {
                let count = Self.equal(row + x, aboveRow + x, min(rest, aboveLimit)), gain = count &* 8 &- aboveCost
                if gain > match.gain { match = Match(count: count, distance: aboveDistance, gain: gain) }
            }
            if search == .thorough {
                if match.count < Self.enough { tryLast(&match, row, x, y, value) }
                findPlaces(&match, row, x, y, value, startsRun, Self.placeCount)
                if startsRun { findSingle(&match, x, y, value, Self.literalBits(value, .none, isColor: isColor)) }
            } else if search == .fast {
                // Letters of one colour on another are looked up in runs and in the row above only.
                if !isPlain, match.count < 2 { tryLast(&match, row, x, y, value) }
                if startsRun, !isPlain, match.count < 2 { findPlaces(&match, row, x, y, value, startsRun, 1) }
            }
            if match.count == 0 {
                out.pointee = DeflateStream.three(value)
                out += 1
                if search != .fast { bits &+= Self.literalBits(value, filter, isColor: isColor) }
                if !isColor {
                    out.pointee = value &>> 24
                    out += 1
                }
                x &+= 1
                continue
            }
            if search != .fast {
                bits &+= 8 &+ Self.extraBits(match.distance)
            } else if match.count >= Self.enough, match.distance <= 4 {
                longRuns[longRunCount] = (Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: match.count))
                longRunCount &+= 1
            }
            if match.distance == 0 {
                out.pointee = value & 0xff
                out += 1
                DeflateStream.append(match.count &* pixelBytes &- 1, distance: 1, to: &out)
            } else {
                DeflateStream.append(match.count &* pixelBytes, distance: match.distance, to: &out)
                let end = x &+ match.count
                if search == .thorough, match.distance <= 4, end < width {
                    keep(places + (Self.hash(value, row[end]) &* Self.placeCount), end &- 1, y, Self.placeCount)
                }
                if search == .thorough, match.distance > 4, match.count <= Self.enough {
                    keepInside(row, y, x &+ 1, min(x &+ match.count, width &- 1))
                }
            }
            x &+= match.count
        }
        next = out
        return bits
    }

    // MARK: places

    @inline(__always)
    private func distance(_ rows: Int, _ columns: Int) -> Int { rows &* stride &+ columns &* pixelBytes }

    /// Takes the place that is as far away as the last match was, if that is better.
    @inline(__always)
    private func tryLast(_ match: inout Match, _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int, _ value: UInt32) {
        let column = x &- lastColumns, from = y &- lastRows, away = distance(lastRows, lastColumns)
        guard away > 0, column >= 0, column < width, from >= 0, let source = rows[from], source[column] == value else {
            return
        }
        let count = Self.equal(row + x, source + column, min(width &- max(x, column), maxPixels))
        let gain = count &* 8 &- Self.extraBits(away) &+ 2
        if gain > match.gain { match = Match(count: count, distance: away, gain: gain) }
    }

    /// Takes the best of the places kept of this pixel and the next, and keeps this one.
    @inline(__always)
    private mutating func findPlaces(_ match: inout Match, _ row: UnsafePointer<UInt32>, _ x: Int, _ y: Int,
                                     _ value: UInt32, _ startsRun: Bool, _ placeCount: Int) {
        if x &+ 1 >= width || (match.count >= Self.enough && !startsRun) { return }
        let second = row[x &+ 1], key = Self.hash(value, second), bucket = places + (key &* placeCount)
        if match.count < Self.enough {
            var index = 0
            while index < placeCount {
                let place = bucket[index]
                let rowsBack = y &- Int(place &>> 16), column = Int(place & 0xffff)
                let away = distance(rowsBack, x &- column)
                if place == Self.noPlace || away > DeflateStream.maxDistance { break }
                index &+= 1
                guard away > 0, let source = rows[y &- rowsBack], source[column] == value,
                      source[column &+ 1] == second else { continue }
                let count = Self.equal(row + x, source + column, min(width &- max(x, column), maxPixels))
                let gain = count &* 8 &- Self.extraBits(away)
                if gain > match.gain {
                    match = Match(count: count, distance: away, gain: gain)
                    lastRows = rowsBack
                    lastColumns = x &- column
                }
            }
        }
        if startsRun { keep(bucket, x, y, placeCount) }
    }

    /// Takes the last place of the pixel if there is no other match, and keeps this one.
    @inline(__always)
    private func findSingle(_ match: inout Match, _ x: Int, _ y: Int, _ value: UInt32, _ bits: Int) {
        let key = Self.hash(value), place = singles[key]
        singles[key] = UInt32(truncatingIfNeeded: y &<< 16 | x)
        if match.count > 0 || place == Self.noPlace { return }
        let from = Int(place &>> 16), column = Int(place & 0xffff), away = distance(y &- from, x &- column)
        if away > 0, away <= DeflateStream.maxDistance, 6 &+ Self.extraBits(away) < bits, let source = rows[from],
           source[column] == value {
            match = Match(count: 1, distance: away, gain: 0)
        }
    }

    @inline(__always)
    private func keep(_ bucket: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ placeCount: Int) {
        if placeCount > 1 {
            bucket[3] = bucket[2]
            bucket[2] = bucket[1]
            bucket[1] = bucket[0]
        }
        bucket[0] = UInt32(truncatingIfNeeded: y &<< 16 | x)
    }

    /// Keeps where runs begin and end between two columns.
    private func keepInside(_ row: UnsafePointer<UInt32>, _ y: Int, _ start: Int, _ end: Int) {
        var x = start
        while x < end {
            if row[x] != row[x &- 1] || row[x] != row[x &+ 1] {
                keep(places + (Self.hash(row[x], row[x &+ 1]) &* Self.placeCount), x, y, Self.placeCount)
                singles[Self.hash(row[x])] = UInt32(truncatingIfNeeded: y &<< 16 | x)
            }
            x &+= 1
        }
    }

    @inline(__always) private static func hash(_ a: UInt32, _ b: UInt32) -> Int {
        Int(((UInt64(a) << 32 | UInt64(b)) &* 0x9e37_79b9_7f4a_7c15) &>> (64 - hashBits))
    }

    @inline(__always) private static func hash(_ a: UInt32) -> Int {
        Int((a &* 0x9e37_79b1) &>> (32 - UInt32(hashBits)))
    }

    // MARK: costs

    /// The bits that are written as they are after the code of a distance.
    @inline(__always) private static func extraBits(_ distance: Int) -> Int {
        distance <= 4 ? 0 : 62 &- (distance &- 1).leadingZeroBitCount
    }

    /// About the bits of a pixel that is written as it is. Of filtered bytes most are small, of either sign; of others
    /// the least and the greatest value are frequent.
    @inline(__always) private static func literalBits(_ value: UInt32, _ filter: PNGFilter, isColor: Bool) -> Int {
        var bits = 0, rest = value, count = isColor ? 3 : 4
        while count > 0 {
            if filter.rawValue == 0 {
                bits &+= (rest &+ 1) & 0xff <= 1 ? 3 : 7
            } else {
                let size = Int8(truncatingIfNeeded: rest).magnitude
                bits &+= size == 0 ? 2 : min(7, 11 &- size.leadingZeroBitCount)
            }
            rest &>>= 8
            count &-= 1
        }
        return bits
    }

    // MARK: comparison

    @inline(__always) private static func pair(_ pixels: UnsafePointer<UInt32>, _ index: Int) -> UInt64 {
        UnsafeRawPointer(pixels + index).loadUnaligned(as: UInt64.self)
    }

    /// The number of pixels that are equal at both places.
    @inline(__always)
    private static func equal(_ a: UnsafePointer<UInt32>, _ b: UnsafePointer<UInt32>, _ limit: Int) -> Int {
        var index = 0
        while index &+ 2 <= limit {
            let difference = pair(a, index) ^ pair(b, index)
            if difference != 0 { return index &+ (a[index] == b[index] ? 1 : 0) }
            index &+= 2
        }
        return index < limit && a[index] == b[index] ? index &+ 1 : index
    }

    /// The number of pixels that are `value`.
    @inline(__always)
    private static func run(_ a: UnsafePointer<UInt32>, _ value: UInt32, _ limit: Int) -> Int {
        let twice = UInt64(value) << 32 | UInt64(value)
        var index = 0
        while index &+ 8 <= limit,
              (pair(a, index) ^ twice) | (pair(a, index &+ 2) ^ twice)
                | (pair(a, index &+ 4) ^ twice) | (pair(a, index &+ 6) ^ twice) == 0 { index &+= 8 }
        while index < limit, a[index] == value { index &+= 1 }
        return index
    }
}
