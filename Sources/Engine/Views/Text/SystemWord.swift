package import Foundation
import QuadrantCore

/// A text of the system itself, in the language of the environment.
///
/// The texts are meant to be those of iOS; they were written from memory, without a recorded source. A text that is
/// missing in a language's table is English.
package enum SystemWord: Int, CaseIterable, Sendable {
    case back, cancel, done, edit, search, ok, delete, more, copy, paste, share, rename, save, undo, redo
    case clearText, reorder, previousMonth, nextMonth, time, settings, scope, close

    package var english: String { Self.tables["en"]![rawValue] }

    package func localizedText(in locale: Locale) -> String {
        guard let table = Self.tables[Self.language(of: locale)], rawValue < table.count else { return english }
        return table[rawValue]
    }

    /// The name of a table: a language, with its script or region if that makes a difference.
    private static func language(of locale: Locale) -> String {
        let language = locale.language.languageCode?.identifier ?? "en"
        let region = locale.region?.identifier ?? ""
        switch language {
        case "zh":
            let isTraditional = locale.language.script?.identifier == "Hant"
                || (locale.language.script == nil && ["TW", "HK", "MO"].contains(region))
            return isTraditional ? "zh-Hant" : "zh-Hans"
        case "yue": return "zh-Hant"
        case "no", "nn": return "nb"
        case "iw": return "he"
        case "pt" where region == "PT": return "pt-PT"
        default: return language
        }
    }

    /// The texts by language, in the order of the cases.
    private static let tables: [String: [String]] = [
        "en": [
            "Back", "Cancel", "Done", "Edit", "Search", "OK", "Delete", "More", "Copy", "Paste", "Share…", "Rename",
            "Save", "Undo", "Redo", "Clear text", "Reorder", "Previous Month", "Next Month", "Time", "Settings",
            "Scope", "Close"
        ],
        "de": [
            "Zurück", "Abbrechen", "Fertig", "Bearbeiten", "Suchen", "OK", "Löschen", "Mehr", "Kopieren", "Einsetzen",
            "Teilen …", "Umbenennen", "Sichern", "Widerrufen", "Wiederholen", "Text löschen", "Neu anordnen",
            "Vorheriger Monat", "Nächster Monat", "Uhrzeit", "Einstellungen", "Bereich", "Schließen"
        ],
        "fr": [
            "Retour", "Annuler", "OK", "Modifier", "Rechercher", "OK", "Supprimer", "Autres", "Copier", "Coller",
            "Partager…", "Renommer", "Enregistrer", "Annuler", "Rétablir", "Effacer le texte", "Réorganiser",
            "Mois précédent", "Mois suivant", "Heure", "Réglages", "Étendue", "Fermer"
        ],
        "es": [
            "Atrás", "Cancelar", "OK", "Editar", "Buscar", "Aceptar", "Eliminar", "Más", "Copiar", "Pegar",
            "Compartir…", "Renombrar", "Guardar", "Deshacer", "Rehacer", "Borrar texto", "Reordenar",
            "Mes anterior", "Mes siguiente", "Hora", "Ajustes", "Ámbito", "Cerrar"
        ],
        "it": [
            "Indietro", "Annulla", "Fine", "Modifica", "Cerca", "OK", "Elimina", "Altro", "Copia", "Incolla",
            "Condividi…", "Rinomina", "Salva", "Annulla", "Ripristina", "Cancella testo", "Riordina",
            "Mese precedente", "Mese successivo", "Ora", "Impostazioni", "Ambito", "Chiudi"
        ],
        "pt": [
            "Voltar", "Cancelar", "OK", "Editar", "Buscar", "OK", "Apagar", "Mais", "Copiar", "Colar",
            "Compartilhar…", "Renomear", "Salvar", "Desfazer", "Refazer", "Limpar texto", "Reordenar",
            "Mês anterior", "Próximo mês", "Hora", "Ajustes", "Escopo", "Fechar"
        ],
        "pt-PT": [
            "Voltar", "Cancelar", "OK", "Editar", "Pesquisar", "OK", "Apagar", "Mais", "Copiar", "Colar",
            "Partilhar…", "Alterar nome", "Guardar", "Desfazer", "Refazer", "Limpar texto", "Reordenar",
            "Mês anterior", "Mês seguinte", "Hora", "Definições", "Âmbito", "Fechar"
        ],
        "nl": [
            "Terug", "Annuleer", "Gereed", "Wijzig", "Zoek", "OK", "Verwijder", "Meer", "Kopieer", "Plak",
            "Deel…", "Wijzig naam", "Bewaar", "Herstel", "Opnieuw", "Wis tekst", "Wijzig volgorde",
            "Vorige maand", "Volgende maand", "Tijd", "Instellingen", "Bereik", "Sluit"
        ],
        "sv": [
            "Tillbaka", "Avbryt", "Klar", "Redigera", "Sök", "OK", "Radera", "Mer", "Kopiera", "Klistra in",
            "Dela…", "Byt namn", "Spara", "Ångra", "Gör om", "Rensa text", "Ändra ordning",
            "Föregående månad", "Nästa månad", "Tid", "Inställningar", "Omfång", "Stäng"
        ],
        "da": [
            "Tilbage", "Annuller", "OK", "Rediger", "Søg", "OK", "Slet", "Mere", "Kopier", "Indsæt",
            "Del…", "Omdøb", "Arkiver", "Fortryd", "Gentag", "Ryd tekst", "Omarranger",
            "Forrige måned", "Næste måned", "Tidspunkt", "Indstillinger", "Område", "Luk"
        ],
        "nb": [
            "Tilbake", "Avbryt", "Ferdig", "Rediger", "Søk", "OK", "Slett", "Mer", "Kopier", "Lim inn",
            "Del…", "Endre navn", "Arkiver", "Angre", "Gjør om", "Fjern tekst", "Endre rekkefølge",
            "Forrige måned", "Neste måned", "Tid", "Innstillinger", "Omfang", "Lukk"
        ],
        "fi": [
            "Takaisin", "Kumoa", "Valmis", "Muokkaa", "Etsi", "OK", "Poista", "Lisää", "Kopioi", "Sijoita",
            "Jaa…", "Nimeä uudelleen", "Tallenna", "Kumoa", "Tee sittenkin", "Sulje"
        ],
        "pl": [
            "Wróć", "Anuluj", "Gotowe", "Edytuj", "Szukaj", "OK", "Usuń", "Więcej", "Kopiuj", "Wklej",
            "Udostępnij…", "Zmień nazwę", "Zachowaj", "Cofnij", "Przywróć", "Zamknij"
        ],
        "cs": [
            "Zpět", "Zrušit", "Hotovo", "Upravit", "Hledat", "OK", "Smazat", "Více", "Kopírovat", "Vložit",
            "Sdílet…", "Přejmenovat", "Uložit", "Zpět", "Znovu", "Zavřít"
        ],
        "tr": [
            "Geri", "Vazgeç", "Bitti", "Düzenle", "Ara", "Tamam", "Sil", "Daha Fazla", "Kopyala", "Yapıştır",
            "Paylaş…", "Adını Değiştir", "Kaydet", "Geri Al", "Yinele", "Kapat"
        ],
        "ru": [
            "Назад", "Отменить", "Готово", "Править", "Поиск", "OK", "Удалить", "Еще", "Скопировать", "Вставить",
            "Поделиться…", "Переименовать", "Сохранить", "Отменить", "Повторить", "Очистить текст", "Изменить порядок",
            "Предыдущий месяц", "Следующий месяц", "Время", "Настройки", "Область", "Закрыть"
        ],
        "uk": [
            "Назад", "Скасувати", "Готово", "Редагувати", "Пошук", "OK", "Видалити", "Більше", "Скопіювати", "Вставити",
            "Поширити…", "Перейменувати", "Зберегти", "Скасувати", "Повторити", "Закрити"
        ],
        "ja": [
            "戻る", "キャンセル", "完了", "編集", "検索", "OK", "削除", "その他", "コピー", "ペースト",
            "共有…", "名称変更", "保存", "取り消す", "やり直す", "テキストを消去", "並べ替え",
            "前の月", "次の月", "時刻", "設定", "範囲", "閉じる"
        ],
        "ko": [
            "뒤로", "취소", "완료", "편집", "검색", "확인", "삭제", "더 보기", "복사하기", "붙여넣기",
            "공유…", "이름 변경", "저장", "실행 취소", "실행 복귀", "텍스트 지우기", "순서 변경",
            "이전 달", "다음 달", "시간", "설정", "범위", "닫기"
        ],
        "zh-Hans": [
            "返回", "取消", "完成", "编辑", "搜索", "好", "删除", "更多", "拷贝", "粘贴",
            "共享…", "重新命名", "存储", "撤销", "重做", "清除文本", "重新排序",
            "上个月", "下个月", "时间", "设置", "范围", "关闭"
        ],
        "zh-Hant": [
            "返回", "取消", "完成", "編輯", "搜尋", "好", "刪除", "更多", "拷貝", "貼上",
            "分享…", "重新命名", "儲存", "還原", "重做", "清除文字", "重新排序",
            "上個月", "下個月", "時間", "設定", "範圍", "關閉"
        ],
        "ar": [
            "رجوع", "إلغاء", "تم", "تعديل", "بحث", "موافق", "حذف", "المزيد", "نسخ", "لصق",
            "مشاركة…", "إعادة تسمية", "حفظ", "تراجع", "إعادة", "إغلاق"
        ],
        "he": [
            "חזרה", "ביטול", "סיום", "עריכה", "חיפוש", "אישור", "מחיקה", "עוד", "העתקה", "הדבקה",
            "שיתוף…", "שינוי שם", "שמירה", "ביטול", "ביצוע מחדש", "סגירה"
        ]
    ]
}

extension Text {
    package init(system word: SystemWord) {
        self.init(spans: [Span(content: .late(Late(plainText: word.english) { word.localizedText(in: $0.locale) }))])
    }
}

extension Label where Title == Text, Icon == Image {
    init(system word: SystemWord, systemImage name: String) {
        self.init(title: { Text(system: word) }, icon: { Image(systemName: name) })
    }
}

extension Button where Label == Text {
    init(system word: SystemWord, role: ButtonRole? = nil, action: @escaping () -> Void = {}) {
        self.init(role: role, action: action) { Text(system: word) }
    }
}
