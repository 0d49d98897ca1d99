// Kinds that programs name less often.

extension UTType {
    /// A document of several kinds of content.
    public static let compositeContent = UTType(known: "public.composite-content")
    /// A file that leads to another.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// A table as text: files `.tsv`.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// A table as text.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// Files `.yaml`.
    public static let yaml = UTType(known: "public.yaml")
    /// Files `.js`.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// A program as text.
    public static let script = UTType(known: "public.script")
    /// Files `.sh`.
    public static let shellScript = UTType(known: "public.shell-script")
    /// Files `.py`.
    public static let pythonScript = UTType(known: "public.python-script")
    /// Files `.rb`.
    public static let rubyScript = UTType(known: "public.ruby-script")
    /// Files `.m`.
    public static let objectiveCSource = UTType(known: "public.objective-c-source")
    /// Files `.c`.
    public static let cSource = UTType(known: "public.c-source")
    /// Files `.cpp`.
    public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
    /// Files `.h`.
    public static let cHeader = UTType(known: "public.c-header")
    /// What a program has written down.
    public static let log = UTType(known: "public.log")
    /// Rich text with its pictures.
    public static let rtfd = UTType(known: "com.apple.rtfd")
    /// Files `.bmp`.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// Files `.ico`.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// Files `.icns`.
    public static let icns = UTType(known: "com.apple.icns")
    /// A picture as a camera has taken it.
    public static let rawImage = UTType(known: "public.camera-raw-image")
    /// A picture with a few seconds around it.
    public static let livePhoto = UTType(known: "com.apple.live-photo")
    /// Files `.heif`.
    public static let heif = UTType(known: "public.heif")
    /// Files `.mpg`.
    public static let mpeg = UTType(known: "public.mpeg")
    /// Files `.m2v`.
    public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
    /// Files `.avi`.
    public static let avi = UTType(known: "public.avi")
    /// Files `.m4a`.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// Files `.aiff`.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// Files `.mid`.
    public static let midi = UTType(known: "public.midi-audio")
    /// A list of sounds.
    public static let playlist = UTType(known: "public.playlist")
    /// Files `.m3u`.
    public static let m3uPlaylist = UTType(known: "public.m3u-playlist")
    /// Files `.gz`.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// Files `.bz2`.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// Files `.aar`.
    public static let appleArchive = UTType(known: "com.apple.archive")
    /// Files `.dmg`.
    public static let diskImage = UTType(known: "public.disk-image")
    /// A directory that is shown as a file.
    public static let package = UTType(known: "com.apple.package")
    /// A directory with a program or its parts.
    public static let bundle = UTType(known: "com.apple.bundle")
    /// A program.
    public static let application = UTType(known: "com.apple.application")
    /// A program as a directory.
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    /// A library as a directory.
    public static let framework = UTType(known: "com.apple.framework")
    /// What a computer runs.
    public static let executable = UTType(known: "public.executable")
    /// A font.
    public static let font = UTType(known: "public.font")
    /// A person.
    public static let contact = UTType(known: "public.contact")
    /// Files `.vcf`.
    public static let vCard = UTType(known: "public.vcard")
    /// An event.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A message.
    public static let message = UTType(known: "public.message")
    /// Files `.eml`.
    public static let emailMessage = UTType(known: "public.email-message")
    /// A mark of a page.
    public static let bookmark = UTType(known: "public.bookmark")
    /// A database.
    public static let database = UTType(known: "public.database")
    /// A table of a program.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// Slides.
    public static let presentation = UTType(known: "public.presentation")
    /// Files `.epub`.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A certificate.
    public static let x509Certificate = UTType(known: "public.x509-certificate")
    /// Files `.p12`.
    public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
    /// Bodies in space.
    public static let threeDContent = UTType(known: "public.3d-content")
    /// Files `.usd`.
    public static let usd = UTType(known: "com.pixar.universal-scene-description")
    /// Files `.usdz`.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// Files `.reality`.
    public static let realityFile = UTType(known: "com.apple.reality")
    /// Files `.scn`.
    public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
    /// Files `.arobject`.
    public static let arReferenceObject = UTType(known: "com.apple.arobject")
    /// A property list as bytes.
    public static let binaryPropertyList = UTType(known: "com.apple.property-list.binary")
    /// A property list as text.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
}
