import SwiftUI
import UIKit

// SFSafeSymbols: the symbols of the system by properties instead of texts.

/// A symbol of the system.
public struct SFSymbol: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    init(_ name: String) { rawValue = name }
}

extension Image {
    public init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue) }
    public init(systemSymbol: SFSymbol, variableValue: Double?) {
        self.init(systemName: systemSymbol.rawValue, variableValue: variableValue)
    }
}
extension Label where Title == Text, Icon == Image {
    public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol) {
        self.init(titleKey, systemImage: systemSymbol.rawValue)
    }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemSymbol: SFSymbol) {
        self.init(title, systemImage: systemSymbol.rawValue)
    }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, action: @escaping () -> Void) {
        self.init(titleKey, systemImage: systemSymbol.rawValue, action: action)
    }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemSymbol: SFSymbol, action: @escaping () -> Void) {
        self.init(title, systemImage: systemSymbol.rawValue, action: action)
    }
    public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, role: ButtonRole?,
                action: @escaping () -> Void) {
        self.init(titleKey, systemImage: systemSymbol.rawValue, role: role, action: action)
    }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemSymbol: SFSymbol, role: ButtonRole?,
                action: @escaping () -> Void) {
        self.init(title, systemImage: systemSymbol.rawValue, role: role, action: action)
    }
}
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    public init(_ titleKey: LocalizedStringKey, systemSymbol: SFSymbol, description: Text? = nil) {
        self.init(titleKey, systemImage: systemSymbol.rawValue, description: description)
    }
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemSymbol: SFSymbol, description: Text? = nil) {
        self.init(title, systemImage: systemSymbol.rawValue, description: description)
    }
}
extension UIImage {
    public convenience init(systemSymbol: SFSymbol) { self.init(systemName: systemSymbol.rawValue)! }
    public convenience init(systemSymbol: SFSymbol, withConfiguration configuration: UIImage.Configuration?) {
        self.init(systemName: systemSymbol.rawValue, withConfiguration: configuration)!
    }
}
extension UIApplicationShortcutIcon {
    public convenience init(systemSymbol: SFSymbol) { self.init(systemImageName: systemSymbol.rawValue) }
}
