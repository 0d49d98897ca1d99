import Foundation
import QuadrantFoundation
import Testing

@Suite("Constants of sockets")
struct SocketConstantsTests {
    /// As in Darwin's headers all are 32-bit integers, and have the values of this system.
    @Test func constantsAreIntegers() {
        var hints = addrinfo()
        hints.ai_socktype = SOCK_STREAM
        hints.ai_protocol = IPPROTO_TCP
        #expect(hints.ai_socktype == 1 && hints.ai_protocol == 6)
        let flags: Int32 = IFF_UP | IFF_RUNNING
        #expect(flags & IFF_UP == IFF_UP && flags & IFF_LOOPBACK == 0)
        let number = socket(AF_INET, SOCK_DGRAM, IPPROTO_UDP)
        #expect(number >= 0 && shutdown(number, SHUT_RDWR) == -1, "nothing is connected")
        close(number)
    }
}
