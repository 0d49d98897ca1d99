import Dispatch
import Foundation
import QuadrantFoundation
import Testing

@Suite("What the kernel says of a program")
struct TaskInfoTests {
    /// As programs ask for their memory.
    @Test func theMemoryOfTheProgramIsKnown() {
        var info = mach_task_basic_info()
        var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        #expect(result == KERN_SUCCESS)
        #expect(info.resident_size > 1_000_000 && info.resident_size <= info.virtual_size)
        #expect(info.resident_size <= info.resident_size_max)
    }

    @Test func aPlaceThatIsTooSmallIsRefused() {
        var word: integer_t = 0, count = mach_msg_type_number_t(1)
        #expect(task_info(mach_task_self_, task_flavor_t(TASK_VM_INFO), &word, &count) == KERN_INVALID_ARGUMENT)
        #expect(word == 0 && count == 1)
    }

    @Test func errorsAreReadByTheNamesOfC() {
        let error = NSError(domain: "app", code: 7, userInfo: [NSLocalizedDescriptionKey: "It failed."])
        #expect(CFErrorGetDomain(error) == "app" as NSString && CFErrorGetCode(error) == 7)
        #expect(CFErrorCopyDescription(error) == "It failed." as NSString)
        #expect(CFErrorCopyFailureReason(error) == nil)
    }

    /// The overloads call Dispatch's own functions, not themselves: each closure runs.
    @Test func closuresOfQueuesRun() async {
        let queue = DispatchQueue(label: "app.queue"), group = DispatchGroup()
        let (runs, log) = AsyncStream.makeStream(of: String.self)
        queue.async { log.yield("plain") }
        queue.async(qos: .utility) { log.yield("quality") }
        queue.async(flags: .barrier) { log.yield("flags") }
        queue.async(qos: .utility, flags: .barrier) { log.yield("quality and flags") }
        queue.asyncAfter(deadline: .now()) { log.yield("later") }
        queue.asyncAfter(deadline: .now(), qos: .utility) { log.yield("later with quality") }
        queue.asyncAfter(wallDeadline: .now()) { log.yield("at a time of day") }
        queue.async(group: group) { log.yield("in a group") }
        group.notify(queue: queue) { log.yield("notified") }
        var seen: Set<String> = []
        for await run in runs {
            seen.insert(run)
            if seen.count == 9 { break }
        }
        #expect(seen == ["plain", "quality", "flags", "quality and flags", "later", "later with quality",
                         "at a time of day", "in a group", "notified"])
    }
}
