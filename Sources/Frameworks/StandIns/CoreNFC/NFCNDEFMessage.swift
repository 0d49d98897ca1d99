public import Foundation

/// What the type of a record is.
public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A text, an address or bytes on a tag.
open class NFCNDEFPayload: NSObject {
    /// What the type is.
    open var typeNameFormat: NFCTypeNameFormat
    /// The type.
    open var type: Data
    /// The bytes that name the record.
    open var identifier: Data
    /// The bytes.
    open var payload: Data
    /// A record.
    public required init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
    /// A record; parts of `chunkSize` bytes are written one after the other, which are read as one.
    public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int) {
        self.init(format: format, type: type, identifier: identifier, payload: payload)
    }

    /// The beginnings of addresses that are a byte.
    private static let beginnings = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
        "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
        "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://",
        "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]
    /// A record of an address; nil for a text that is none.
    open class func wellKnownTypeURIPayload(string: String) -> Self? {
        guard URL(string: string) != nil else { return nil }
        let all = beginnings.enumerated().filter { string.hasPrefix($0.element) }
        guard let best = all.max(by: { $0.element.count < $1.element.count }) else { return nil }
        let rest = Data(string.dropFirst(best.element.count).utf8)
        return self.init(format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
                         payload: Data([UInt8(best.offset)]) + rest)
    }
    /// A record of an address.
    open class func wellKnownTypeURIPayload(url: URL) -> Self? { wellKnownTypeURIPayload(string: url.absoluteString) }
    /// A record of a text in a language.
    open class func wellKnownTypeTextPayload(string: String, locale: Locale) -> Self? {
        let language = Data((locale.language.languageCode?.identifier ?? "en").utf8)
        guard language.count < 64 else { return nil }
        return self.init(format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
                         payload: Data([UInt8(language.count)]) + language + Data(string.utf8))
    }
    /// The address of the record; nil if it is none.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let first = payload.first else { return nil }
        let beginning = Int(first) < Self.beginnings.count ? Self.beginnings[Int(first)] : ""
        return URL(string: beginning + String(decoding: payload.dropFirst(), as: UTF8.self))
    }
    /// The text of the record and its language; nil if it is none.
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let first = payload.first else {
            return (nil, nil)
        }
        let length = Int(first & 0x3F), rest = payload.dropFirst()
        guard rest.count >= length else { return (nil, nil) }
        let text = Data(rest.dropFirst(length)), isWide = first & 0x80 != 0
        return (isWide ? String(data: text, encoding: .utf16) : String(decoding: text, as: UTF8.self),
                Locale(identifier: String(decoding: rest.prefix(length), as: UTF8.self)))
    }

    /// The bytes on a tag: flags, lengths, type, identifier and payload.
    func bytes(isFirst: Bool, isLast: Bool) -> Data {
        let isShort = payload.count < 256
        var flags = typeNameFormat.rawValue
        if isFirst { flags |= 0x80 }
        if isLast { flags |= 0x40 }
        if isShort { flags |= 0x10 }
        if !identifier.isEmpty { flags |= 0x08 }
        var result = Data([flags, UInt8(type.count & 0xFF)])
        if isShort {
            result.append(UInt8(payload.count))
        } else {
            result += [24, 16, 8, 0].map { UInt8(payload.count >> $0 & 0xFF) }
        }
        if !identifier.isEmpty { result.append(UInt8(identifier.count & 0xFF)) }
        return result + type + identifier + payload
    }
}

/// What is on a tag.
open class NFCNDEFMessage: NSObject {
    /// Its parts.
    open var records: [NFCNDEFPayload]
    /// Parts of a message.
    public init(records: [NFCNDEFPayload]) { self.records = records }
    /// The message of the bytes on a tag; nil if they are none.
    public init?(data: Data) {
        var rest = ArraySlice(data), found: [NFCNDEFPayload] = []
        func take(_ count: Int) -> Data? {
            guard count >= 0, rest.count >= count else { return nil }
            defer { rest = rest.dropFirst(count) }
            return Data(rest.prefix(count))
        }
        while let flags = rest.first {
            guard let format = NFCTypeNameFormat(rawValue: flags & 0x07), let head = take(2),
                  let size = take(flags & 0x10 != 0 ? 1 : 4) else { return nil }
            let length = size.reduce(0) { $0 << 8 | Int($1) }
            var name = 0
            if flags & 0x08 != 0 {
                guard let byte = take(1)?.first else { return nil }
                name = Int(byte)
            }
            guard let type = take(Int(head[1])), let identifier = take(name), let payload = take(length) else {
                return nil
            }
            found.append(NFCNDEFPayload(format: format, type: type, identifier: identifier, payload: payload))
            if flags & 0x40 != 0 { break }
        }
        guard !found.isEmpty else { return nil }
        records = found
    }
    /// The number of bytes on a tag.
    open var length: Int {
        records.enumerated().reduce(0) { sum, entry in
            let isLast = entry.offset == records.count - 1
            return sum + entry.element.bytes(isFirst: entry.offset == 0, isLast: isLast).count
        }
    }
}
