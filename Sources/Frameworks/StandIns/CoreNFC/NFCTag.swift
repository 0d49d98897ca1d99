public import Foundation

/// Whether messages can be read and written.
public enum NFCNDEFStatus: UInt, Sendable { case notSupported = 1, readWrite, readOnly }

/// A tag with a message. There is none here: these are the tags that a program's own types can be.
public protocol NFCNDEFTag: NSObjectProtocol {
    /// Whether it is there.
    var isAvailable: Bool { get }
    /// Asks whether there are messages, and for how many bytes there is room.
    func queryNDEFStatus(completionHandler: @escaping (NFCNDEFStatus, Int, (any Error)?) -> Void)
    /// Reads the message.
    func readNDEF(completionHandler: @escaping (NFCNDEFMessage?, (any Error)?) -> Void)
    /// Writes a message.
    func writeNDEF(_ ndefMessage: NFCNDEFMessage, completionHandler: @escaping ((any Error)?) -> Void)
    /// Makes it read-only.
    func writeLock(completionHandler: @escaping ((any Error)?) -> Void)
}
/// The flags of a request to a tag of ISO 15693.
public struct NFCISO15693RequestFlag: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let dualSubCarriers = NFCISO15693RequestFlag(rawValue: 0x01)
    public static let highDataRate = NFCISO15693RequestFlag(rawValue: 0x02)
    public static let protocolExtension = NFCISO15693RequestFlag(rawValue: 0x08)
    public static let select = NFCISO15693RequestFlag(rawValue: 0x10)
    public static let address = NFCISO15693RequestFlag(rawValue: 0x20)
    public static let option = NFCISO15693RequestFlag(rawValue: 0x40)
}
/// A tag of ISO 15693.
public protocol NFCISO15693Tag: NFCNDEFTag {
    /// The eight bytes that tell it from others.
    var identifier: Data { get }
    /// The number of its maker.
    var icManufacturerCode: Int { get }
    /// The bytes that its maker gave it.
    var icSerialNumber: Data { get }
    /// Sends a command of its maker.
    func customCommand(requestFlags flags: NFCISO15693RequestFlag, customCommandCode: Int,
                       customRequestParameters: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
    /// Reads a block.
    func readSingleBlock(requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8,
                         completionHandler: @escaping (Data, (any Error)?) -> Void)
    /// Writes a block.
    func writeSingleBlock(requestFlags flags: NFCISO15693RequestFlag, blockNumber: UInt8, dataBlock: Data,
                          completionHandler: @escaping ((any Error)?) -> Void)
    /// Reads blocks.
    func readMultipleBlocks(requestFlags flags: NFCISO15693RequestFlag, blockRange: NSRange,
                            completionHandler: @escaping ([Data], (any Error)?) -> Void)
}
/// A command to a tag of ISO 7816.
open class NFCISO7816APDU: NSObject {
    public let instructionClass, instructionCode, p1Parameter, p2Parameter: UInt8
    /// The bytes of the command.
    public let data: Data?
    /// How many bytes are expected; -1 for none.
    public let expectedResponseLength: Int
    /// A command.
    public init(instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8, data: Data,
                expectedResponseLength: Int) {
        (self.instructionClass, self.instructionCode) = (instructionClass, instructionCode)
        (self.p1Parameter, self.p2Parameter, self.data) = (p1Parameter, p2Parameter, data)
        self.expectedResponseLength = expectedResponseLength
    }
    /// The command of its bytes; nil if they are none.
    public init?(data bytes: Data) {
        let all = [UInt8](bytes)
        guard all.count >= 4 else { return nil }
        (instructionClass, instructionCode, p1Parameter, p2Parameter) = (all[0], all[1], all[2], all[3])
        let count = all.count > 5 ? Int(all[4]) : 0
        guard all.count == 4 || all.count == 5 || all.count == 5 + count || all.count == 6 + count else { return nil }
        data = all.count > 5 ? Data(all[5..<(5 + count)]) : nil
        let hasLength = all.count == 5 || all.count == 6 + count
        let last = hasLength ? Int(all[all.count - 1]) : -1
        expectedResponseLength = last == 0 ? 256 : last
    }
}
/// A tag of ISO 7816.
public protocol NFCISO7816Tag: NFCNDEFTag {
    /// The program of the tag that answers.
    var initialSelectedAID: String { get }
    /// The bytes that tell it from others.
    var identifier: Data { get }
    /// What a tag of type A says of itself.
    var historicalBytes: Data? { get }
    /// What a tag of type B says of itself.
    var applicationData: Data? { get }
    /// Whether that is in the maker's own form.
    var proprietaryApplicationDataCoding: Bool { get }
    /// Sends a command: the answer, and two bytes of its state.
    func sendCommand(apdu: NFCISO7816APDU, completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
}
/// The kinds of MIFARE tags.
public enum NFCMiFareFamily: UInt, Sendable { case unknown = 1, ultralight, plus, desfire }
/// A MIFARE tag.
public protocol NFCMiFareTag: NFCNDEFTag {
    /// Its kind.
    var mifareFamily: NFCMiFareFamily { get }
    /// The bytes that tell it from others.
    var identifier: Data { get }
    /// What it says of itself.
    var historicalBytes: Data? { get }
    /// Sends a command.
    func sendMiFareCommand(commandPacket command: Data, completionHandler: @escaping (Data, (any Error)?) -> Void)
    /// Sends a command of ISO 7816.
    func sendMiFareISO7816Command(_ apdu: NFCISO7816APDU,
                                  completionHandler: @escaping (Data, UInt8, UInt8, (any Error)?) -> Void)
}
/// A FeliCa tag.
public protocol NFCFeliCaTag: NFCNDEFTag {
    /// The code of its system.
    var currentSystemCode: Data { get }
    /// The bytes that tell it from others.
    var currentIDm: Data { get }
    /// Asks for the versions of the keys of services.
    func requestService(nodeCodeList: [Data], completionHandler: @escaping ([Data], (any Error)?) -> Void)
    /// Reads blocks: two bytes of state, and the blocks.
    func readWithoutEncryption(serviceCodeList: [Data], blockList: [Data],
                               completionHandler: @escaping (Int, Int, [Data], (any Error)?) -> Void)
    /// Writes blocks: two bytes of state.
    func writeWithoutEncryption(serviceCodeList: [Data], blockList: [Data], blockData: [Data],
                                completionHandler: @escaping (Int, Int, (any Error)?) -> Void)
}
/// A tag of a kind.
public enum NFCTag {
    case feliCa(any NFCFeliCaTag)
    case iso7816(any NFCISO7816Tag)
    case iso15693(any NFCISO15693Tag)
    case miFare(any NFCMiFareTag)
    /// Whether it is there.
    public var isAvailable: Bool {
        switch self {
        case .feliCa(let tag): tag.isAvailable
        case .iso7816(let tag): tag.isAvailable
        case .iso15693(let tag): tag.isAvailable
        case .miFare(let tag): tag.isAvailable
        }
    }
}

extension NFCNDEFTag {
    /// Whether there are messages, and for how many bytes there is room.
    public func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int) {
        try await withCheckedThrowingContinuation { next in
            queryNDEFStatus { status, room, error in
                if let error { next.resume(throwing: error) } else { next.resume(returning: (status, room)) }
            }
        }
    }
    /// Writes a message.
    public func writeNDEF(_ ndefMessage: NFCNDEFMessage) async throws {
        try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
            writeNDEF(ndefMessage) { error in
                if let error { next.resume(throwing: error) } else { next.resume() }
            }
        }
    }
    /// Makes it read-only.
    public func writeLock() async throws {
        try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
            writeLock { error in
                if let error { next.resume(throwing: error) } else { next.resume() }
            }
        }
    }
}
extension NFCMiFareTag {
    /// Sends a command.
    public func sendMiFareCommand(commandPacket command: Data) async throws -> Data {
        try await withCheckedThrowingContinuation { next in
            sendMiFareCommand(commandPacket: command) { data, error in
                if let error { next.resume(throwing: error) } else { next.resume(returning: data) }
            }
        }
    }
}
extension NFCISO7816Tag {
    /// Sends a command: the answer, and two bytes of its state.
    public func sendCommand(apdu: NFCISO7816APDU) async throws -> (Data, UInt8, UInt8) {
        try await withCheckedThrowingContinuation { next in
            sendCommand(apdu: apdu) { data, first, second, error in
                if let error { next.resume(throwing: error) } else { next.resume(returning: (data, first, second)) }
            }
        }
    }
}
