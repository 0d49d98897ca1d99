import PlaygroundSupport
import SwiftUI

struct PageView: View { var body: some View { Text("Page") } }
@MainActor func showPage() { PlaygroundPage.current.setLiveView(PageView()) }
#Preview { PageView() }
