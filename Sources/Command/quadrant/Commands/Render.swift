import QuadrantBase
import QuadrantCompiler
import QuadrantProject
import QuadrantSession

enum Render {
    @MainActor static func run(_ arguments: Arguments) throws {
        let scene = try SceneOptions(arguments)
        Guard.growStack()
        ViewTasks.shared.install()
        let options = try RenderOptions(arguments, scene)
        let shard = TestedPictures.current, resume = DrawingRecord.past
        let isRestart = resume != nil || ProgramStart.isSkipped
        let isStrict = shard?.isStrict ?? scene.strict
        // `quadrant test` draws the other targets itself.
        let project = try ProjectOptions(arguments, takesAll: options.isAll && shard == nil)
        let sources = try SourceSet(arguments.plain, options: project)
        sources.prepare(scene, isQuiet: scene.quiet || isRestart)
        try options.checkScreen()
        try FontPackage.require()

        let progress = ProgressLine(isQuiet: scene.quiet)
        /// Whether what can be drawn is drawn, although the program does not compile as a whole: then the command
        /// fails at its end.
        let drawsRest = options.isAll && !scene.keepsGoing && !isStrict
        // After a crash restart the library is in the cache.
        let request = ProgramRequest(
            view: scene.view, all: options.isAll, usesCache: scene.usesCache || isRestart,
            keepsGoing: scene.keepsGoing || drawsRest, isStrict: isStrict)
        let (program, compileTime) = try PictureTimings.measure {
            try CompiledProgram(sources, request, host: ProgramLoader(), progress: progress)
        }
        if !scene.quiet, !isRestart { program.notes.forEach { writeError("quadrant: \($0)\n") } }
        if arguments.has("json") { StandardStreams.separateProgram() }

        let job = RenderJob(options, sources, program, shard: shard, resume: resume,
                            crash: CrashRestart.past?.record.map { CrashReport($0).failure },
                            compileTime: compileTime, progress)
        try job.run()
        try shard?.report(job.record, program.leftOut)
        if arguments.has("json") {
            StandardStreams.joinProgram()
            print(try JSON.text(job.record.drawn))
        }
        if drawsRest, let failure = program.incomplete(job.record.failure, sources) { throw failure }
        if let failure = job.record.failure { throw failure }
    }
}
