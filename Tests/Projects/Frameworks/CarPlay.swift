import CarPlay
import SwiftUI

final class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
    func templateApplicationScene(_ scene: CPTemplateApplicationScene, didConnect controller: CPInterfaceController) {
        let item = CPListItem(text: "Song", detailText: nil)
        item.handler = { _, done in done() }
        let list = CPListTemplate(title: "Songs", sections: [CPListSection(items: [item])])
        controller.setRootTemplate(CPTabBarTemplate(templates: [list]), animated: true, completion: nil)
        Task { try? await controller.pushTemplate(CPNowPlayingTemplate.shared, animated: true) }
    }
}
struct CarView: View {
    var body: some View {
        let item = CPListItem(text: "Song", detailText: "Artist")
        let row = CPListImageRowItem(text: "Albums", gridElements: [.init(image: UIImage())],
                                     allowsMultipleLines: false)
        let list = CPListTemplate(title: "Songs", sections: [CPListSection(items: [row, item])])
        Text("\(list.itemCount) \(list.indexPath(for: item)?.row ?? -1)")
    }
}
#Preview { CarView() }
