public import QuadrantFoundation

// The kinds of values beside a video, with the names of the framework.

/// Bytes.
public var kCMMetadataBaseDataType_RawData: CFString { "com.apple.metadata.datatype.raw-data" }
/// A text.
public var kCMMetadataBaseDataType_UTF8: CFString { "com.apple.metadata.datatype.UTF-8" }
/// A JPEG picture.
public var kCMMetadataBaseDataType_JPEG: CFString { "com.apple.metadata.datatype.JPEG" }
/// A PNG picture.
public var kCMMetadataBaseDataType_PNG: CFString { "com.apple.metadata.datatype.PNG" }
