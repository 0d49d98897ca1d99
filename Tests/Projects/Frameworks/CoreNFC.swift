import CoreNFC
import SwiftUI

final class TagReader: NSObject, ObservableObject, NFCNDEFReaderSessionDelegate {
    @Published var text = "Hold near a tag"
    func read() { NFCNDEFReaderSession(delegate: self, queue: nil, invalidateAfterFirstRead: true).begin() }
    func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: Error) { text = "No reader" }
    func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {}
}
struct TagView: View {
    @StateObject private var reader = TagReader()
    var body: some View { Text(reader.text).onAppear { reader.read() } }
}
#Preview { TagView() }
