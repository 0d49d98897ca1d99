import CarPlay
import Testing

@MainActor
@Suite("Pages of a car's screen")
struct CPInterfaceControllerTests {
    @Test func rowsAreFoundInAList() {
        let first = CPListItem(text: "a", detailText: nil), second = CPListItem(text: "b", detailText: nil)
        let list = CPListTemplate(title: nil, sections: [CPListSection(items: [first]), CPListSection(items: [second])])
        #expect(list.sectionCount == 2 && list.itemCount == 2)
        #expect(list.indexPath(for: second) == IndexPath(row: 0, section: 1))
        list.updateSections([CPListSection(items: [first])])
        #expect(list.indexPath(for: second) == nil)
    }

    @Test func theFirstTabIsSelectedAndAnotherWhenItIsGone() {
        let first = CPTemplate(), second = CPTemplate()
        let tabs = CPTabBarTemplate(templates: [first, second])
        #expect(tabs.selectedTemplate === first)
        tabs.select(second)
        #expect(tabs.selectedTemplate === second)
        tabs.updateTemplates([first])
        #expect(tabs.selectedTemplate === first)
    }
}
