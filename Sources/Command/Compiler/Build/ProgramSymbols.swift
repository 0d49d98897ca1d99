/// The symbols that a program finds in this executable and not in the libraries that declare them.
enum ProgramSymbols {
    /// The linker's options: a reference to SYMBOL becomes one to __wrap_SYMBOL.
    static var linkerOptions: [String] { wrapped.map { "--wrap=" + $0 } }

    /// The options for a program that defines a symbol twice: the first one is used.
    static let firstDefinition = ["--allow-multiple-definition"]

    private static let wrapped = dates + clocks + timers + queues + numbers + classes + ["exit"]

    private static let classes = [
        "$s10Foundation17NSStringFromClassySSyXlXpF", "$s10Foundation17NSClassFromStringyyXlXpSgSSF",
    ]

    private static let dates = [
        "$s20FoundationEssentials4DateVACycfC", "$s20FoundationEssentials4DateV3nowACvgZ",
        "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC",
        "$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg",
        "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ", "$s10Foundation6NSDateCACycfC",
        "$s20FoundationEssentials8CalendarV13isDateInTodayySbAA0E0VF",
        "$s20FoundationEssentials8CalendarV16isDateInTomorrowySbAA0E0VF",
        "$s20FoundationEssentials8CalendarV17isDateInYesterdayySbAA0E0VF",
        "$s18QuadrantFoundation24CFAbsoluteTimeGetCurrentSdyF",
    ]

    private static let clocks = [
        "$ss15ContinuousClockV3nowAB7InstantVvg", "$ss15ContinuousClockV3nowAB7InstantVvgZ",
        "$ss15ContinuousClockV7InstantV3nowADvgZ", "$ss15SuspendingClockV3nowAB7InstantVvg",
        "$ss15SuspendingClockV3nowAB7InstantVvgZ", "$ss15SuspendingClockV7InstantV3nowADvgZ",
        "$ss5ClockPsE7measurey8DurationQzyyKXEKF",
        "$ss15ContinuousClockV5sleep5until9toleranceyAB7InstantV_s8DurationVSgtYaKF",
        "$ss15ContinuousClockV5sleep5until9toleranceyAB7InstantV_s8DurationVSgtYaKFTu",
        taskSleep, taskSleep + "Tu",
        "$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg", "$s10QuartzCore18CACurrentMediaTimeSdyF",
    ]

    private static let taskSleep =
        "$sScTss5NeverORszABRs_rlE5sleep5until9tolerance5clocky7InstantQyd___8DurationQyd__Sgqd__tYaKs5ClockRd__lFZ"

    private static let timers = [
        "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ",
        "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC",
        "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC",
    ]

    private static let queues = [
        "$s8Dispatch0A5QueueC10asyncAfter8deadline3qos5flags7executeyAA0A4TimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF",
        "$s8Dispatch0A5QueueC10asyncAfter12wallDeadline3qos5flags7executeyAA0A8WallTimeV_AA0A3QoSVAA0A13WorkItemFlagsVyyYbXBtF",
        "$s8Dispatch0A5QueueC10asyncAfter8deadline7executeyAA0A4TimeV_AA0A8WorkItemCtF",
        "$s8Dispatch0A5QueueC10asyncAfter12wallDeadline7executeyAA0A8WallTimeV_AA0A8WorkItemCtF",
    ]

    private static let numbers = [
        "$ss27SystemRandomNumberGeneratorVSGsWP", "$ss27SystemRandomNumberGeneratorV4nexts6UInt64VyF",
        "$ss17FixedWidthIntegerPsE6random2inxSNyxG_tFZ", "$ss17FixedWidthIntegerPsE6random2inxSnyxG_tFZ",
        "$sSBss17FixedWidthInteger14RawSignificandRpzrlE6random2inxSNyxG_tFZ",
        "$sSBss17FixedWidthInteger14RawSignificandRpzrlE6random2inxSnyxG_tFZ",
        "$sSb6randomSbyFZ", "$sSlsE13randomElement0B0QzSgyF", "$sSTsE8shuffledSay7ElementQzGyF",
        "$sSMsSkRzrlE7shuffleyyF", "$s20FoundationEssentials4UUIDVACycfC",
        "arc4random", "arc4random_uniform", "arc4random_buf",
    ]
}
