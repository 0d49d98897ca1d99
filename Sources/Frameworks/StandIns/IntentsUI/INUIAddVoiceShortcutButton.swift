@_exported public import Intents
public import SwiftUI
public import UIKit

// Buttons and screens of Siri. There is no Siri.

/// How a button looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}
/// Is notified of a button. Its methods are never called.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutButtonDelegate: AnyObject {
    /// A screen for a new phrase is wanted.
    func present(_ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
                 for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    /// A screen for a known phrase is wanted.
    func present(_ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
                 for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
/// A button that adds something to Siri; pressing it does nothing.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutButton: UIButton {
    /// How it looks.
    public let style: INUIAddVoiceShortcutButtonStyle
    /// Held weakly; never called.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// What it adds.
    open var shortcut: INShortcut?
    /// The radius of its corners.
    open var cornerRadius: CGFloat = 8
    /// A button.
    public init(style: INUIAddVoiceShortcutButtonStyle) {
        self.style = style
        super.init(frame: .zero)
    }
    /// A button in the first style.
    public convenience override init(frame: CGRect) {
        self.init(style: .white)
        self.frame = frame
    }
    public required init?(coder: NSCoder) { nil }
    open override func _content() -> AnyView? {
        let dark = style == .black || style == .blackOutline
        return AnyView(Label("Add to Siri", systemImage: "mic.fill").padding(.horizontal, 16).frame(minHeight: 44)
            .foregroundStyle(dark ? Color.white : Color.black)
            .background(dark ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: cornerRadius)))
    }
}
/// Is notified of a screen for a new phrase. Its methods are never called.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
    /// It is done.
    func addVoiceShortcutViewController(_ controller: INUIAddVoiceShortcutViewController,
                                        didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    /// It was closed.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
/// A screen for a new phrase: empty, there is no Siri.
@MainActor @preconcurrency
open class INUIAddVoiceShortcutViewController: UIViewController {
    /// Held weakly; never called.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    /// For something.
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
}
/// Is notified of a screen for a known phrase. Its methods are never called.
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
    /// It is done.
    func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController,
                                         didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
    /// The phrase is taken back.
    func editVoiceShortcutViewController(_ controller: INUIEditVoiceShortcutViewController,
                                         didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    /// It was closed.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
/// A screen for a known phrase: empty, there is no Siri.
@MainActor @preconcurrency
open class INUIEditVoiceShortcutViewController: UIViewController {
    /// Held weakly; never called.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    /// For something.
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { nil }
}
