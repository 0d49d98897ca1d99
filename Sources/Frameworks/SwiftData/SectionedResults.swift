/// The models of a query in sections: those with the same title are together, in the order of the query.
public struct SectionedResults<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection {
    private let sections: [ResultsSection<Element, SectionTitle>]
    private let places: [SectionTitle: Int]

    /// A section begins where its first model is.
    init(_ models: [Element], by title: (Element) -> SectionTitle) {
        var titles: [SectionTitle] = [], groups: [[Element]] = [], places: [SectionTitle: Int] = [:]
        for model in models {
            let title = title(model)
            if let place = places[title] {
                groups[place].append(model)
            } else {
                places[title] = titles.count
                titles.append(title)
                groups.append([model])
            }
        }
        sections = zip(titles, groups).map { ResultsSection(title: $0, models: $1) }
        self.places = places
    }

    /// The titles in the order of the sections.
    public var sectionTitles: [SectionTitle] { sections.map(\.title) }
    /// Always 0.
    public var startIndex: Int { sections.startIndex }
    /// The number of sections.
    public var endIndex: Int { sections.endIndex }
    /// The section at an index, from 0.
    public subscript(position: Int) -> ResultsSection<Element, SectionTitle> { sections[position] }
    /// The section with a title; nil if there is none.
    public subscript(sectionTitle title: SectionTitle) -> ResultsSection<Element, SectionTitle>? {
        places[title].map { sections[$0] }
    }
}

/// The models of a query that have one title.
public struct ResultsSection<Element: PersistentModel, SectionTitle: Hashable>: RandomAccessCollection, Identifiable {
    /// What the models have in common.
    public let title: SectionTitle
    fileprivate let models: [Element]
    /// The title.
    public var id: SectionTitle { title }
    /// Always 0.
    public var startIndex: Int { models.startIndex }
    /// The number of models.
    public var endIndex: Int { models.endIndex }
    /// The model at an index, from 0.
    public subscript(position: Int) -> Element { models[position] }
}
