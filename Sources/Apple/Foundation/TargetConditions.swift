// What a program is compiled for, as `TargetConditionals.h` says it of the iOS simulator. 1 is yes, 0 no.

/// A system of Apple.
public let TARGET_OS_MAC: Int32 = 1
/// macOS.
public let TARGET_OS_OSX: Int32 = 0
/// iOS, or a system that has come from it.
public let TARGET_OS_IPHONE: Int32 = 1
/// iOS.
public let TARGET_OS_IOS: Int32 = 1
/// watchOS.
public let TARGET_OS_WATCH: Int32 = 0
/// tvOS.
public let TARGET_OS_TV: Int32 = 0
/// visionOS.
public let TARGET_OS_VISION: Int32 = 0
/// A program for an iPad on a Mac.
public let TARGET_OS_MACCATALYST: Int32 = 0
/// A simulator.
public let TARGET_OS_SIMULATOR: Int32 = 1
/// A simulator, by its older name.
public let TARGET_IPHONE_SIMULATOR: Int32 = 1
/// A device.
public let TARGET_OS_EMBEDDED: Int32 = 0
/// Another system.
public let TARGET_OS_LINUX: Int32 = 0, TARGET_OS_WIN32: Int32 = 0, TARGET_OS_UNIX: Int32 = 0
/// A processor with 64 bits.
public let TARGET_RT_64_BIT: Int32 = 1
