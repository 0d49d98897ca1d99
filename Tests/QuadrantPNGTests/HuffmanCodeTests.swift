import Testing
@testable import QuadrantPNG

@Suite("Huffman codes")
struct HuffmanCodeTests {
    /// The example of RFC 1951, 3.2.2: lengths (3, 3, 3, 3, 3, 2, 4, 4) have the codes 010, 011, 100, 101, 110, 00,
    /// 1110 and 1111; here with the first bit lowest.
    @Test func codesAreThoseOfTheSpecification() {
        let code = HuffmanCode(frequencies: [4, 4, 4, 4, 4, 8, 2, 2], limit: 15)
        #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
        #expect(code.codes == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
    }

    /// 1, 2, 4, 8, …: the code of each is one bit longer than that of the next, up to the limit.
    @Test(arguments: [7, 9, 15])
    func lengthsKeepToTheLimit(limit: Int) {
        let code = HuffmanCode(frequencies: (0..<19).map { 1 << $0 }, limit: limit)
        #expect(code.lengths.max() == UInt8(limit))
        #expect(sum(code.lengths, limit) == 1 << limit)
        #expect(zip(code.lengths, code.lengths.dropFirst()).allSatisfy { $0 >= $1 })
    }

    /// A decoder rejects codes that are incomplete or ambiguous: the sum of 2^-length is 1.
    @Test func codesAreComplete() {
        var state: UInt32 = 1
        for count in [2, 3, 19, 30, 286] {
            for _ in 0..<20 {
                let frequencies = (0..<count).map { _ -> UInt32 in
                    state = state &* 1_664_525 &+ 1_013_904_223
                    return state >> 30 == 0 ? 0 : (state >> 8) >> (state >> 27)
                }
                let code = HuffmanCode(frequencies: frequencies, limit: 15)
                #expect(sum(code.lengths, 15) == 1 << 15)
                let used = frequencies.filter { $0 > 0 }.count
                #expect(code.lengths.filter { $0 > 0 }.count == max(used, 2))
            }
        }
    }

    /// Where nothing or one symbol occurs, there are two codes of one bit.
    @Test func codeHasTwoSymbolsAtLeast() {
        #expect(HuffmanCode(frequencies: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
        #expect(HuffmanCode(frequencies: [0, 0, 5], limit: 15).lengths == [1, 0, 1])
    }

    private func sum(_ lengths: [UInt8], _ limit: Int) -> Int {
        lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (limit - Int($1)) }
    }
}
