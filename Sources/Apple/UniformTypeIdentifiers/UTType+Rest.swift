// The other kinds of the framework.

extension UTType {
    /// A file that leads to another place.
    public static let resolvable = UTType(known: "public.resolvable")
    /// The root of a volume.
    public static let mountPoint = UTType(known: "public.mount-point")
    /// A file that leads to another, by Finder.
    public static let aliasFile = UTType(known: "com.apple.alias-file")
    /// The data of a bookmark of an address.
    public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
    /// Text in UTF-16, with the order of its bytes.
    public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
    /// Text in UTF-16.
    public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
    /// A table as text in UTF-8.
    public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
    /// Files `.css`.
    public static let css = UTType(known: "public.css")
    /// Files `.s`.
    public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
    /// Files `.mm`.
    public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
    /// Files `.hpp`.
    public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
    /// Files `.applescript`.
    public static let appleScript = UTType(known: "com.apple.applescript.text")
    /// Files `.scpt`.
    public static let osaScript = UTType(known: "com.apple.applescript.script")
    /// Files `.scptd`.
    public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")
    /// Files `.pl`.
    public static let perlScript = UTType(known: "public.perl-script")
    /// Files `.php`.
    public static let phpScript = UTType(known: "public.php-script")
    /// Files `.make`.
    public static let makefile = UTType(known: "public.make-source")
    /// Files `.geojson`.
    public static let geoJSON = UTType(known: "public.geojson")
    /// Text with pictures in one file.
    public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
    /// A page with its pictures.
    public static let webArchive = UTType(known: "com.apple.webarchive")
    /// Patterns of taps.
    public static let ahap = UTType(known: "com.apple.haptics.ahap")
    /// Files `.heics`.
    public static let heics = UTType(known: "public.heics")
    /// Files `.exr`.
    public static let exr = UTType(known: "com.ilm.openexr-image")
    /// Files `.dng`.
    public static let dng = UTType(known: "com.adobe.raw-image")
    /// Files `.jxl`.
    public static let jpegxl = UTType(known: "public.jpeg-xl")
    /// Files `.ts`.
    public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
    /// Sound that one account plays.
    public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
    /// Files `.m4v`.
    public static let appleProtectedMPEG4Video = UTType(known: "com.apple.m4v-video")
    /// Files `.tar`.
    public static let tarArchive = UTType(known: "public.tar-archive")
    /// A volume.
    public static let volume = UTType(known: "public.volume")
    /// A part that is loaded into a program.
    public static let pluginBundle = UTType(known: "com.apple.plugin")
    /// Reads files for searches.
    public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")
    /// Draws files.
    public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")
    /// A service of a program.
    public static let xpcService = UTType(known: "com.apple.xpc-service")
    /// A part of a program that another shows.
    public static let applicationExtension = UTType(known: "com.apple.application-and-system-extension")
    /// A program of Unix.
    public static let unixExecutable = UTType(known: "public.unix-executable")
    /// Files `.exe`.
    public static let exe = UTType(known: "com.microsoft.windows-executable")
    /// A page of the settings of a Mac.
    public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")
    /// A task.
    public static let toDoItem = UTType(known: "public.to-do-item")
    /// Files `.url`.
    public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
    /// What is known of a page.
    public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")
}
