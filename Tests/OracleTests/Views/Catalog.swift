/// The view or question that stands for each recorded case, by the case's id.
@MainActor
enum Catalog {
    static let subjects: [String: Subject] = {
        let families = [
            sizes, displayList, documents, ferrostar, flexibleFrames, flow, textStyles, textWidths, colors, positions,
            stacks, spacers, zStacks, paddings, effects, pixels, macStacks, macGrids, macPositions, rightToLeft, frames,
            curves, lazyViews, listViews, macLayouts, macEffects, macPressure, macTexts, macTextStyles, macLayers,
            macShapes, phoneTexts, values, reportsLifetime, reportsEvaluation, reportsObservation, reportsMotion,
            reportsCombine, reportsTasks,
            reportFrames, reportLimits, reportRatios, reportSpacers, reportStacks,
            reportScrolls, reportOverlays, reportGrids, reportGridCells, reportGridWraps, reportGridRows, reportTexts,
            reportLayouts, reportCorpus, reportPhone,
        ]
        return families.reduce(into: [:]) { all, family in all.merge(family) { _, second in second } }
    }()
}
