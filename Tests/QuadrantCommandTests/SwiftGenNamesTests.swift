import Testing
@testable import QuadrantCompiler

/// The examples of SwiftGen's documentation of `swiftIdentifier`, `snakeToCamelCase` and `lowerFirstWord`.
@Suite("Names as SwiftGen writes them")
struct SwiftGenNamesTests {
    @Test(arguments: [
        ("hello", "Hello"), ("42hello", "_42hello"), ("some$URL", "SomeURL"), ("25 Ultra Light", "_25UltraLight"),
        ("26_extra_ultra_light", "_26ExtraUltraLight"), ("apples.count", "ApplesCount"),
        ("foo_bar.baz.qux-yay", "FooBarBazQuxYay"), ("SNAKE_CASE", "SnakeCase"), ("snAke_case", "SnAkeCase"),
        ("__snake_case", "SnakeCase"), ("navigation-bar", "NavigationBar"), ("24Vision", "_24Vision"), ("...", ""),
    ])
    func aTypeHasACapital(_ text: String, _ name: String) { #expect(SwiftGenNames.type(text) == name) }

    @Test(arguments: [
        ("PeoplePicker", "peoplePicker"), ("URLChooser", "urlChooser"), ("alert__title", "alertTitle"),
        ("HEADER_TITLE", "headerTitle"), ("URL", "url"), ("Exclamation Mark", "exclamationMark"), ("README", "readme"),
        ("key1", "key1"), ("2nd place", "_2ndPlace"),
    ])
    func aMemberHasNone(_ text: String, _ name: String) { #expect(SwiftGenNames.member(text) == name) }
}
