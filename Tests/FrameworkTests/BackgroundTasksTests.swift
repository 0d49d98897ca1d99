import BackgroundTasks
import Testing

@Suite("Tasks of the background")
struct BackgroundTasksTests {
    @Test func aTaskThatAPersonBeganIsRefused() {
        let request = BGContinuedProcessingTaskRequest(
            identifier: "org.example.export", title: "Export", subtitle: "0 %")
        request.strategy = .fail
        #expect(request.title == "Export" && request.requiredResources.isEmpty)
        #expect(!BGTaskScheduler.supportedResources.contains(.gpu))
        #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(request) }
    }
}
