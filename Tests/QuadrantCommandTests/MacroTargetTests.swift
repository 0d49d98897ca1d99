import Foundation
import Testing

/// Macros of packages are built with the toolchain's SwiftSyntax.
struct MacroTargetTests {
    @Test func aMacroOfAPackageIsExpanded() throws {
        let command = try Command([
            "P/Package.swift": """
                // swift-tools-version: 5.9
                import CompilerPluginSupport
                import PackageDescription
                let package = Package(
                    name: "P",
                    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "600.0.0")],
                    targets: [
                        .macro(name: "PMacros", dependencies: [
                            .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                            .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                        ]),
                        .target(name: "P", dependencies: ["PMacros"]),
                    ])

                """,
            "P/Sources/PMacros/Macros.swift": """
                import SwiftCompilerPlugin
                import SwiftSyntax
                import SwiftSyntaxMacros
                public struct TwiceMacro: ExpressionMacro {
                    public static func expansion(
                        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
                    ) throws -> ExprSyntax {
                        "(\\(node.arguments.first!.expression)) * 2"
                    }
                }
                @main struct Plugin: CompilerPlugin {
                    let providingMacros: [any Macro.Type] = [TwiceMacro.self]
                }

                """,
            "P/Sources/P/P.swift": """
                import SwiftUI
                @freestanding(expression) macro twice(_ number: Int) -> Int
                    = #externalMacro(module: "PMacros", type: "TwiceMacro")
                #Preview { Text("\\(#twice(21))") }

                """,
        ])
        let result = try command.run("layout", "P", "--offline")
        #expect(result.code == 0 && result.output.contains("42"), "\(result.errors)")
        #expect(!result.errors.contains("swift-syntax"), "\(result.errors)")
    }

    /// A macro may be built on a library that other packages' macros use as well: it is no part of the program, where
    /// there is no SwiftSyntax.
    @Test func aMacroIsBuiltOnALibrary() throws {
        let command = try Command([
            "P/Package.swift": """
                // swift-tools-version: 5.9
                import CompilerPluginSupport
                import PackageDescription
                let package = Package(
                    name: "P",
                    dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", from: "600.0.0")],
                    targets: [
                        .target(name: "Doubling", dependencies: [
                            .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                        ]),
                        .macro(name: "PMacros", dependencies: [
                            "Doubling", .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
                        ]),
                        .target(name: "P", dependencies: ["PMacros"]),
                    ])

                """,
            "P/Sources/Doubling/Doubling.swift": """
                import SwiftSyntax
                import SwiftSyntaxBuilder
                package func doubled(_ expression: some ExprSyntaxProtocol) -> ExprSyntax { "(\\(expression)) * 2" }

                """,
            "P/Sources/PMacros/Macros.swift": """
                import Doubling
                import SwiftCompilerPlugin
                import SwiftSyntax
                import SwiftSyntaxMacros
                public struct TwiceMacro: ExpressionMacro {
                    public static func expansion(
                        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
                    ) throws -> ExprSyntax { doubled(node.arguments.first!.expression) }
                }
                @main struct Plugin: CompilerPlugin {
                    let providingMacros: [any Macro.Type] = [TwiceMacro.self]
                }

                """,
            "P/Sources/P/P.swift": """
                import SwiftUI
                @freestanding(expression) macro twice(_ number: Int) -> Int
                    = #externalMacro(module: "PMacros", type: "TwiceMacro")
                #Preview { Text("\\(#twice(21))") }

                """,
        ])
        let result = try command.run("layout", "P", "--offline")
        #expect(result.code == 0 && result.output.contains("42"), "\(result.errors)")
        try command.write("""
            import SwiftSyntax
            import SwiftSyntaxBuilder
            package func doubled(_ expression: some ExprSyntaxProtocol) -> ExprSyntax { "(\\(expression)) + 1" }

            """, to: "P/Sources/Doubling/Doubling.swift")
        #expect(try command.run("layout", "P", "--offline").output.contains("22"))
    }
}
