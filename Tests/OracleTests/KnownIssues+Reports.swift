/// Failing cases of `reports-layout.json`, each with the known reason.
extension KnownIssues {
    static let reports: [String: String] = {
        var all: [String: String] = [:]
        func add(_ reason: String, _ ids: String...) { for id in ids { all[id] = reason } }
        add("a grid that begins or ends with a spacer keeps the distance 8 in a stack",
            "mui-grid-GE1", "mui-grid-GE3")
        add("a frame hides here that there is no distance beside its spacer",
            "mui-grid-GS12", "mui-grid-GS17", "mui-spacer-K3-frame-padding", "mui-spacer-K3-frame0")
        add("how cells of several columns and priorities share the rest there is not known",
            "mui-grid-GS4", "mui-grid-GX17", "mui-grid-GX18", "mui-made-grid-d12", "mui-made-grid-d13",
            "mui-made-grid-d14", "mui-made-grid-d2", "mui-made-grid-d4", "mui-made-grid-d7", "mui-made-grid-d8")
        add("the recorded place is that of another height; not understood",
            "mui-grid-GWP-fixed")
        add("flexible tracks of a grid with a nil width take 10 each at placement",
            "mui-lazy-two-flexible-ideal")
        add("negative proposals and lengths count as 0",
            "mui-ratio--2fill-negative", "mui-ratio--2fit-negative", "mui-ratio-2fill-negative",
            "mui-ratio-2fit-negative", "mui-valid-color-negative", "mui-valid-hstack-100")
        add("a ratio of 0 leaves the other length nil, so that it stays finite",
            "mui-ratio-0fit-nil")
        add("content smaller than a scroll view of both axes is not centred",
            "mui-scroll-both-fixed", "mui-scroll-both-framed")
        add("a list has an ideal height here; Apple's is 0",
            "mui-scroll-list")
        add("a spacer in a column or beside others in a ZStack still takes the distances away",
            "mui-spacer-K3-vstack", "mui-spacer-K3-z-after", "mui-spacer-K3-z-before")
        add("a spacer's negative minimum counts as 0",
            "mui-valid-spacer-negative")
        add("switches and other controls of UIKit have iOS 18's sizes",
            "web-rep-controls", "web-rep-measure-controls", "web-rep-scroll", "web-rep-update", "web-rep-updated")
        add("in iOS 26 a view that does not scroll begins 52.5 below the bar under a large title, as rows do here 62",
            "web-safe-large")
        return all
    }()
}
