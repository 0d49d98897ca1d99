public import Foundation
public import FoundationNetworking
import QuadrantViews

// Foundation on Linux takes this command's executable for the main bundle, and has no locale of the program. A program
// loaded into this process resolves these symbols in the executable first. Without a program the functions return the
// same values as Foundation's own.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { _ProgramBundle.locale ?? Locale(identifier: "en_001") }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingLocale() -> Locale { _ProgramBundle.locale ?? Locale(identifier: "en_001") }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func preferredLanguages() -> [String] { _ProgramBundle.languages ?? ["en-001"] }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar { currentLocale().calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCalendar() -> Calendar { currentLocale().calendar }

/// The object that a getter of a class property of Foundation returns, by the next definition of its symbol after this
/// executable's.
func own<Object: AnyObject>(_ name: String) -> Object {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let address = dlsym(next, name) else { fatalError("Foundation has no \(name)") }
    // The getter has no arguments and returns an object: a pointer in the first register in both calling conventions.
    let get = unsafeBitCast(address, to: (@convention(c) () -> UnsafeRawPointer).self)
    return Unmanaged<Object>.fromOpaque(get()).takeRetainedValue()
}

private let ownMain: Bundle = own("$s10Foundation6BundleC4mainACvgZ")

@_silgen_name("$s10Foundation6BundleC4mainACvgZ")
public func mainBundle() -> Bundle { _ProgramBundle.main ?? ownMain }

/// The bundle for a class: its module's bundle if there is one, otherwise the program's.
@_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
public func bundle(of type: AnyClass) -> Bundle {
    let module = String(reflecting: type).prefix { $0 != "." }
    return _ProgramBundle.main == nil ? ownMain : _ProgramBundle.module(String(module))
}

// Protocols that are registered answer the requests of the shared session only: the others have those of their
// configuration.

@_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
public func defaultSessionConfiguration() -> URLSessionConfiguration {
    following(own("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ"))
}

@_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
public func ephemeralSessionConfiguration() -> URLSessionConfiguration {
    following(own("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ"))
}

private func following(_ configuration: URLSessionConfiguration) -> URLSessionConfiguration {
    WebFixtures.answering(NetworkConditions.answering(configuration))
}
