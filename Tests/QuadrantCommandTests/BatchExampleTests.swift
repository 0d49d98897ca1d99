import Foundation
import Testing

/// `Examples/Batch` without Ray: what its programs keep when a worker or they themselves are killed.
@Suite(.enabled(if: access("/usr/bin/python3", X_OK) == 0 || access("/usr/local/bin/python3", X_OK) == 0))
struct BatchExampleTests {
    private static let example = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Examples/Batch").standardizedFileURL.path

    private struct Entry: Decodable { var id: Int, output: String, status: String }

    private func entries(_ command: Command) throws -> [Entry] {
        try (command.text("out/index.jsonl") ?? "").split(separator: "\n").map {
            try JSONDecoder().decode(Entry.self, from: Data($0.utf8))
        }
    }

    private func names(_ count: Int) -> [String] {
        (0..<count).map { "card-" + String(repeating: "0", count: 5 - "\($0)".count) + "\($0).png" }
    }

    /// The worker is killed after some pictures, twice; the third run draws what is missing and replaces no file.
    @Test func thePipeContinues() throws {
        let command = try Command()
        let result = try command.shell("""
            export QUADRANT
            for run in 1 2; do
                setsid "\(Self.example)/with_pipe" out 24 2> /dev/null & group=$!
                until [ "$(ls out 2> /dev/null | grep -c png)" -ge $((run * 6)) ]; do sleep 0.02; done
                kill -9 -- -$group
                wait $group
                ls -i out | grep png | sort > before$run
            done
            printf '{"id": 23, "outp' >> out/index.jsonl
            touch out/.quadrant-abandoned
            "\(Self.example)/with_pipe" out 24
            echo $?
            ls -i out | grep png | sort > after
            # Files of the first runs that are another file now.
            sort -u before1 before2 | comm -23 - after
            "\(Self.example)/with_pipe" out 24
            echo $?
            """)
        #expect(result.output == "0\n0\n", "\(result.output)\(result.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: command.folder + "/out").sorted()
        #expect(files == names(24) + ["index.jsonl"])
        // The cut line of the index stays, as a line of its own.
        let lines = (command.text("out/index.jsonl") ?? "").split(separator: "\n")
        #expect(lines.contains("{\"id\": 23, \"outp"))
        let found = lines.compactMap { try? JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
        #expect(found.map(\.id).sorted() == Array(0..<24))
        for name in names(24) {
            // A PNG file ends with this chunk.
            #expect(command.data("out/" + name)?.suffix(8) == Data([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]))
        }
    }

    /// A worker that is killed five times, as the actors of Ray use it, is started again each time.
    @Test func theWorkerObjectContinues() throws {
        let command = try Command()
        try command.write("""
            import os, signal, sys, threading, time
            sys.path.insert(0, \"\(Self.example)\")
            from cards import Index
            from worker import Worker
            index, worker = Index("out"), Worker("\(Self.example)/Card.swift")

            def kill():
                for _ in range(5):
                    before = len(index.done)
                    while len(index.done) < before + 2 or worker.process is None:
                        time.sleep(0.001)
                    os.kill(worker.process.pid, signal.SIGKILL)

            killer = threading.Thread(target=kill, daemon=True)
            killer.start()
            for request in index.missing(30):
                index.add(worker.draw(request))
            killer.join()
            worker.close()
            print(len(index.done), len(index.errors), worker.starts)
            """, to: "batch.py")
        let result = try command.shell("export QUADRANT; python3 batch.py")
        // Two kills may meet the same process.
        #expect(result.output.hasPrefix("30 0 "), "\(result.output)\(result.errors)")
        #expect(try entries(command).map(\.id) == Array(0..<30))
        let files = try FileManager.default.contentsOfDirectory(atPath: command.folder + "/out").sorted()
        #expect(files.filter { $0.hasSuffix(".png") } == names(30))
    }
}
