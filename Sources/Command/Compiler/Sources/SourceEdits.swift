import Foundation
import QuadrantProject
import SwiftSyntax

/// Edits in the copy of a file that the compiler reads, so that code for iOS compiles here.
///
/// Every replacement has the same length as the original, or is at the end of its line: positions in the compiler's
/// messages refer to the user's file.
struct SourceEdits: Codable {
    private struct Edit: Codable {
        var range: Range<Int>
        var text: String
    }

    private var edits: [Edit] = []

    init(_ tree: SourceFileSyntax, _ conditions: CompilationConditions, brings: [String]) {
        let finder = Finder(conditions, brings: brings)
        finder.walk(tree)
        edits = finder.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
            .map { Edit(range: $0.range, text: $0.text) }
    }

    var isEmpty: Bool { edits.isEmpty }

    /// The text for the compiler; the replacements in `others` take precedence over edits inside their ranges.
    func applied(to bytes: [UInt8], over others: [(range: Range<Int>, text: [UInt8])] = []) -> [UInt8] {
        var all = edits.map { (range: $0.range, text: Array($0.text.utf8)) }
        if !others.isEmpty {
            all.removeAll { edit in
                others.contains {
                    $0.range.lowerBound <= edit.range.lowerBound && edit.range.upperBound <= $0.range.upperBound
                }
            }
            all = (all + others).sorted { $0.range.lowerBound < $1.range.lowerBound }
        }
        var result: [UInt8] = [], position = 0
        result.reserveCapacity(bytes.count + 64 * all.count)
        for (range, text) in all where range.lowerBound >= position && range.upperBound <= bytes.count {
            result += bytes[position..<range.lowerBound]
            result += text
            position = range.upperBound
        }
        return result + bytes[position...]
    }

    /// Modules that `import Foundation` re-exports on iOS and not here.
    private static let besidesFoundation = ["Combine", "Observation", "FoundationNetworking", "QuadrantFoundation"]

    /// Frameworks whose import is often a file's only one: on iOS they re-export Foundation, with what that brings.
    private static let overFoundation: Set<String> = overUIKit.union([
        "Accessibility", "ActivityKit", "AdServices", "AdSupport", "AlarmKit", "AppIntents",
        "AppTrackingTransparency", "AVFAudio", "AVFoundation", "BackgroundTasks", "CallKit", "CloudKit", "Contacts",
        "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMotion", "CoreNFC",
        "CoreSpotlight", "CoreTelephony", "DeclaredAgeRange", "DeviceActivity", "DeviceCheck", "EventKit",
        "FamilyControls", "FoundationModels", "GameController", "GameplayKit", "GroupActivities", "HealthKit",
        "Intents", "JavaScriptCore", "LocalAuthentication", "ManagedSettings", "Metal", "MetalPerformanceShaders",
        "MetricKit", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network", "OSLog",
        "PushKit", "QuartzCore", "SensitiveContentAnalysis", "ShazamKit", "SoundAnalysis", "Speech", "SwiftData",
        "UserNotifications", "Vision", "WatchConnectivity", "WeatherKit", "WidgetKit", "WorkoutKit",
        // Packages in Objective-C.
        "FirebaseAnalytics", "FirebaseAppCheck", "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics",
        "FirebaseFirestore", "FirebaseMessaging", "FirebasePerformance", "FirebaseRemoteConfig", "FirebaseStorage",
    ])

    /// Those that re-export UIKit as well.
    private static let overUIKit: Set<String> = [
        "ARKit", "AuthenticationServices", "AVKit", "CarPlay", "ContactsUI", "CoreLocationUI", "EventKitUI",
        "Firebase", "GameKit", "GoogleMobileAds", "GoogleSignIn", "HealthKitUI", "IntentsUI", "LinkPresentation",
        "ManagedSettingsUI", "MapKit", "MediaPlayer", "MessageUI", "MetalKit", "NotificationCenter", "PassKit",
        "PDFKit", "PencilKit", "Photos", "PhotosUI", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
        "RoomPlan", "SafariServices", "SceneKit", "SDWebImage", "Social", "SpriteKit", "StoreKit",
        "UserNotificationsUI", "VisionKit", "WatchKit", "WebKit",
    ]

    /// The modules among `besidesFoundation` that a file imports with an access level of `internal` or less. Xcode 26
    /// writes `internal import Combine` where a file lacks the import, and the compiler takes no other import without a
    /// level beside it.
    static func internalImports(in text: Data) -> [String] {
        besidesFoundation.filter { module in
            ["internal", "fileprivate", "private"].contains {
                text.range(of: Data("\($0) import \(module)".utf8)) != nil
            }
        }
    }

    /// Attributes of the Objective-C runtime and of Interface Builder, which have no effect here.
    private static let blanked: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "IBDesignable",
        "NSManaged", "GKInspectable", "UIApplicationMain", "NSApplicationMain", "NSCopying",
    ]

    private final class Finder: SyntaxVisitor {
        var edits: [(range: Range<Int>, text: String)] = []
        private let conditions: CompilationConditions
        private let brings: [String]
        /// Whether an import brings the functions that know the version of the system.
        private var seesSystem = false

        init(_ conditions: CompilationConditions, brings: [String]) {
            self.conditions = conditions
            self.brings = brings
            super.init(viewMode: .sourceAccurate)
        }

        private func range(_ node: some SyntaxProtocol) -> Range<Int> {
            node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
        }

        /// Replaces a node by a text padded with spaces to the node's length; does nothing if the text is longer.
        private func replace(_ node: some SyntaxProtocol, _ string: String) {
            let range = range(node)
            guard string.utf8.count <= range.count else { return }
            edits.append((range, string + String(repeating: " ", count: range.count - string.utf8.count)))
        }

        // MARK: Conditions

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition {
                for call in calls(in: Syntax(condition)) { judge(call) }
            }
            return .visitChildren
        }

        private func calls(in node: Syntax) -> [FunctionCallExprSyntax] {
            if let call = node.as(FunctionCallExprSyntax.self) { return [call] }
            return node.children(viewMode: .sourceAccurate).flatMap { calls(in: $0) }
        }

        /// Replaces a condition by its value: `os(iOS)` is true and `os(Linux)` is false.
        private func judge(_ call: FunctionCallExprSyntax) {
            let name = call.calledExpression.trimmedDescription
            guard name == "os" || name == "targetEnvironment", call.arguments.count == 1,
                  let argument = call.arguments.first?.expression.trimmedDescription else { return }
            if conditions.names.contains("\(name)(\(argument))") {
                replace(call, "true")
            } else if argument == "Linux" {
                replace(call, "false")
            }
        }

        // MARK: The version of the system

        override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
            if seesSystem, conditions.modules.contains("QuadrantFoundation"),
               let edit = RuntimeEdits.available(node) { edits.append(edit) }
            return .skipChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if seesSystem, conditions.modules.contains("QuadrantFoundation"),
               let edit = RuntimeEdits.systemVersion(node) { edits.append(edit) }
            return .visitChildren
        }

        // MARK: Classes that are elsewhere here

        /// `ProcessInfo()`, which cannot be made here, is the one that there is.
        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if seesSystem, node.trimmedDescription == "ProcessInfo()" {
                replace(node, "_processInfo")
                return .skipChildren
            }
            if seesSystem, conditions.modules.contains("QuadrantFoundation"),
               let edit = RuntimeEdits.closure(node) { edits.append(edit) }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            replaceExpression(node.baseName)
            return .visitChildren
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            replaceExpression(node.name)
            return .visitChildren
        }

        /// Foundation has an `NSExpression` here that cannot be made.
        private func replaceExpression(_ name: TokenSyntax) {
            if seesSystem, name.text == "NSExpression" { replace(name, "_Expression") }
        }

        // MARK: Imports

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let first = node.path.first?.name else { return .skipChildren }
            let module = ModuleImports.ownName(first.text)
            if module != first.text, conditions.modules.contains(module) || module == "Foundation" {
                replace(first, module)
            }
            let isPart = node.importKindSpecifier != nil || node.path.count > 1
            // Importing a single declaration works only from the module that declares it, which may be another module
            // here.
            if isPart, conditions.modules.contains(module) {
                if let kind = node.importKindSpecifier { replace(kind, "") }
                if let dot = node.path.first?.trailingPeriod {
                    let end = node.path.endPositionBeforeTrailingTrivia.utf8Offset
                    let start = dot.positionAfterSkippingLeadingTrivia.utf8Offset
                    edits.append((start..<end, String(repeating: " ", count: end - start)))
                }
            }
            // SwiftUI re-exports most of them already.
            let isFramework = SourceEdits.overFoundation.contains(first.text)
            let whole = (isFramework ? ["Foundation"] : [])
                + (SourceEdits.overUIKit.contains(first.text) ? ["UIKit"] : [])
            let others = module == "SwiftUI" ? [] : whole + SourceEdits.besidesFoundation
            let names = (others + brings).filter {
                if $0 == "SwiftGlibc" { return conditions.languageMode.hasPrefix("6") }
                // The others re-export it.
                if $0 == "CoreGraphics", ["SwiftUI", "UIKit", "XCTest"].contains(module) { return false }
                // Foundation comes with it, and what is not in Foundation here.
                if module == "XCTest", $0 == "QuadrantFoundation" { return conditions.modules.contains($0) }
                if module == "XCTest" || $0.contains("QuadrantSnapshotTesting.") {
                    return module == "XCTest" && $0.contains("QuadrantSnapshotTesting.")
                }
                return conditions.modules.contains($0) || ($0.contains(" ") && conditions.modules.contains("SwiftUI"))
            }
            if others.contains("QuadrantFoundation") || ["SwiftUI", "UIKit"].contains(module) { seesSystem = true }
            if isFramework || ["Foundation", "UIKit", "SwiftUI", "XCTest"].contains(module), !names.isEmpty {
                let end = node.endPositionBeforeTrailingTrivia.utf8Offset
                edits.append((end..<end, names.map { name in
                    name == "SwiftGlibc" ? ";@preconcurrency import \(name)"
                        : ";\(conditions.internalImports.contains(name) ? "internal " : "")import \(name)"
                }.joined()))
            }
            return .skipChildren
        }

        // MARK: Delegates

        /// Adds a factory method for a top-level app delegate, after its last line.
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            if seesSystem, conditions.modules.contains("QuadrantFoundation"),
               let edit = RuntimeEdits.inherited(node) { edits.append(edit) }
            if conditions.modules.contains("QuadrantFoundation") { edits += RuntimeEdits.overrides(in: node) }
            let isDelegate = node.inheritanceClause?.inheritedTypes.contains {
                $0.type.trimmedDescription == "UIApplicationDelegate"
            } ?? false
            let inits = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            let canBeMade = inits.isEmpty || inits.contains { $0.signature.parameterClause.parameters.isEmpty }
            if isDelegate, canBeMade, node.genericParameterClause == nil,
               node.parent?.is(CodeBlockItemSyntax.self) ?? false, conditions.modules.contains("UIKit") {
                let end = node.endPositionBeforeTrailingTrivia.utf8Offset, name = node.name.text
                edits.append((end..<end, ";extension \(name): UIKit._MadeByAdaptor { public static func _make() -> "
                    + "NSObject { \(name)() } }"))
            }
            return .visitChildren
        }

        // MARK: Objective-C

        /// An actor that inherits from `NSObject`, whose class for actors is not here, is one without it. `Sendable`
        /// has the same length.
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
            let bases = node.inheritanceClause?.inheritedTypes.filter { $0.type.trimmedDescription == "NSObject" } ?? []
            for base in bases { replace(base.type, "Sendable") }
            if bases.isEmpty { return .visitChildren }
            for inside in node.memberBlock.members.compactMap({ $0.decl.as(InitializerDeclSyntax.self) }) {
                for modifier in inside.modifiers where modifier.name.text == "override" { replace(modifier, "") }
                for statement in inside.body?.statements ?? [] where statement.trimmedDescription == "super.init()" {
                    replace(statement.item, "")
                }
            }
            return .visitChildren
        }

        /// Removes `@convention(block)`, and `@convention(c)` from types with Core Graphics structures, unknown to C
        /// here.
        override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
            for attribute in node.attributes.compactMap({ $0.as(AttributeSyntax.self) })
            where attribute.attributeName.trimmedDescription == "convention" {
                let kind = attribute.arguments?.trimmedDescription ?? ""
                let types = node.baseType.tokens(viewMode: .sourceAccurate).filter { $0.text.hasPrefix("CG") }
                guard kind == "block" || (kind == "c" && !types.isEmpty) else { continue }
                for token in attribute.tokens(viewMode: .sourceAccurate) { replace(token, "") }
            }
            return .visitChildren
        }

        /// Properties and methods whose implementation the Objective-C runtime synthesises for a managed object.
        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if conditions.modules.contains("QuadrantFoundation"), let edit = RuntimeEdits.observed(node) {
                edits.append(edit)
            }
            guard isManaged(node.attributes), let binding = node.bindings.first, node.bindings.count == 1,
                  binding.accessorBlock == nil, binding.typeAnnotation != nil else { return .visitChildren }
            let end = binding.endPositionBeforeTrailingTrivia.utf8Offset
            let name = binding.pattern.trimmedDescription.filter { $0 != "`" }
            edits.append((end..<end, " { get { _managed(\"\(name)\") } set { _setManaged(\"\(name)\", newValue) } }"))
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard isManaged(node.attributes), node.body == nil,
                  let parameter = node.signature.parameterClause.parameters.first else { return .visitChildren }
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset, name = node.name.text
            let value = (parameter.secondName ?? parameter.firstName).text
            let body = ["addTo", "removeFrom"].first(where: name.hasPrefix).map { prefix in
                let rest = name.dropFirst(prefix.count)
                let key = rest.prefix(1).lowercased() + rest.dropFirst()
                return "_changeManaged(\"\(key)\", adding: \(prefix == "addTo"), \(value))"
            }
            // Methods of ordered relationships that take an index are not implemented.
            edits.append((end..<end, " { \(body ?? "fatalError(\"\(name) is not there\")") }"))
            return .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            edits += RuntimeEdits.casts(in: node)
            return .visitChildren
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            edits += RuntimeEdits.overrides(in: node)
            return .visitChildren
        }

        private func isManaged(_ attributes: AttributeListSyntax) -> Bool {
            attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "NSManaged"
            } && conditions.modules.contains("CoreData")
        }

        /// The initialiser of a class that a context, a table or a collection instantiates is `required` here and
        /// `override` on iOS: the same length.
        override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
            let parameters = node.signature.parameterClause.parameters.map(\.firstName.text)
            let isMade = parameters == ["entity", "insertInto"] || parameters == ["style", "reuseIdentifier"]
                || parameters == ["reuseIdentifier"] || parameters == ["annotation", "reuseIdentifier"]
                || (parameters == ["frame"] && Self.isReusable(node))
            if isMade,
               let modifier = node.modifiers.first(where: { $0.name.text == "override" }) {
                replace(modifier, "required")
                for access in node.modifiers where ["private", "fileprivate"].contains(access.name.text) {
                    replace(access, "public")
                }
            }
            return .visitChildren
        }

        /// Whether an initialiser is of a class that by its superclass's name is placed by a collection.
        private static func isReusable(_ node: InitializerDeclSyntax) -> Bool {
            var parent = node.parent
            while let found = parent, !found.is(ClassDeclSyntax.self) { parent = found.parent }
            let bases = parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes
            let name = bases?.first?.type.trimmedDescription.prefix { $0 != "<" } ?? ""
            return name.hasSuffix("Cell") || name.hasSuffix("ReusableView")
        }

        override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
            if let edit = RuntimeEdits.obsoleted(node) { edits.append(edit) }
            guard SourceEdits.blanked.contains(node.attributeName.trimmedDescription) else { return .visitChildren }
            for token in node.tokens(viewMode: .sourceAccurate) { replace(token, "") }
            return .skipChildren
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            let name = node.macroName.text
            if seesSystem, conditions.modules.contains("QuadrantFoundation") {
                edits += PredicateEdits.evaluations(in: node)
            }
            guard name == "selector" || name == "keyPath", let left = node.leftParen else {
                return .visitChildren
            }
            let string = node.arguments.trimmedDescription
            if name == "keyPath" {
                // The properties without the type that they begin at, which has a capital letter.
                let properties = string.split(separator: ".").drop { $0.first?.isUppercase == true }
                if !string.contains("\n") { replace(node, "\"\(properties.joined(separator: "."))\"") }
            } else if let label = node.arguments.first?.label?.text, label == "getter" || label == "setter" {
                let string = node.arguments.first?.expression.trimmedDescription ?? ""
                if !string.contains("\n") { replace(node, "Selector(\"\(string)\")") }
            } else {
                // A function of QuadrantFoundation that takes the method itself.
                let start = node.pound.positionAfterSkippingLeadingTrivia.utf8Offset
                edits.append((start..<left.endPosition.utf8Offset, "_Selector("))
            }
            return .skipChildren
        }
    }
}
