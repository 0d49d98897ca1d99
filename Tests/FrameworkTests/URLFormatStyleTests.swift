import Foundation
import QuadrantFoundation
import Testing

@Suite("Formats of addresses")
struct URLFormatStyleTests {
    private let address = URL(string: "https://me:secret@www.example.org:8080/a/b?q=1#part")!

    @Test func theDefaultLeavesOutUserPortOfTheWebQueryAndFragment() {
        #expect(address.formatted() == "https://www.example.org/a/b")
        #expect(URL(string: "ftp://example.org:21/x")!.formatted(.url) == "ftp://example.org:21/x")
    }

    @Test func partsAreChosen() {
        #expect(address.formatted(.url.scheme(.never).path(.never)) == "www.example.org")
        #expect(address.formatted(.url.user().password().port().query().fragment()) == address.absoluteString)
        #expect(address.formatted(.url.host(.omitSpecificSubdomains(["www"]))) == "https://example.org/a/b")
        #expect(address.formatted(.url.host(.never).scheme(.never)) == "/a/b")
        #expect(address.formatted(.url.port(.displayWhen(.scheme, matches: ["https"])).path(.never))
            == "https://www.example.org:8080")
        #expect(address.formatted(.url.scheme(.omitIfHTTPFamily)) == "www.example.org/a/b")
    }
}
