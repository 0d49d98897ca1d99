// The keys of a bundle's information, as constants of Core Foundation.

/// The number of the build.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The short name.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The identifier, in reversed domain order.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The name of the file that runs.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The version of the format of the information.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
/// The language that texts are in without a translation.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The languages of the texts.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
