import CoreSpotlight
import SwiftUI

struct IndexView: View {
    var body: some View {
        Button("Index") {
            let set = CSSearchableItemAttributeSet(contentType: .text)
            set.title = "Note"
            let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "notes", attributeSet: set)
            CSSearchableIndex.default().indexSearchableItems([item]) { error in if let error { print(error) } }
        }
        .onContinueUserActivity(CSSearchableItemActionType) { _ in }
    }
}
#Preview { IndexView() }
