public import Foundation
import QuadrantViews

// Foundation of Linux takes the program for the executable, which is this command, and its locale for none. A
// program that is loaded into this process looks these functions up by their names, first in the executable: here.
// Without a program they answer as Foundation's own do.

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

/// Foundation's own, which `RTLD_NEXT` finds behind this executable.
private let ownMain: Bundle = {
    let name = "$s10Foundation6BundleC4mainACvgZ", next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let address = dlsym(next, name) else { fatalError("Foundation has no main bundle") }
    // It takes nothing and returns an object: in both conventions a pointer in the first register.
    let get = unsafeBitCast(address, to: (@convention(c) () -> UnsafeRawPointer).self)
    return Unmanaged<Bundle>.fromOpaque(get()).takeRetainedValue()
}()

@_silgen_name("$s10Foundation6BundleC4mainACvgZ")
public func mainBundle() -> Bundle { _ProgramBundle.main ?? ownMain }

/// The bundle that holds a class: that of its module where it has one, and of the program otherwise.
@_silgen_name("$s10Foundation6BundleC3forACyXlXp_tcfC")
public func bundle(of type: AnyClass) -> Bundle {
    let module = String(reflecting: type).prefix { $0 != "." }
    return _ProgramBundle.main == nil ? ownMain : _ProgramBundle.module(String(module))
}
