import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

private struct Person: Identifiable, Equatable {
    var id: String { name }
    var name: String
}

@MainActor @Suite("Search fields with tokens")
struct SearchTokensTests {
    private let text = Input(""), isPresented = Input(true)
    private let tokens = Input([Person(name: "Ada"), Person(name: "Bob")])
    private let others = Input([Person(name: "Ada"), Person(name: "Cleo")])

    @Test func tokensStandBeforeTheText() {
        let scene = window {
            NavigationStack {
                Text("Content").searchable(text: text.binding, tokens: tokens.binding, prompt: "Find") { Text($0.name) }
            }
        }
        #expect(scene.shows("Ada") && scene.shows("Bob"))
        scene.press("Find")
        scene.type("x")
        #expect(text.value == "x")
    }

    /// The key that deletes backwards removes the last token of a field without text.
    @Test func deletingInAnEmptyFieldRemovesTheLastToken() {
        let scene = window {
            NavigationStack {
                Text("Content").searchable(text: text.binding, tokens: tokens.binding, isPresented: isPresented.binding,
                                           prompt: Text("Find")) { Text($0.name) }
            }
        }
        scene.type("x")
        scene.key(.delete)
        #expect(text.value == "" && tokens.value.map(\.name) == ["Ada", "Bob"])
        scene.key(.delete)
        #expect(tokens.value.map(\.name) == ["Ada"] && !scene.shows("Bob"))
    }

    @Test func cancellingRemovesTextAndTokens() {
        let scene = window {
            NavigationStack {
                Text("Content").searchable(text: text.binding, tokens: tokens.binding, isPresented: isPresented.binding,
                                           placement: .toolbarPrincipal, prompt: String("Find")) { Text($0.name) }
            }
        }
        scene.type("x")
        scene.press("Cancel")
        #expect(text.value == "" && tokens.value.isEmpty && !isPresented.value)
    }

    /// Tokens that are there are not suggested again.
    @Test func aSuggestedTokenIsAddedByATap() {
        tokens.value = [Person(name: "Ada")]
        let scene = window {
            NavigationStack {
                Text("Content").searchable(text: text.binding, tokens: tokens.binding, suggestedTokens: others.binding,
                                           isPresented: isPresented.binding, prompt: "Find") { Text($0.name) }
            }
        }
        scene.type("C")
        #expect(scene.shows("Cleo"))
        scene.press("Cleo")
        #expect(tokens.value.map(\.name) == ["Ada", "Cleo"] && text.value == "")
    }

    @Test func suggestionsNeedNoStateOfTheSearch() {
        let scene = window {
            NavigationStack {
                Text("Content").searchable(text: text.binding, tokens: tokens.binding, suggestedTokens: others.binding,
                                           placement: .automatic, prompt: "Find") { Text($0.name) }
            }
        }
        scene.press("Find")
        scene.type("C")
        #expect(scene.shows("Cleo"))
    }

    /// A token's view may change the token.
    @Test func editableTokensAreChangedByTheirViews() {
        let scene = window {
            NavigationStack {
                Text("Content").searchable(text: text.binding, editableTokens: tokens.binding,
                                           prompt: "Find") { $token in
                    Button(token.name) { token.name += "!" }
                }
            }
        }
        scene.press("Ada")
        #expect(tokens.value.map(\.name) == ["Ada!", "Bob"] && scene.shows("Ada!"))
    }

    @Test func aSearchWithEditableTokensIsPresented() {
        let scene = window {
            NavigationStack {
                Text("Content").searchable(text: text.binding, editableTokens: tokens.binding,
                                           isPresented: isPresented.binding, prompt: "Find") { token in
                    Text(token.wrappedValue.name)
                }
            }
        }
        #expect(scene.shows("Cancel") && scene.shows("Ada"))
        scene.press("Cancel")
        #expect(!isPresented.value)
    }
}
