@_exported public import UniformTypeIdentifiers
public import QuadrantFoundation

// Names of types from before `UTType`.

/// Pictures.
public var kUTTypeImage: CFString { "public.image" as CFString }
/// JPEG files.
public var kUTTypeJPEG: CFString { "public.jpeg" as CFString }
/// PNG files.
public var kUTTypePNG: CFString { "public.png" as CFString }
/// GIF files.
public var kUTTypeGIF: CFString { "com.compuserve.gif" as CFString }
/// Videos, also without sound.
public var kUTTypeMovie: CFString { "public.movie" as CFString }
/// Videos.
public var kUTTypeVideo: CFString { "public.video" as CFString }
/// Sounds.
public var kUTTypeAudio: CFString { "public.audio" as CFString }
/// Texts.
public var kUTTypeText: CFString { "public.text" as CFString }
/// Texts without formats.
public var kUTTypePlainText: CFString { "public.plain-text" as CFString }
/// Texts in UTF-8.
public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" as CFString }
/// PDF files.
public var kUTTypePDF: CFString { "com.adobe.pdf" as CFString }
/// JSON files.
public var kUTTypeJSON: CFString { "public.json" as CFString }
/// Addresses.
public var kUTTypeURL: CFString { "public.url" as CFString }
/// Addresses of files.
public var kUTTypeFileURL: CFString { "public.file-url" as CFString }
/// Folders.
public var kUTTypeFolder: CFString { "public.folder" as CFString }
/// Bytes.
public var kUTTypeData: CFString { "public.data" as CFString }
/// Anything that is a file.
public var kUTTypeItem: CFString { "public.item" as CFString }
/// Anything with content.
public var kUTTypeContent: CFString { "public.content" as CFString }
