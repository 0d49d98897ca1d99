import Foundation
import QuadrantText

// Automatic grammar agreement: `^[3 apple](inflect: true)` is "3 apples". The plurals of six languages are made by
// rules and small tables; other languages keep the words as they are.

/// The plurals of a language.
nonisolated struct Inflection {
    /// Ends of words and what replaces them, the most special first; "-" keeps the word.
    private let endings: [(end: String, plural: String)]
    /// Words after which a noun is described further and that end what is inflected: "cup of tea".
    private let links: Set<String>
    /// Whether all words agree, and not only the noun, which is the last one.
    private let isAdjectival: Bool

    private init(_ table: String, links: String, isAdjectival: Bool = false) {
        endings = table.split { $0 == " " || $0 == "\n" }.map { entry in
            let parts = entry.split(separator: ">", omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "-")
        }
        self.links = Set(links.split(separator: " ").map(String.init))
        self.isAdjectival = isAdjectival
    }

    /// Nil for a language whose words are kept.
    static func of(_ locale: Locale) -> Inflection? {
        languages[locale.language.languageCode?.identifier ?? ""]
    }

    /// The words for several things: a noun with its adjectives.
    func plural(_ words: [String]) -> [String] {
        let end = words.dropFirst().firstIndex { links.contains($0.lowercased()) } ?? words.count
        return words.enumerated().map { index, word in
            guard index < end, isAdjectival || index == end - 1 else {
                return index < end - 1 ? adjective(word) : word
            }
            return plural(of: word)
        }
    }

    /// A German adjective before the noun in the plural: "neuer" is "neue". Others are kept.
    private func adjective(_ word: String) -> String {
        guard self.endings.first?.end == "=german", word.first?.isLowercase == true else { return word }
        for end in ["er", "es"] where word.hasSuffix(end) { return String(word.dropLast()) }
        return word
    }

    private func plural(of word: String) -> String {
        let low = word.lowercased()
        for (end, plural) in endings {
            // An equals sign begins an entry for a whole word.
            if end.hasPrefix("=") {
                guard low == end.dropFirst() else { continue }
                guard plural != "-" else { return word }
                return word.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
            }
            guard low.hasSuffix(end), low.count > end.count || end.count > 1 else { continue }
            guard plural != "-" else { return word }
            let made = String(word.dropLast(end.count)) + plural
            return word.first?.isUppercase == true ? made.prefix(1).uppercased() + made.dropFirst() : made
        }
        return word
    }

    private static let languages: [String: Inflection] = [
        "en": Inflection(english, links: "of in to for from with at on per by and or"),
        "fr": Inflection(french, links: "de d à en au aux pour sur dans par avec sans du des et ou",
                         isAdjectival: true),
        "de": Inflection(german, links: "von vom für mit in im an auf aus zu zum pro und oder"),
        "es": Inflection(spanish, links: "de del en a al para con por sin y o", isAdjectival: true),
        "it": Inflection(italian, links: "di del della dello in a al da con per su e o", isAdjectival: true),
        "pt": Inflection(portuguese, links: "de do da em no na a para com por sem e ou", isAdjectival: true),
    ]

    private static let english = """
        =human>humans =german>germans =roman>romans =talisman>talismans =shaman>shamans
        =sheep =fish =deer =series =species =aircraft =moose =salmon =trout =offspring =information =news =equipment
        person>people child>children woman>women man>men foot>feet tooth>teeth goose>geese mouse>mice =louse>lice
        =ox>oxen =die>dice quiz>quizzes leaf>leaves =life>lives wife>wives knife>knives half>halves shelf>shelves
        wolf>wolves loaf>loaves thief>thieves calf>calves =elf>elves =self>selves
        potato>potatoes tomato>tomatoes hero>heroes echo>echoes =veto>vetoes torpedo>torpedoes mosquito>mosquitoes
        analysis>analyses basis>bases crisis>crises thesis>theses =axis>axes diagnosis>diagnoses
        parenthesis>parentheses synopsis>synopses
        cactus>cacti fungus>fungi stimulus>stimuli =radius>radii alumnus>alumni nucleus>nuclei
        criterion>criteria phenomenon>phenomena bacterium>bacteria =medium>media =datum>data
        matrix>matrices vertex>vertices appendix>appendices
        ay>ays ey>eys oy>oys uy>uys y>ies s>ses x>xes z>zes ch>ches sh>shes >s
        """

    private static let french = """
        =bleu>bleus =pneu>pneus =landau>landaus =bal>bals =carnaval>carnavals =festival>festivals =final>finals
        =récital>récitals =régal>régals =chacal>chacals =naval>navals =fatal>fatals =bail>baux =corail>coraux
        =travail>travaux =vitrail>vitraux =bijou>bijoux =caillou>cailloux =chou>choux =genou>genoux =hibou>hiboux
        =pou>poux =œil>yeux =ciel>cieux =monsieur>messieurs =madame>mesdames =mademoiselle>mesdemoiselles
        =le>les =la>les =un>des =une>des s x z au>aux eu>eux al>aux >s
        """

    private static let german = """
        =german nachricht>nachrichten apfel>äpfel buch>bücher tag>tage bild>bilder haus>häuser kind>kinder mann>männer
        stadt>städte wort>wörter land>länder freund>freunde monat>monate jahr>jahre foto>fotos =app>apps hund>hunde
        nacht>nächte =hand>hände ball>bälle baum>bäume punkt>punkte schritt>schritte brief>briefe =gast>gäste
        platz>plätze spiel>spiele stück>stücke ticket>tickets song>songs herz>herzen mensch>menschen bett>betten
        =ohr>ohren auge>augen zug>züge flug>flüge satz>sätze termin>termine mutter>mütter vater>väter bruder>brüder
        tochter>töchter garten>gärten laden>läden vogel>vögel glas>gläser =rad>räder fahrrad>fahrräder blatt>blätter
        dorf>dörfer =ei>eier =bad>bäder fach>fächer gang>gänge ort>orte =arzt>ärzte kopf>köpfe korb>körbe topf>töpfe
        =fuß>füße =uhr>uhren frau>frauen =zahl>zahlen anzahl>anzahlen =art>arten =tür>türen staat>staaten
        person>personen album>alben museum>museen datum>daten thema>themen team>teams =chat>chats =hotel>hotels
        =link>links =tipp>tipps email>emails e-mail>e-mails =mail>mails =post>posts =like>likes =clip>clips
        nis>nisse ung>ungen heit>heiten keit>keiten schaft>schaften ion>ionen tät>täten ik>iken ur>uren enz>enzen
        anz>anzen =studentin>studentinnen rin>rinnen din>dinnen tin>tinnen gin>ginnen
        chen lein er el en ei>eien a>as i>is o>os u>us y>ys e>en >e
        """

    private static let spanish = """
        =lunes =martes =miércoles =jueves =viernes =crisis =análisis =tesis =paraguas =cumpleaños =mes>meses
        =país>países autobús>autobuses =joven>jóvenes examen>exámenes imagen>imágenes =orden>órdenes
        =carácter>caracteres =régimen>regímenes =club>clubes =un>unos =el>los =margen>márgenes =origen>orígenes
        ión>iones án>anes én>enes ín>ines ón>ones ún>unes és>eses í>íes ú>úes z>ces
        a>as e>es i>is o>os u>us á>ás é>és ó>ós s x l>les r>res n>nes d>des j>jes y>yes >s
        """

    private static let italian = """
        =uomo>uomini =uovo>uova =dito>dita =mano>mani =paio>paia =braccio>braccia =foto =auto =moto =radio =cinema
        =zio>zii =amico>amici =medico>medici =nemico>nemici =il>i =lo>gli =la>le =un>dei =una>delle
        problema>problemi tema>temi sistema>sistemi programma>programmi schema>schemi ista>isti
        ncia>nce rcia>rce ggia>gge ccia>cce scia>sce ica>iche ca>che ga>ghe ologo>ologi go>ghi ico>ici co>chi
        io>i o>i a>e e>i
        """

    private static let portuguese = """
        =mão>mãos =irmão>irmãos =cidadão>cidadãos =pão>pães =cão>cães =alemão>alemães =capitão>capitães =mês>meses
        =país>países =lápis =ônibus =vírus =fácil>fáceis =difícil>difíceis =útil>úteis =móvel>móveis =nível>níveis
        =automóvel>automóveis =um>uns =uma>umas =o>os =a>as
        ão>ões ável>áveis ível>íveis al>ais el>éis ol>óis ul>uis il>is m>ns r>res z>zes ês>eses
        a>as e>es i>is o>os u>us á>ás é>és ê>ês ó>ós s >s
        """
}

extension LocalizedStringKey {
    /// The key without `^[…](…)`, in which the words of `(inflect: true)` agree with the number before them.
    func inflected(in locale: Locale) -> LocalizedStringKey {
        func hasMark(_ part: Part) -> Bool {
            if case .literal(let text) = part { text.utf8.contains(UInt8(ascii: "^")) } else { false }
        }
        guard parts.contains(where: hasMark) else { return self }
        var key = self
        while let span = key.firstAgreement() { key.parts = span.resolved(in: locale) }
        return key
    }

    /// The first `^[…](…)`: what stands before, in and after it.
    private func firstAgreement() -> Agreement? {
        var before: [Part] = [], inside: [Part] = []
        var isInside = false
        for (index, part) in parts.enumerated() {
            guard case .literal(let text) = part else {
                if isInside { inside.append(part) } else { before.append(part) }
                continue
            }
            var rest = text[...]
            if !isInside {
                guard let open = rest.range(of: "^[") else {
                    before.append(part)
                    continue
                }
                before.append(.literal(String(rest[..<open.lowerBound])))
                rest = rest[open.upperBound...]
                isInside = true
            }
            if let close = rest.firstMatch(of: /\]\(\s*(\w+\s*:[^)]*)\)/) {
                inside.append(.literal(String(rest[..<close.range.lowerBound])))
                let after = [.literal(String(rest[close.range.upperBound...]))] + parts[(index + 1)...]
                return Agreement(before: before, inside: inside, after: after,
                                 inflects: close.output.1.contains(/inflect\s*:\s*true/))
            }
            inside.append(.literal(String(rest)))
        }
        return nil
    }

    private struct Agreement {
        let before: [Part]
        let inside: [Part]
        let after: [Part]
        let inflects: Bool

        func resolved(in locale: Locale) -> [Part] {
            let words = inflects ? agreeing(in: locale) : inside
            return (before + words + after).filter { $0 != .literal("") }
        }

        /// The words in the number of the first number.
        private func agreeing(in locale: Locale) -> [Part] {
            guard let number = number(in: locale), let inflection = Inflection.of(locale),
                  PluralRules.form(of: number, in: locale.identifier) != "one" else { return inside }
            let texts = inside.map { part in
                switch part {
                case .literal(let text): text
                case .value(let value): value.format(locale)
                case .text: ""
                }
            }
            let pattern = /[\p{L}\p{M}'’\-]*\p{L}[\p{L}\p{M}'’\-]*/
            let words = texts.flatMap { $0.matches(of: pattern).map { String($0.output) } }
            var plurals = inflection.plural(words)[...]
            return zip(inside, texts).map { part, text in
                let made = text.replacing(pattern) { _ in plurals.popFirst() ?? "" }
                if made == text { return part }
                if case .value(let value) = part {
                    return .value(Formatted(plainText: made, specifier: value.specifier) { _ in made })
                }
                return .literal(made)
            }
        }

        private func number(in locale: Locale) -> Double? {
            for part in inside {
                switch part {
                case .literal(let text):
                    if let match = text.firstMatch(of: /\d+/) { return Double(match.output) }
                case .value(let value):
                    if let number = Double(value.plainText) { return number }
                    if let match = value.format(locale).firstMatch(of: /^\d+/) { return Double(match.output) }
                case .text: continue
                }
            }
            return nil
        }
    }
}
