import Foundation
import QuadrantCore
import QuadrantGeometry
import QuadrantHost
import QuadrantTesting
import QuadrantViews
import Testing

/// The texts of system controls, in the language of the environment.
@Suite("Words of the system") @MainActor
struct SystemWordTests {
    private func locale(_ name: String) -> Locale { Locale(identifier: name) }

    @Test(arguments: [
        ("en_US", "Back", "Cancel"), ("de_DE", "Zurück", "Abbrechen"), ("de_CH", "Zurück", "Abbrechen"),
        ("fr_FR", "Retour", "Annuler"), ("es_MX", "Atrás", "Cancelar"), ("it_IT", "Indietro", "Annulla"),
        ("pt_BR", "Voltar", "Cancelar"), ("nl_NL", "Terug", "Annuleer"), ("ja_JP", "戻る", "キャンセル"),
        ("zh_CN", "返回", "取消"), ("zh_TW", "返回", "取消"), ("ko_KR", "뒤로", "취소"), ("ru_RU", "Назад", "Отменить"),
        ("sw_KE", "Back", "Cancel")
    ])
    func wordsAreThoseOfTheLanguage(name: String, back: String, cancel: String) {
        #expect(SystemWord.back.localizedText(in: locale(name)) == back)
        #expect(SystemWord.cancel.localizedText(in: locale(name)) == cancel)
    }

    /// Chinese has two scripts, given explicitly or by the region.
    @Test func scriptsHaveWordsOfTheirOwn() {
        func edit(_ name: String) -> String { SystemWord.edit.localizedText(in: locale(name)) }
        for name in ["zh_TW", "zh_HK", "zh-Hant", "zh-Hant_CN"] { #expect(edit(name) == "編輯") }
        for name in ["zh_CN", "zh", "zh-Hans", "zh-Hans_HK"] { #expect(edit(name) == "编辑") }
        #expect(SystemWord.search.localizedText(in: locale("pt_BR")) == "Buscar")
        #expect(SystemWord.search.localizedText(in: locale("pt_PT")) == "Pesquisar")
        #expect(SystemWord.cancel.localizedText(in: locale("nb_NO")) == "Avbryt")
    }

    /// Every table is complete, without superfluous or empty entries.
    @Test func tablesAreWhole() {
        for name in ["en", "de", "fr", "es", "it", "pt", "pt_PT", "nl", "sv", "da", "nb", "fi", "pl", "cs", "tr", "ru",
                     "uk", "ja", "ko", "zh_CN", "zh_TW", "ar", "he"] {
            for word in SystemWord.allCases { #expect(!word.localizedText(in: locale(name)).isEmpty) }
            #expect(SystemWord.redo.localizedText(in: locale(name)) != "Redo" || name == "en")
        }
    }

    /// Whether an accessibility element has this label; the English text is matched as well.
    private func says(_ scene: ViewHarness, _ word: String) -> Bool {
        !GraphInspector(scene.host.graph).frames(named: word).isEmpty
    }

    @Test func theWayBackIsCalledWhatItIs() {
        let scene = ViewHarness(offering: 393, 700) {
            NavigationStack {
                NavigationLink("Open") { Text("Inside").navigationTitle("Inside") }
            }
            .environment(\.locale, locale("de_DE"))
        }
        scene.tap("Open")
        scene.wait(1)
        #expect(says(scene, "Zurück"))
    }

    @Test func alertsAddWordsOfTheLanguage() {
        func scene(_ name: String) -> ViewHarness {
            ViewHarness(offering: 393, 700) {
                Color.white.alert("Title", isPresented: .constant(true)) { Button("Remove", role: .destructive) {} }
                    .environment(\.locale, locale(name))
            }
        }
        #expect(says(scene("fr_FR"), "Annuler"))
        #expect(says(scene("en_US"), "Cancel") && !says(scene("en_US"), "Annuler"))
        let simple = ViewHarness(offering: 393, 700) {
            Color.white.alert("Title", isPresented: .constant(true)) {}.environment(\.locale, locale("ko_KR"))
        }
        #expect(says(simple, "확인"))
    }

    @Test func buttonsOfTheSystemFollowTheLocale() {
        let name = Input("de_DE")
        let scene = ViewHarness(offering: 393, 300) {
            VStack {
                EditButton()
                RenameButton()
                PasteButton(payloadType: String.self) { _ in }
                ShareLink(item: "words")
            }
            .environment(\.locale, locale(name.value))
        }
        for word in ["Bearbeiten", "Umbenennen", "Einsetzen", "Teilen …"] { #expect(says(scene, word)) }
        name.value = "en_US"
        scene.settle()
        for word in ["Edit", "Rename", "Paste", "Share…"] { #expect(says(scene, word)) }
    }
}
