import Foundation
import Testing
@testable import QuadrantCompiler

/// How generated code creates views from values.
@Suite struct ViewInitializerTests {
    private func forms(_ members: String) -> [ViewInitializer] {
        let text = "import SwiftUI\nstruct A: View {\n\(members)\nvar body: some View { EmptyView() } }"
        let file = SourceSet.File(path: "A.swift", absolute: "/A.swift", bytes: Array(text.utf8))
        return Scanner.scan(SourceSet(argument: "test", files: [file])).views.first?.initializers ?? []
    }

    /// Required properties are arguments, those with a default may be given, the view's own are left out.
    @Test(arguments: [
        ("let x: Int", "x"), ("var x = 3", "x?"), ("let x = 3", "no values"), ("var x: Int?", "x?"),
        ("let x: Int?", "x"), ("@State var x = 3", "x?"), ("@State private var x = 3", "no values"),
        ("@Binding var x: Int?", "x"), ("@Environment(\\.locale) var x", "no values"),
        ("@StateObject var x = Model()", "no values"), ("static var x = 3", "no values"),
        ("var x: Int { 3 }", "no values"), ("private let x: Int", "x"), ("private(set) var x = 3", "x?"),
        ("let x, y: Int; var z = 1", "x, y, z?"), ("init(x: Int, _ y: Int = 2) {}", "x, y?"),
        ("init(for x: Int) {}; init(y: Int) {}", "for"),
    ])
    func anInitializerTakesTheRequiredProperties(members: String, signature: String) {
        #expect(forms(members).first?.signature == signature)
    }

    /// Defaults of properties stay where they are; defaults of arguments are copied.
    @Test func theCodeReadsEachArgument() {
        #expect(forms("let x: Int; var y = 2; @State var z = 3")[0].code("A") == """
            var view = try A(x: try values.read("x"))
            try values.assign("y", to: &view.y)
            try values.assign("z", to: &view._z)
            return view
            """)
        #expect(forms("init(x: Int, _ y: Int = 2) {}")[0].code("A")
            == "return try A(x: try values.read(\"x\"), try values.read(\"y\", default: 2))")
        #expect(forms("init(x: Int, _ y: Int = 2) {}")[0].required.code("A")
            == "return try A(x: try values.read(\"x\"))")
    }
}
