import Foundation
import QuadrantThreads

/// A kind of data, by a name that programs agree on: `public.png`. Kinds stand in a tree of more general ones.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name, such as "public.png".
    public let identifier: String

    /// A kind that is known: by the system, or because the program has declared it. Nil for any other name.
    public init?(_ identifier: String) {
        guard UTTypeTable.shared.knows(identifier) else { return nil }
        self.identifier = identifier
    }

    /// A kind of the program's own; it is one of `parentType`, or else of data.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier, parentType)
    }

    /// A kind that another program has declared.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declared: identifier, parentType)
    }

    private init(declared identifier: String, _ parent: UTType?) {
        self.identifier = identifier
        UTTypeTable.shared.declare(identifier, parents: [parent?.identifier ?? "public.data"])
    }

    init(known identifier: String) { self.identifier = identifier }

    /// The kind of files with this ending, where it is one of `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        guard let found = UTTypeTable.shared.first(where: { $0.endings.contains(ending) }) else { return nil }
        self.init(known: found)
        if !conforms(to: supertype) { return nil }
    }

    /// The kind of data that the web calls `mimeType`, where it is one of `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        guard let found = UTTypeTable.shared.first(where: { $0.mime == name }) else { return nil }
        self.init(known: found)
        if !conforms(to: supertype) { return nil }
    }

    /// The ending of files, without a dot; nil for kinds without one and for those of the program.
    public var preferredFilenameExtension: String? { UTTypeTable.shared.entry(identifier)?.endings.first }
    /// The name of the kind on the web; nil for kinds without one and for those of the program.
    public var preferredMIMEType: String? { UTTypeTable.shared.entry(identifier)?.mime }
    /// The name.
    public var description: String { identifier }

    /// All kinds that this one is one of, itself left out.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = [], open = UTTypeTable.shared.entry(identifier)?.parents ?? []
        while let next = open.popLast() {
            if found.insert(UTType(known: next)).inserted { open += UTTypeTable.shared.entry(next)?.parents ?? [] }
        }
        return found
    }

    /// Whether this is `type`, or one of its kinds.
    public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
    /// Whether this is one of the kinds of `type`, and not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    /// Whether `type` is one of the kinds of this, and not this itself.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }
}

/// What is known of kinds.
final class UTTypeTable: Sendable {
    struct Entry: Sendable {
        var parents: [String]
        var endings: [String] = []
        var mime: String?
    }
    static let shared = UTTypeTable()
    private let declared = Locked<[String: Entry]>([:])

    func entry(_ identifier: String) -> Entry? { Self.system[identifier] ?? declared.withLock { $0[identifier] } }
    func knows(_ identifier: String) -> Bool { entry(identifier) != nil }
    func declare(_ identifier: String, parents: [String]) {
        if Self.system[identifier] == nil { declared.withLock { $0[identifier] = Entry(parents: parents) } }
    }
    func first(where fits: (Entry) -> Bool) -> String? {
        Self.system.keys.sorted().first { Self.system[$0].map(fits) ?? false }
    }

    private static let system: [String: Entry] = Dictionary(uniqueKeysWithValues: rows.map { row in
        let parts = row.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        func string(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
        return (parts[0], Entry(parents: string(parts[1]), endings: string(parts[2]),
                                mime: parts[3].isEmpty ? nil : parts[3]))
    })

    /// Name, more general kinds, endings of files, name on the web.
    private static let rows = """
        public.item|||
        public.content|||
        public.data|public.item||application/octet-stream
        public.directory|public.item||
        public.folder|public.directory||
        public.text|public.data public.content||
        public.plain-text|public.text|txt text|text/plain
        public.utf8-plain-text|public.plain-text||
        public.rtf|public.text|rtf|text/rtf
        public.html|public.text|html htm|text/html
        public.xml|public.text|xml|application/xml
        public.json|public.text|json|application/json
        public.source-code|public.plain-text||
        public.swift-source|public.source-code|swift|
        public.comma-separated-values-text|public.text|csv|text/csv
        net.daringfireball.markdown|public.plain-text|md markdown|text/markdown
        public.url|public.data||
        public.file-url|public.url||
        public.image|public.data public.content||
        public.png|public.image|png|image/png
        public.jpeg|public.image|jpg jpeg|image/jpeg
        com.compuserve.gif|public.image|gif|image/gif
        public.tiff|public.image|tiff tif|image/tiff
        public.heic|public.image|heic|image/heic
        public.svg-image|public.image|svg|image/svg+xml
        org.webmproject.webp|public.image|webp|image/webp
        com.adobe.pdf|public.data public.content|pdf|application/pdf
        public.audiovisual-content|public.data public.content||
        public.movie|public.audiovisual-content||
        public.video|public.movie||
        public.mpeg-4|public.movie|mp4|video/mp4
        com.apple.quicktime-movie|public.movie|mov|video/quicktime
        public.audio|public.audiovisual-content||
        public.mp3|public.audio|mp3|audio/mpeg
        com.microsoft.waveform-audio|public.audio|wav|audio/vnd.wave
        public.archive|public.data||
        public.zip-archive|public.archive|zip|application/zip
        com.apple.property-list|public.data|plist|
        com.apple.cocoa.pasteboard.color|public.data||
        public.composite-content|public.content||
        public.symlink|public.item||
        public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values
        public.delimited-values-text|public.text||
        public.yaml|public.text|yaml yml|application/x-yaml
        com.netscape.javascript-source|public.source-code|js|text/javascript
        public.script|public.source-code||
        public.shell-script|public.script|sh|
        public.python-script|public.script|py|text/x-python-script
        public.ruby-script|public.script|rb|text/x-ruby-script
        public.objective-c-source|public.source-code|m|
        public.c-source|public.source-code|c|
        public.c-plus-plus-source|public.source-code|cpp|
        public.c-header|public.source-code|h|
        com.apple.log|public.plain-text|log|
        com.apple.rtfd|public.composite-content|rtfd|
        com.apple.flat-rtfd|public.composite-content|rtfd|
        com.microsoft.bmp|public.image|bmp|image/bmp
        com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon
        com.apple.icns|public.image|icns|
        public.camera-raw-image|public.image||
        com.apple.live-photo|public.data||
        public.heif|public.image|heif|image/heif
        public.mpeg|public.movie|mpg mpeg|video/mpeg
        public.mpeg-2-video|public.video|m2v|video/mpeg2
        public.avi|public.movie|avi|video/avi
        public.mpeg-4-audio|public.audio|m4a|audio/mp4
        public.aiff-audio|public.audio|aiff aif|audio/aiff
        public.midi-audio|public.audio|mid midi|audio/midi
        public.playlist|public.data||
        public.m3u-playlist|public.playlist|m3u|audio/mpegurl
        com.apple.protected-mpeg-4-audio|public.audio|m4p|
        org.gnu.gnu-zip-archive|public.archive|gz|application/gzip
        public.bzip2-archive|public.archive|bz2|application/x-bzip2
        public.tar-archive|public.archive|tar|application/x-tar
        com.apple.archive|public.archive|aar|
        public.disk-image|public.archive|dmg|
        com.apple.package|public.directory||
        com.apple.bundle|public.directory||
        com.apple.application|public.executable||
        com.apple.application-bundle|com.apple.application com.apple.bundle|app|
        com.apple.framework|com.apple.bundle|framework|
        public.executable|public.item||
        public.font|public.data||
        public.contact|public.data||
        public.vcard|public.text public.contact|vcf|text/vcard
        public.calendar-event|public.data||
        com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar
        public.message|public.data||
        public.email-message|public.message|eml|message/rfc822
        public.bookmark|public.data||
        com.apple.internet-location|public.bookmark|inetloc|
        public.database|public.data||
        public.spreadsheet|public.content||
        public.presentation|public.content||
        org.idpf.epub-container|public.composite-content|epub|application/epub+zip
        public.x509-certificate|public.data|cer crt|application/x-x509-ca-cert
        com.rsa.pkcs-12|public.data|p12|application/x-pkcs12
        public.3d-content|public.content||
        com.pixar.universal-scene-description|public.3d-content public.data|usd|
        com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip
        com.apple.reality|public.data|reality|
        com.apple.scenekit.scene|public.3d-content public.data|scn|
        com.apple.arobject|public.data|arobject|
        public.log|public.text||
        com.apple.property-list.binary|com.apple.property-list||
        com.apple.xml-property-list|com.apple.property-list||
        public.resolvable|public.item||
        public.mount-point|public.item||
        com.apple.alias-file|public.data public.resolvable||
        com.apple.bookmark|public.data public.bookmark||
        public.utf16-external-plain-text|public.plain-text||
        public.utf16-plain-text|public.plain-text||
        public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text||
        public.css|public.text|css|text/css
        public.assembly-source|public.source-code|s|text/x-asm
        public.objective-c-plus-plus-source|public.source-code|mm|
        public.c-plus-plus-header|public.source-code|hpp hh|
        com.apple.applescript.text|public.script|applescript|
        com.apple.applescript.script|public.data public.script|scpt|
        com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd|
        public.perl-script|public.shell-script|pl pm|text/x-perl-script
        public.php-script|public.shell-script|php|text/php
        public.make-source|public.script|make mk|
        public.geojson|public.json|geojson|application/geo+json
        com.apple.webarchive|public.composite-content|webarchive|application/x-webarchive
        com.apple.haptics.ahap|public.data|ahap|
        public.heics|public.heif|heics|image/heic-sequence
        com.ilm.openexr-image|public.image|exr|
        com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng
        public.jpeg-xl|public.image|jxl|image/jxl
        public.mpeg-2-transport-stream|public.movie|ts|video/mp2t
        com.apple.m4v-video|public.movie|m4v|video/x-m4v
        public.volume|public.directory||
        com.apple.plugin|com.apple.bundle com.apple.package|plugin|
        com.apple.metadata-importer|com.apple.plugin|mdimporter|
        com.apple.quicklook-generator|com.apple.plugin|qlgenerator|
        com.apple.xpc-service|com.apple.bundle com.apple.package|xpc|
        com.apple.application-and-system-extension|com.apple.xpc-service|appex|
        public.unix-executable|public.executable||
        com.microsoft.windows-executable|public.executable|exe|application/x-msdownload
        com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefpane|
        public.to-do-item|public.data||
        com.microsoft.internet-shortcut|public.bookmark|url|
        com.apple.linkpresentation.metadata|public.data||
        """.split(separator: "\n").map(String.init)
}

extension UTType {
    /// Anything, files and directories.
    public static let item = UTType(known: "public.item")
    /// Anything with content that is shown.
    public static let content = UTType(known: "public.content")
    /// A sequence of bytes.
    public static let data = UTType(known: "public.data")
    /// A directory of files.
    public static let directory = UTType(known: "public.directory")
    /// A directory that is shown as a folder to the user.
    public static let folder = UTType(known: "public.folder")
    /// Text of any form; `.plainText`, `.rtf` and `.html` are some.
    public static let text = UTType(known: "public.text")
    /// Text without a form, in any encoding: files `.txt`.
    public static let plainText = UTType(known: "public.plain-text")
    /// Text without a form in UTF-8.
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    /// Rich text: files `.rtf`.
    public static let rtf = UTType(known: "public.rtf")
    /// A web page: files `.html`.
    public static let html = UTType(known: "public.html")
    /// Files `.xml`.
    public static let xml = UTType(known: "public.xml")
    /// Files `.json`.
    public static let json = UTType(known: "public.json")
    /// Text in a programming language.
    public static let sourceCode = UTType(known: "public.source-code")
    /// Files `.swift`.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// A table as text: files `.csv`.
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    /// An address.
    public static let url = UTType(known: "public.url")
    /// An address of a file.
    public static let fileURL = UTType(known: "public.file-url")
    /// A picture of any format.
    public static let image = UTType(known: "public.image")
    /// Files `.png`.
    public static let png = UTType(known: "public.png")
    /// Files `.jpg`.
    public static let jpeg = UTType(known: "public.jpeg")
    /// Files `.gif`.
    public static let gif = UTType(known: "com.compuserve.gif")
    /// Files `.tiff`.
    public static let tiff = UTType(known: "public.tiff")
    /// Files `.heic`.
    public static let heic = UTType(known: "public.heic")
    /// A picture as paths: files `.svg`.
    public static let svg = UTType(known: "public.svg-image")
    /// Files `.webp`.
    public static let webP = UTType(known: "org.webmproject.webp")
    /// Files `.pdf`.
    public static let pdf = UTType(known: "com.adobe.pdf")
    /// Sound and moving images of any format.
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    /// Moving images, with or without sound.
    public static let movie = UTType(known: "public.movie")
    /// Moving images without sound.
    public static let video = UTType(known: "public.video")
    /// Files `.mp4`.
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    /// Files `.mov`.
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    /// Sound of any format.
    public static let audio = UTType(known: "public.audio")
    /// Files `.mp3`.
    public static let mp3 = UTType(known: "public.mp3")
    /// Files `.wav`.
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    /// An archive: several files in one.
    public static let archive = UTType(known: "public.archive")
    /// Files `.zip`.
    public static let zip = UTType(known: "public.zip-archive")
    /// Files `.plist`.
    public static let propertyList = UTType(known: "com.apple.property-list")
}
