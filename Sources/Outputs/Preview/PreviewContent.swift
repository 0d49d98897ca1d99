package import QuadrantCore
package import QuadrantDisplayList
package import QuadrantHost

/// The previews of a program that pages show, in the order of its files and lines.
package struct PreviewContent {
    package struct Item {
        /// Stable while the program is edited.
        package var id: String
        package var title: String
        /// The location in the user's files.
        package var place: String
        /// Whether the last save may have changed it.
        package var isChanged: Bool
        /// The host configuration of the preview for a page's `settings`.
        package var configuration: @MainActor (PageSettings) -> HostConfiguration
        /// The device around the screen; nil if the view has its own size.
        package var frame: @MainActor (PageSettings) -> DeviceFrame?
        /// The height of the keyboard on the screen in points; 0 where there is none.
        package var keyboardHeight: @MainActor (PageSettings) -> Double
        /// The command line that draws the preview with a page's `settings`, to which options are added.
        package var command: @MainActor (PageSettings) -> String
        /// The record of the layout with the sources of its nodes, for the Inspect mode.
        package var record: @MainActor (ViewHost) -> LayoutExplanation
        /// The record of the layout with the changes of a recording, which it ends.
        package var changes: @MainActor (ViewHost, ChangeRecording) -> LayoutExplanation
        /// Returns the addresses of the calls on the current thread.
        package var callStack: () -> [UInt]
        package var open: @MainActor (HostConfiguration, StateSeeds?, @escaping (Diagnostic) -> Void) -> ViewHost

        package init(
            id: String, title: String, place: String, isChanged: Bool = false,
            configuration: @escaping @MainActor (PageSettings) -> HostConfiguration,
            frame: @escaping @MainActor (PageSettings) -> DeviceFrame? = { _ in nil },
            keyboardHeight: @escaping @MainActor (PageSettings) -> Double = { _ in 0 },
            command: @escaping @MainActor (PageSettings) -> String = { _ in "quadrant render" },
            record: @escaping @MainActor (ViewHost) -> LayoutExplanation = { $0.explanation() },
            changes: @escaping @MainActor (ViewHost, ChangeRecording) -> LayoutExplanation = { host, recording in
                var record = host.explanation()
                record.changes = recording.changes(record) { _ in nil }
                return record
            },
            callStack: @escaping () -> [UInt] = { [] },
            open: @escaping @MainActor (HostConfiguration, StateSeeds?, @escaping (Diagnostic) -> Void) -> ViewHost
        ) {
            self.id = id
            self.title = title
            self.place = place
            self.isChanged = isChanged
            self.configuration = configuration
            self.frame = frame
            self.keyboardHeight = keyboardHeight
            self.command = command
            self.record = record
            self.changes = changes
            self.callStack = callStack
            self.open = open
        }
    }

    package var items: [Item]
    package init(items: [Item]) { self.items = items }
}

/// The settings of a page's controls.
package struct PageSettings: Codable, Equatable, Sendable {
    /// The name of a device, or "fit" for the view's own ideal size.
    package var device: String = ""
    package var landscape = false
    package var dark = false
    package var rightToLeft = false
    package var dynamicType = "large"
    package var locale = "en_US"
    /// Pixels of the picture per point, by the page's zoom; the layout is at the device's scale.
    package var scale = 2.0
    /// When a keyboard is on the screen: `hidden`, `focus` for while a text field has the focus, or `shown`; nil is
    /// hidden.
    package var keyboard: String?
    /// Whether the status bar is that of a call, which is higher on devices with a home button; nil is not.
    package var isCalling: Bool?

    package init() {}
}

/// The options in the controls of a page.
package struct PageChoices: Codable, Sendable {
    package struct Device: Codable, Sendable {
        package var name: String
        package var title: String
        package init(name: String, title: String) {
            self.name = name
            self.title = title
        }
    }
    package var devices: [Device]
    package var dynamicTypes: [String]
    package var locales: [String]
    package var settings: PageSettings

    package init(devices: [Device], dynamicTypes: [String], locales: [String], settings: PageSettings) {
        self.devices = devices
        self.dynamicTypes = dynamicTypes
        self.locales = locales
        self.settings = settings
    }
}

/// The reason why the current program cannot be shown.
package struct PreviewProblem: Codable, Equatable, Sendable {
    package struct Message: Codable, Equatable, Sendable {
        package var file: String
        package var line: Int
        package var column: Int
        package var text: String
        /// The source excerpt that the compiler prints below the message.
        package var excerpt: String
        package init(file: String, line: Int, column: Int, text: String, excerpt: String = "") {
            self.file = file
            self.line = line
            self.column = column
            self.text = text
            self.excerpt = excerpt
        }
    }
    package var title: String
    /// The other parts of the message: location, rule and fix.
    package var detail: String
    package var messages: [Message]
    /// Whether the page may offer to run the program again.
    package var canRestart: Bool

    package init(title: String, detail: String, messages: [Message] = [], canRestart: Bool = false) {
        self.canRestart = canRestart
        self.title = title
        self.detail = detail
        self.messages = messages
    }
}
