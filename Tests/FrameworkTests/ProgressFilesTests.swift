import Foundation
import QuadrantFoundation
import Testing

@Suite("Progress of files")
struct ProgressFilesTests {
    @Test func aProgressKeepsWhatBelongsToFiles() {
        let progress = Progress(totalUnitCount: 10)
        #expect(progress.fileTotalCount == nil && progress.fileOperationKind == nil)
        progress.fileOperationKind = .downloading
        (progress.fileTotalCount, progress.fileCompletedCount, progress.throughput) = (3, 1, 100)
        progress.estimatedTimeRemaining = 4.5
        #expect(progress.fileOperationKind == .downloading && progress.fileTotalCount == 3)
        #expect(progress.fileCompletedCount == 1 && progress.throughput == 100)
        #expect(progress.estimatedTimeRemaining == 4.5 && progress.fileURL == nil)
    }

    @Test func aSessionTellsTheTasksThatHaveNotEnded() async {
        let session = URLSession(configuration: .ephemeral)
        let (all, kinds) = (await session.allTasks, await session.tasks)
        #expect(all.isEmpty && kinds.0.isEmpty)
    }
}
