import Testing

/// Generated files that do not compile are left out, and that is said (#35).
@Suite("Generated files that do not compile")
struct GeneratedCodeTests {
    /// A data model with an attribute that no class may have, and a catalog with a colour.
    private static let files = [
        "App/Model.xcdatamodeld/Model.xcdatamodel/contents": """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
                <entity name="Trip" representedClassName="Trip" syncable="YES" codeGenerationType="class">
                    <attribute name="description" attributeType="Integer 16" defaultValueString="3"/>
                </entity>
            </model>
            """,
        "App/Assets.xcassets/Sea.colorset/Contents.json": """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
             "components": {"red": "0", "green": "0", "blue": "1", "alpha": "1"}}}], "info": {"version": 1}}
            """,
        "App/Trips.swift": """
            import SwiftUI
            struct Trips: View {
                var body: some View { Text("trips").foregroundStyle(Color.sea) }
            }
            #Preview { Trips() }
            """,
        "project.yml": "name: App\ntargets:\n  App:\n    type: application\n    platform: iOS\n    sources: [App]\n",
    ]

    @Test func oneIsNamedAndTheOthersStay() throws {
        let command = try Command(Self.files)
        for isCached in [false, true] {
            let result = try command.run("layout", ".")
            #expect(result.code == 0 && result.output.contains("text: trips"), "\(result.errors)")
            #expect(result.errors.contains("the generated classes of data models and intents of App do not compile and "
                + "were left out: "), "\(isCached): \(result.errors)")
            #expect(result.errors.contains("var `description`"), "the line is quoted: \(result.errors)")
        }
    }
}
