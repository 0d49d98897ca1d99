#include "module_sources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

// Written by tools/embedded-sources. The compiler lists embedded files as dependencies: this file is compiled again
// when one of them changes.
static const SourceFile files[] = {
    {"ARKit/ARAnchor.swift", (const char[]){
#embed "../StandIns/ARKit/ARAnchor.swift"
    , 0}},
    {"ARKit/ARConfiguration.swift", (const char[]){
#embed "../StandIns/ARKit/ARConfiguration.swift"
    , 0}},
    {"ARKit/ARFrame.swift", (const char[]){
#embed "../StandIns/ARKit/ARFrame.swift"
    , 0}},
    {"ARKit/ARSCNView.swift", (const char[]){
#embed "../StandIns/ARKit/ARSCNView.swift"
    , 0}},
    {"ARKit/ARSession.swift", (const char[]){
#embed "../StandIns/ARKit/ARSession.swift"
    , 0}},
    {"AVFAudio/Exports.swift", (const char[]){
#embed "../AVFAudio/Exports.swift"
    , 0}},
    {"AVFoundation/AVAsset+Tracks.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAsset+Tracks.swift"
    , 0}},
    {"AVFoundation/AVAssetDownloadURLSession.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAssetDownloadURLSession.swift"
    , 0}},
    {"AVFoundation/AVAssetExportSession+Values.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAssetExportSession+Values.swift"
    , 0}},
    {"AVFoundation/AVAssetImageGenerator.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAssetImageGenerator.swift"
    , 0}},
    {"AVFoundation/AVAssetResourceLoader.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAssetResourceLoader.swift"
    , 0}},
    {"AVFoundation/AVAssetWriter.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAssetWriter.swift"
    , 0}},
    {"AVFoundation/AVAsyncProperty.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAsyncProperty.swift"
    , 0}},
    {"AVFoundation/AVAudio.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAudio.swift"
    , 0}},
    {"AVFoundation/AVAudioEngine.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAudioEngine.swift"
    , 0}},
    {"AVFoundation/AVAudioFile.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAudioFile.swift"
    , 0}},
    {"AVFoundation/AVAudioNodes.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAudioNodes.swift"
    , 0}},
    {"AVFoundation/AVAudioRecorder.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAudioRecorder.swift"
    , 0}},
    {"AVFoundation/AVAudioSession+Values.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAudioSession+Values.swift"
    , 0}},
    {"AVFoundation/AVAudioSession.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAudioSession.swift"
    , 0}},
    {"AVFoundation/AVAudioSessionRoute.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAudioSessionRoute.swift"
    , 0}},
    {"AVFoundation/AVAudioUnit.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVAudioUnit.swift"
    , 0}},
    {"AVFoundation/AVCaptureControl.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVCaptureControl.swift"
    , 0}},
    {"AVFoundation/AVCaptureDevice+Choice.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVCaptureDevice+Choice.swift"
    , 0}},
    {"AVFoundation/AVCaptureDevice+Lens.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVCaptureDevice+Lens.swift"
    , 0}},
    {"AVFoundation/AVCaptureDevice.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVCaptureDevice.swift"
    , 0}},
    {"AVFoundation/AVCaptureOutputs.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVCaptureOutputs.swift"
    , 0}},
    {"AVFoundation/AVCapturePhotoOutput+Raw.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVCapturePhotoOutput+Raw.swift"
    , 0}},
    {"AVFoundation/AVCaptureSession.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVCaptureSession.swift"
    , 0}},
    {"AVFoundation/AVComposition.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVComposition.swift"
    , 0}},
    {"AVFoundation/AVError.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVError.swift"
    , 0}},
    {"AVFoundation/AVLayers.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVLayers.swift"
    , 0}},
    {"AVFoundation/AVMetadataItem.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVMetadataItem.swift"
    , 0}},
    {"AVFoundation/AVPlaybackCoordinator.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVPlaybackCoordinator.swift"
    , 0}},
    {"AVFoundation/AVPlayer.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVPlayer.swift"
    , 0}},
    {"AVFoundation/AVPlayerItem+Content.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVPlayerItem+Content.swift"
    , 0}},
    {"AVFoundation/AVPlayerItem.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVPlayerItem.swift"
    , 0}},
    {"AVFoundation/AVPortraitEffectsMatte.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVPortraitEffectsMatte.swift"
    , 0}},
    {"AVFoundation/AVQueuePlayer.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVQueuePlayer.swift"
    , 0}},
    {"AVFoundation/AVSpeech.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVSpeech.swift"
    , 0}},
    {"AVFoundation/AVVideoComposition.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVVideoComposition.swift"
    , 0}},
    {"AVFoundation/AVVideoSettings.swift", (const char[]){
#embed "../StandIns/AVFoundation/AVVideoSettings.swift"
    , 0}},
    {"AVFoundation/Exports.swift", (const char[]){
#embed "../StandIns/AVFoundation/Exports.swift"
    , 0}},
    {"AVKit/AVCaptureEventInteraction.swift", (const char[]){
#embed "../StandIns/AVKit/AVCaptureEventInteraction.swift"
    , 0}},
    {"AVKit/AVPictureInPictureController.swift", (const char[]){
#embed "../StandIns/AVKit/AVPictureInPictureController.swift"
    , 0}},
    {"AVKit/AVRoutePickerView.swift", (const char[]){
#embed "../StandIns/AVKit/AVRoutePickerView.swift"
    , 0}},
    {"AVKit/VideoPlayer.swift", (const char[]){
#embed "../StandIns/AVKit/VideoPlayer.swift"
    , 0}},
    {"Accelerate/vDSP+Fourier.swift", (const char[]){
#embed "../Accelerate/vDSP+Fourier.swift"
    , 0}},
    {"Accelerate/vDSP+Vectors.swift", (const char[]){
#embed "../Accelerate/vDSP+Vectors.swift"
    , 0}},
    {"Accelerate/vDSP.swift", (const char[]){
#embed "../Accelerate/vDSP.swift"
    , 0}},
    {"Accessibility/AXChart.swift", (const char[]){
#embed "../Accessibility/AXChart.swift"
    , 0}},
    {"Accessibility/Exports.swift", (const char[]){
#embed "../Accessibility/Exports.swift"
    , 0}},
    {"ActivityKit/Activity.swift", (const char[]){
#embed "../StandIns/ActivityKit/Activity.swift"
    , 0}},
    {"AdServices/AAAttribution.swift", (const char[]){
#embed "../StandIns/AdServices/AAAttribution.swift"
    , 0}},
    {"AdSupport/ASIdentifierManager.swift", (const char[]){
#embed "../StandIns/AdSupport/ASIdentifierManager.swift"
    , 0}},
    {"AlarmKit/Alarm.swift", (const char[]){
#embed "../StandIns/AlarmKit/Alarm.swift"
    , 0}},
    {"AlarmKit/AlarmAttributes.swift", (const char[]){
#embed "../StandIns/AlarmKit/AlarmAttributes.swift"
    , 0}},
    {"AlarmKit/AlarmManager.swift", (const char[]){
#embed "../StandIns/AlarmKit/AlarmManager.swift"
    , 0}},
    {"AlarmKit/AlarmPresentation.swift", (const char[]){
#embed "../StandIns/AlarmKit/AlarmPresentation.swift"
    , 0}},
    {"AppIntents/AppEntity.swift", (const char[]){
#embed "../AppIntents/AppEntity.swift"
    , 0}},
    {"AppIntents/AppIntent.swift", (const char[]){
#embed "../AppIntents/AppIntent.swift"
    , 0}},
    {"AppIntents/AppShortcuts.swift", (const char[]){
#embed "../AppIntents/AppShortcuts.swift"
    , 0}},
    {"AppIntents/CameraCaptureIntent.swift", (const char[]){
#embed "../AppIntents/CameraCaptureIntent.swift"
    , 0}},
    {"AppIntents/Exports.swift", (const char[]){
#embed "../AppIntents/Exports.swift"
    , 0}},
    {"AppIntents/IntentControls.swift", (const char[]){
#embed "../AppIntents/IntentControls.swift"
    , 0}},
    {"AppIntents/IntentFile.swift", (const char[]){
#embed "../AppIntents/IntentFile.swift"
    , 0}},
    {"AppIntents/IntentParameter.swift", (const char[]){
#embed "../AppIntents/IntentParameter.swift"
    , 0}},
    {"AppIntents/IntentRequests.swift", (const char[]){
#embed "../AppIntents/IntentRequests.swift"
    , 0}},
    {"AppIntents/IntentResult.swift", (const char[]){
#embed "../AppIntents/IntentResult.swift"
    , 0}},
    {"AppIntents/ParameterSummary.swift", (const char[]){
#embed "../AppIntents/ParameterSummary.swift"
    , 0}},
    {"AppIntents/SiriTipView.swift", (const char[]){
#embed "../AppIntents/SiriTipView.swift"
    , 0}},
    {"AppTrackingTransparency/ATTrackingManager.swift", (const char[]){
#embed "../StandIns/AppTrackingTransparency/ATTrackingManager.swift"
    , 0}},
    {"AudioToolbox/AudioBuffers.swift", (const char[]){
#embed "../StandIns/AudioToolbox/AudioBuffers.swift"
    , 0}},
    {"AudioToolbox/AudioServices.swift", (const char[]){
#embed "../StandIns/AudioToolbox/AudioServices.swift"
    , 0}},
    {"AudioToolbox/AudioUnits.swift", (const char[]){
#embed "../StandIns/AudioToolbox/AudioUnits.swift"
    , 0}},
    {"AuthenticationServices/ASAuthorization.swift", (const char[]){
#embed "../StandIns/AuthenticationServices/ASAuthorization.swift"
    , 0}},
    {"AuthenticationServices/ASAuthorizationAppleIDButton.swift", (const char[]){
#embed "../StandIns/AuthenticationServices/ASAuthorizationAppleIDButton.swift"
    , 0}},
    {"AuthenticationServices/ASAuthorizationController.swift", (const char[]){
#embed "../StandIns/AuthenticationServices/ASAuthorizationController.swift"
    , 0}},
    {"AuthenticationServices/ASAuthorizationPlatformPublicKeyCredential.swift", (const char[]){
#embed "../StandIns/AuthenticationServices/ASAuthorizationPlatformPublicKeyCredential.swift"
    , 0}},
    {"AuthenticationServices/SignInWithAppleButton.swift", (const char[]){
#embed "../StandIns/AuthenticationServices/SignInWithAppleButton.swift"
    , 0}},
    {"AuthenticationServices/WebAuthenticationSession.swift", (const char[]){
#embed "../StandIns/AuthenticationServices/WebAuthenticationSession.swift"
    , 0}},
    {"BackgroundTasks/BGTaskScheduler.swift", (const char[]){
#embed "../StandIns/BackgroundTasks/BGTaskScheduler.swift"
    , 0}},
    {"CallKit/CXCallController.swift", (const char[]){
#embed "../StandIns/CallKit/CXCallController.swift"
    , 0}},
    {"CallKit/CXProvider.swift", (const char[]){
#embed "../StandIns/CallKit/CXProvider.swift"
    , 0}},
    {"CarPlay/CPAlertTemplate.swift", (const char[]){
#embed "../StandIns/CarPlay/CPAlertTemplate.swift"
    , 0}},
    {"CarPlay/CPInterfaceController.swift", (const char[]){
#embed "../StandIns/CarPlay/CPInterfaceController.swift"
    , 0}},
    {"CarPlay/CPListItem.swift", (const char[]){
#embed "../StandIns/CarPlay/CPListItem.swift"
    , 0}},
    {"CarPlay/CPListTemplate.swift", (const char[]){
#embed "../StandIns/CarPlay/CPListTemplate.swift"
    , 0}},
    {"CarPlay/CPNowPlayingTemplate.swift", (const char[]){
#embed "../StandIns/CarPlay/CPNowPlayingTemplate.swift"
    , 0}},
    {"CarPlay/CPTemplateApplicationScene.swift", (const char[]){
#embed "../StandIns/CarPlay/CPTemplateApplicationScene.swift"
    , 0}},
    {"Charts/ChartElements.swift", (const char[]){
#embed "../Charts/Accessibility/ChartElements.swift"
    , 0}},
    {"Charts/ElementsContainer.swift", (const char[]){
#embed "../Charts/Accessibility/ElementsContainer.swift"
    , 0}},
    {"Charts/AnimatedChart.swift", (const char[]){
#embed "../Charts/Animation/AnimatedChart.swift"
    , 0}},
    {"Charts/ChartNumbers.swift", (const char[]){
#embed "../Charts/Animation/ChartNumbers.swift"
    , 0}},
    {"Charts/AxisBuilder.swift", (const char[]){
#embed "../Charts/Axes/AxisBuilder.swift"
    , 0}},
    {"Charts/AxisContent.swift", (const char[]){
#embed "../Charts/Axes/AxisContent.swift"
    , 0}},
    {"Charts/AxisGridLine.swift", (const char[]){
#embed "../Charts/Axes/AxisGridLine.swift"
    , 0}},
    {"Charts/AxisInputs.swift", (const char[]){
#embed "../Charts/Axes/AxisInputs.swift"
    , 0}},
    {"Charts/AxisMark.swift", (const char[]){
#embed "../Charts/Axes/AxisMark.swift"
    , 0}},
    {"Charts/AxisMarkOptions.swift", (const char[]){
#embed "../Charts/Axes/AxisMarkOptions.swift"
    , 0}},
    {"Charts/AxisMarkValues.swift", (const char[]){
#embed "../Charts/Axes/AxisMarkValues.swift"
    , 0}},
    {"Charts/AxisMarks.swift", (const char[]){
#embed "../Charts/Axes/AxisMarks.swift"
    , 0}},
    {"Charts/AxisModel.swift", (const char[]){
#embed "../Charts/Axes/AxisModel.swift"
    , 0}},
    {"Charts/AxisTick.swift", (const char[]){
#embed "../Charts/Axes/AxisTick.swift"
    , 0}},
    {"Charts/AxisValue.swift", (const char[]){
#embed "../Charts/Axes/AxisValue.swift"
    , 0}},
    {"Charts/AxisValueLabel.swift", (const char[]){
#embed "../Charts/Axes/AxisValueLabel.swift"
    , 0}},
    {"Charts/AxisValues.swift", (const char[]){
#embed "../Charts/Axes/AxisValues.swift"
    , 0}},
    {"Charts/ChartContent.swift", (const char[]){
#embed "../Charts/Content/ChartContent.swift"
    , 0}},
    {"Charts/ChartContentBuilder.swift", (const char[]){
#embed "../Charts/Content/ChartContentBuilder.swift"
    , 0}},
    {"Charts/ForEach.swift", (const char[]){
#embed "../Charts/Content/ForEach.swift"
    , 0}},
    {"Charts/MarkCollector.swift", (const char[]){
#embed "../Charts/Content/MarkCollector.swift"
    , 0}},
    {"Charts/MarkRecord+Comparison.swift", (const char[]){
#embed "../Charts/Content/MarkRecord+Comparison.swift"
    , 0}},
    {"Charts/MarkRecord.swift", (const char[]){
#embed "../Charts/Content/MarkRecord.swift"
    , 0}},
    {"Charts/AxisLineDrawer.swift", (const char[]){
#embed "../Charts/Drawing/AxisLineDrawer.swift"
    , 0}},
    {"Charts/DenseLine.swift", (const char[]){
#embed "../Charts/Drawing/DenseLine.swift"
    , 0}},
    {"Charts/DrawnPlot.swift", (const char[]){
#embed "../Charts/Drawing/DrawnPlot.swift"
    , 0}},
    {"Charts/Interpolation.swift", (const char[]){
#embed "../Charts/Drawing/Interpolation.swift"
    , 0}},
    {"Charts/MarkOrder.swift", (const char[]){
#embed "../Charts/Drawing/MarkOrder.swift"
    , 0}},
    {"Charts/MarkOutlines.swift", (const char[]){
#embed "../Charts/Drawing/MarkOutlines.swift"
    , 0}},
    {"Charts/PlotDrawer.swift", (const char[]){
#embed "../Charts/Drawing/PlotDrawer.swift"
    , 0}},
    {"Charts/PlotDrawing.swift", (const char[]){
#embed "../Charts/Drawing/PlotDrawing.swift"
    , 0}},
    {"Charts/SectorOutline.swift", (const char[]){
#embed "../Charts/Drawing/SectorOutline.swift"
    , 0}},
    {"Charts/SymbolSizes.swift", (const char[]){
#embed "../Charts/Drawing/SymbolSizes.swift"
    , 0}},
    {"Charts/Exports.swift", (const char[]){
#embed "../Charts/Exports.swift"
    , 0}},
    {"Charts/AnnotationPlaces.swift", (const char[]){
#embed "../Charts/Layout/AnnotationPlaces.swift"
    , 0}},
    {"Charts/AxisModel+Words.swift", (const char[]){
#embed "../Charts/Layout/AxisModel+Words.swift"
    , 0}},
    {"Charts/Chart.swift", (const char[]){
#embed "../Charts/Layout/Chart.swift"
    , 0}},
    {"Charts/ChartConfiguration.swift", (const char[]){
#embed "../Charts/Layout/ChartConfiguration.swift"
    , 0}},
    {"Charts/ChartDirection.swift", (const char[]){
#embed "../Charts/Layout/ChartDirection.swift"
    , 0}},
    {"Charts/ChartFaults.swift", (const char[]){
#embed "../Charts/Layout/ChartFaults.swift"
    , 0}},
    {"Charts/ChartInsets.swift", (const char[]){
#embed "../Charts/Layout/ChartInsets.swift"
    , 0}},
    {"Charts/ChartLegend.swift", (const char[]){
#embed "../Charts/Layout/ChartLegend.swift"
    , 0}},
    {"Charts/ChartModel.swift", (const char[]){
#embed "../Charts/Layout/ChartModel.swift"
    , 0}},
    {"Charts/ChartParts.swift", (const char[]){
#embed "../Charts/Layout/ChartParts.swift"
    , 0}},
    {"Charts/ChartProxy.swift", (const char[]){
#embed "../Charts/Layout/ChartProxy.swift"
    , 0}},
    {"Charts/ChartRule+Words.swift", (const char[]){
#embed "../Charts/Layout/ChartRule+Words.swift"
    , 0}},
    {"Charts/ChartRule.swift", (const char[]){
#embed "../Charts/Layout/ChartRule.swift"
    , 0}},
    {"Charts/ChartSolver.swift", (const char[]){
#embed "../Charts/Layout/ChartSolver.swift"
    , 0}},
    {"Charts/ChartStage.swift", (const char[]){
#embed "../Charts/Layout/ChartStage.swift"
    , 0}},
    {"Charts/ChartWork.swift", (const char[]){
#embed "../Charts/Layout/ChartWork.swift"
    , 0}},
    {"Charts/LabelPlacer.swift", (const char[]){
#embed "../Charts/Layout/LabelPlacer.swift"
    , 0}},
    {"Charts/LabelRival.swift", (const char[]){
#embed "../Charts/Layout/LabelRival.swift"
    , 0}},
    {"Charts/PlotGeometry.swift", (const char[]){
#embed "../Charts/Layout/PlotGeometry.swift"
    , 0}},
    {"Charts/Version.swift", (const char[]){
#embed "../Charts/Layout/Version.swift"
    , 0}},
    {"Charts/AreaMark.swift", (const char[]){
#embed "../Charts/Marks/AreaMark.swift"
    , 0}},
    {"Charts/BarMark.swift", (const char[]){
#embed "../Charts/Marks/BarMark.swift"
    , 0}},
    {"Charts/ChartSymbolShape.swift", (const char[]){
#embed "../Charts/Marks/ChartSymbolShape.swift"
    , 0}},
    {"Charts/InterpolationMethod.swift", (const char[]){
#embed "../Charts/Marks/InterpolationMethod.swift"
    , 0}},
    {"Charts/LineMark.swift", (const char[]){
#embed "../Charts/Marks/LineMark.swift"
    , 0}},
    {"Charts/MarkDimension.swift", (const char[]){
#embed "../Charts/Marks/MarkDimension.swift"
    , 0}},
    {"Charts/MarkOrientation.swift", (const char[]){
#embed "../Charts/Marks/MarkOrientation.swift"
    , 0}},
    {"Charts/MarkStacking.swift", (const char[]){
#embed "../Charts/Marks/MarkStacking.swift"
    , 0}},
    {"Charts/MarkStackingMethod.swift", (const char[]){
#embed "../Charts/Marks/MarkStackingMethod.swift"
    , 0}},
    {"Charts/PointMark.swift", (const char[]){
#embed "../Charts/Marks/PointMark.swift"
    , 0}},
    {"Charts/RectangleMark.swift", (const char[]){
#embed "../Charts/Marks/RectangleMark.swift"
    , 0}},
    {"Charts/RuleMark.swift", (const char[]){
#embed "../Charts/Marks/RuleMark.swift"
    , 0}},
    {"Charts/SectorMark.swift", (const char[]){
#embed "../Charts/Marks/SectorMark.swift"
    , 0}},
    {"Charts/SymbolOutline.swift", (const char[]){
#embed "../Charts/Marks/SymbolOutline.swift"
    , 0}},
    {"Charts/ChartAxes.swift", (const char[]){
#embed "../Charts/Modifiers/ChartAxes.swift"
    , 0}},
    {"Charts/ChartAxisLabels.swift", (const char[]){
#embed "../Charts/Modifiers/ChartAxisLabels.swift"
    , 0}},
    {"Charts/ChartPositionScales.swift", (const char[]){
#embed "../Charts/Modifiers/ChartPositionScales.swift"
    , 0}},
    {"Charts/ChartSizeScales.swift", (const char[]){
#embed "../Charts/Modifiers/ChartSizeScales.swift"
    , 0}},
    {"Charts/ChartStyleScales.swift", (const char[]){
#embed "../Charts/Modifiers/ChartStyleScales.swift"
    , 0}},
    {"Charts/ChartSurfaces.swift", (const char[]){
#embed "../Charts/Modifiers/ChartSurfaces.swift"
    , 0}},
    {"Charts/MarkAccessibility.swift", (const char[]){
#embed "../Charts/Modifiers/MarkAccessibility.swift"
    , 0}},
    {"Charts/MarkAnnotations.swift", (const char[]){
#embed "../Charts/Modifiers/MarkAnnotations.swift"
    , 0}},
    {"Charts/MarkLayers.swift", (const char[]){
#embed "../Charts/Modifiers/MarkLayers.swift"
    , 0}},
    {"Charts/MarkOffsets.swift", (const char[]){
#embed "../Charts/Modifiers/MarkOffsets.swift"
    , 0}},
    {"Charts/MarkPositions.swift", (const char[]){
#embed "../Charts/Modifiers/MarkPositions.swift"
    , 0}},
    {"Charts/MarkStyles.swift", (const char[]){
#embed "../Charts/Modifiers/MarkStyles.swift"
    , 0}},
    {"Charts/MarkSymbols.swift", (const char[]){
#embed "../Charts/Modifiers/MarkSymbols.swift"
    , 0}},
    {"Charts/StyledChartContent.swift", (const char[]){
#embed "../Charts/Modifiers/StyledChartContent.swift"
    , 0}},
    {"Charts/AreaPlot.swift", (const char[]){
#embed "../Charts/Plots/AreaPlot.swift"
    , 0}},
    {"Charts/BarPlot.swift", (const char[]){
#embed "../Charts/Plots/BarPlot.swift"
    , 0}},
    {"Charts/ColumnDrawer.swift", (const char[]){
#embed "../Charts/Plots/ColumnDrawer.swift"
    , 0}},
    {"Charts/ElementPlot.swift", (const char[]){
#embed "../Charts/Plots/ElementPlot.swift"
    , 0}},
    {"Charts/FunctionAreaPlotContent.swift", (const char[]){
#embed "../Charts/Plots/FunctionAreaPlotContent.swift"
    , 0}},
    {"Charts/FunctionLinePlotContent.swift", (const char[]){
#embed "../Charts/Plots/FunctionLinePlotContent.swift"
    , 0}},
    {"Charts/FunctionPlot.swift", (const char[]){
#embed "../Charts/Plots/FunctionPlot.swift"
    , 0}},
    {"Charts/LinePlot.swift", (const char[]){
#embed "../Charts/Plots/LinePlot.swift"
    , 0}},
    {"Charts/MarkDimensions.swift", (const char[]){
#embed "../Charts/Plots/MarkDimensions.swift"
    , 0}},
    {"Charts/PlottableProjection+Value.swift", (const char[]){
#embed "../Charts/Plots/PlottableProjection+Value.swift"
    , 0}},
    {"Charts/PlottableProjection.swift", (const char[]){
#embed "../Charts/Plots/PlottableProjection.swift"
    , 0}},
    {"Charts/PointColumns.swift", (const char[]){
#embed "../Charts/Plots/PointColumns.swift"
    , 0}},
    {"Charts/PointPlot.swift", (const char[]){
#embed "../Charts/Plots/PointPlot.swift"
    , 0}},
    {"Charts/RectanglePlot.swift", (const char[]){
#embed "../Charts/Plots/RectanglePlot.swift"
    , 0}},
    {"Charts/RulePlot.swift", (const char[]){
#embed "../Charts/Plots/RulePlot.swift"
    , 0}},
    {"Charts/SectorPlot.swift", (const char[]){
#embed "../Charts/Plots/SectorPlot.swift"
    , 0}},
    {"Charts/VectorizedChartContent.swift", (const char[]){
#embed "../Charts/Plots/VectorizedChartContent.swift"
    , 0}},
    {"Charts/AxisDomain.swift", (const char[]){
#embed "../Charts/Scales/AxisDomain.swift"
    , 0}},
    {"Charts/ChartStyles.swift", (const char[]){
#embed "../Charts/Scales/ChartStyles.swift"
    , 0}},
    {"Charts/DateTicks.swift", (const char[]){
#embed "../Charts/Scales/DateTicks.swift"
    , 0}},
    {"Charts/DefaultStyles.swift", (const char[]){
#embed "../Charts/Scales/DefaultStyles.swift"
    , 0}},
    {"Charts/DomainInference.swift", (const char[]){
#embed "../Charts/Scales/DomainInference.swift"
    , 0}},
    {"Charts/NumberTicks.swift", (const char[]){
#embed "../Charts/Scales/NumberTicks.swift"
    , 0}},
    {"Charts/PlacedScale.swift", (const char[]){
#embed "../Charts/Scales/PlacedScale.swift"
    , 0}},
    {"Charts/ScaleDomain.swift", (const char[]){
#embed "../Charts/Scales/ScaleDomain.swift"
    , 0}},
    {"Charts/ScaleRange.swift", (const char[]){
#embed "../Charts/Scales/ScaleRange.swift"
    , 0}},
    {"Charts/ScaleType.swift", (const char[]){
#embed "../Charts/Scales/ScaleType.swift"
    , 0}},
    {"Charts/StyleScale.swift", (const char[]){
#embed "../Charts/Scales/StyleScale.swift"
    , 0}},
    {"Charts/ChartScroll.swift", (const char[]){
#embed "../Charts/Scrolling/ChartScroll.swift"
    , 0}},
    {"Charts/ChartScrollTargetBehavior.swift", (const char[]){
#embed "../Charts/Scrolling/ChartScrollTargetBehavior.swift"
    , 0}},
    {"Charts/ChartScroller.swift", (const char[]){
#embed "../Charts/Scrolling/ChartScroller.swift"
    , 0}},
    {"Charts/ChartScrolling.swift", (const char[]){
#embed "../Charts/Scrolling/ChartScrolling.swift"
    , 0}},
    {"Charts/ScrolledPlot.swift", (const char[]){
#embed "../Charts/Scrolling/ScrolledPlot.swift"
    , 0}},
    {"Charts/ValueAlignment.swift", (const char[]){
#embed "../Charts/Scrolling/ValueAlignment.swift"
    , 0}},
    {"Charts/ChartInteraction.swift", (const char[]){
#embed "../Charts/Selection/ChartInteraction.swift"
    , 0}},
    {"Charts/ChartProxy+Selection.swift", (const char[]){
#embed "../Charts/Selection/ChartProxy+Selection.swift"
    , 0}},
    {"Charts/ChartSelection.swift", (const char[]){
#embed "../Charts/Selection/ChartSelection.swift"
    , 0}},
    {"Charts/ChartTouches.swift", (const char[]){
#embed "../Charts/Selection/ChartTouches.swift"
    , 0}},
    {"Charts/Chart3D.swift", (const char[]){
#embed "../Charts/Space/Chart3D.swift"
    , 0}},
    {"Charts/Chart3DContent.swift", (const char[]){
#embed "../Charts/Space/Chart3DContent.swift"
    , 0}},
    {"Charts/Chart3DPose.swift", (const char[]){
#embed "../Charts/Space/Chart3DPose.swift"
    , 0}},
    {"Charts/SpaceCamera.swift", (const char[]){
#embed "../Charts/Space/SpaceCamera.swift"
    , 0}},
    {"Charts/SpaceDrawer.swift", (const char[]){
#embed "../Charts/Space/SpaceDrawer.swift"
    , 0}},
    {"Charts/SpaceFrame.swift", (const char[]){
#embed "../Charts/Space/SpaceFrame.swift"
    , 0}},
    {"Charts/SpaceMarks.swift", (const char[]){
#embed "../Charts/Space/SpaceMarks.swift"
    , 0}},
    {"Charts/SpaceModel.swift", (const char[]){
#embed "../Charts/Space/SpaceModel.swift"
    , 0}},
    {"Charts/SpaceStyles.swift", (const char[]){
#embed "../Charts/Space/SpaceStyles.swift"
    , 0}},
    {"Charts/ChartBinRange.swift", (const char[]){
#embed "../Charts/Values/ChartBinRange.swift"
    , 0}},
    {"Charts/DateBins.swift", (const char[]){
#embed "../Charts/Values/DateBins.swift"
    , 0}},
    {"Charts/NumberBins.swift", (const char[]){
#embed "../Charts/Values/NumberBins.swift"
    , 0}},
    {"Charts/Plottable.swift", (const char[]){
#embed "../Charts/Values/Plottable.swift"
    , 0}},
    {"Charts/PlottableValue.swift", (const char[]){
#embed "../Charts/Values/PlottableValue.swift"
    , 0}},
    {"Charts/PlottedValue.swift", (const char[]){
#embed "../Charts/Values/PlottedValue.swift"
    , 0}},
    {"Charts/PrimitivePlottable.swift", (const char[]){
#embed "../Charts/Values/PrimitivePlottable.swift"
    , 0}},
    {"CloudKit/CKContainer+Identities.swift", (const char[]){
#embed "../StandIns/CloudKit/CKContainer+Identities.swift"
    , 0}},
    {"CloudKit/CKContainer.swift", (const char[]){
#embed "../StandIns/CloudKit/CKContainer.swift"
    , 0}},
    {"CloudKit/CKDatabase+Configuration.swift", (const char[]){
#embed "../StandIns/CloudKit/CKDatabase+Configuration.swift"
    , 0}},
    {"CloudKit/CKDatabase.swift", (const char[]){
#embed "../StandIns/CloudKit/CKDatabase.swift"
    , 0}},
    {"CloudKit/CKError.swift", (const char[]){
#embed "../StandIns/CloudKit/CKError.swift"
    , 0}},
    {"CloudKit/CKOperation.swift", (const char[]){
#embed "../StandIns/CloudKit/CKOperation.swift"
    , 0}},
    {"CloudKit/CKRecord.swift", (const char[]){
#embed "../StandIns/CloudKit/CKRecord.swift"
    , 0}},
    {"CloudKit/CKShare.swift", (const char[]){
#embed "../StandIns/CloudKit/CKShare.swift"
    , 0}},
    {"CloudKit/CKSubscription.swift", (const char[]){
#embed "../StandIns/CloudKit/CKSubscription.swift"
    , 0}},
    {"CloudKit/NSPersistentCloudKitContainer+Sharing.swift", (const char[]){
#embed "../StandIns/CloudKit/NSPersistentCloudKitContainer+Sharing.swift"
    , 0}},
    {"CloudKit/UICloudSharingController.swift", (const char[]){
#embed "../StandIns/CloudKit/UICloudSharingController.swift"
    , 0}},
    {"CommonCrypto/CommonCryptor.swift", (const char[]){
#embed "../CommonCrypto/CommonCryptor.swift"
    , 0}},
    {"CommonCrypto/CommonHMAC.swift", (const char[]){
#embed "../CommonCrypto/CommonHMAC.swift"
    , 0}},
    {"CommonCrypto/Digests.swift", (const char[]){
#embed "../CommonCrypto/Digests.swift"
    , 0}},
    {"Compression/CompressionBuffer.swift", (const char[]){
#embed "../StandIns/Compression/CompressionBuffer.swift"
    , 0}},
    {"Compression/Deflate.swift", (const char[]){
#embed "../StandIns/Compression/Deflate.swift"
    , 0}},
    {"Contacts/CLPlacemark+PostalAddress.swift", (const char[]){
#embed "../StandIns/Contacts/CLPlacemark+PostalAddress.swift"
    , 0}},
    {"Contacts/CNContactKeys.swift", (const char[]){
#embed "../StandIns/Contacts/CNContactKeys.swift"
    , 0}},
    {"Contacts/CNContactStore.swift", (const char[]){
#embed "../StandIns/Contacts/CNContactStore.swift"
    , 0}},
    {"Contacts/CNContactValues.swift", (const char[]){
#embed "../StandIns/Contacts/CNContactValues.swift"
    , 0}},
    {"Contacts/CNError.swift", (const char[]){
#embed "../StandIns/Contacts/CNError.swift"
    , 0}},
    {"Contacts/CNLabels.swift", (const char[]){
#embed "../StandIns/Contacts/CNLabels.swift"
    , 0}},
    {"ContactsUI/CNContactPickerViewController.swift", (const char[]){
#embed "../StandIns/ContactsUI/CNContactPickerViewController.swift"
    , 0}},
    {"CoreAudio/Exports.swift", (const char[]){
#embed "../StandIns/CoreAudio/Exports.swift"
    , 0}},
    {"CoreAudioTypes/Exports.swift", (const char[]){
#embed "../StandIns/CoreAudioTypes/Exports.swift"
    , 0}},
    {"CoreBluetooth/CBCentralManager.swift", (const char[]){
#embed "../StandIns/CoreBluetooth/CBCentralManager.swift"
    , 0}},
    {"CoreBluetooth/CBError.swift", (const char[]){
#embed "../StandIns/CoreBluetooth/CBError.swift"
    , 0}},
    {"CoreBluetooth/CBOptions.swift", (const char[]){
#embed "../StandIns/CoreBluetooth/CBOptions.swift"
    , 0}},
    {"CoreBluetooth/CBPeripheralManager.swift", (const char[]){
#embed "../StandIns/CoreBluetooth/CBPeripheralManager.swift"
    , 0}},
    {"CoreBluetooth/CBService.swift", (const char[]){
#embed "../StandIns/CoreBluetooth/CBService.swift"
    , 0}},
    {"CoreHaptics/CHHapticEngine.swift", (const char[]){
#embed "../StandIns/CoreHaptics/CHHapticEngine.swift"
    , 0}},
    {"CoreHaptics/CHHapticPattern.swift", (const char[]){
#embed "../StandIns/CoreHaptics/CHHapticPattern.swift"
    , 0}},
    {"CoreImage/Blending.swift", (const char[]){
#embed "../CoreImage/Blending.swift"
    , 0}},
    {"CoreImage/Blur.swift", (const char[]){
#embed "../CoreImage/Blur.swift"
    , 0}},
    {"CoreImage/Builtin.swift", (const char[]){
#embed "../CoreImage/Builtin.swift"
    , 0}},
    {"CoreImage/CIBarcodeDescriptor.swift", (const char[]){
#embed "../CoreImage/CIBarcodeDescriptor.swift"
    , 0}},
    {"CoreImage/CIColor.swift", (const char[]){
#embed "../CoreImage/CIColor.swift"
    , 0}},
    {"CoreImage/CIContext+Metal.swift", (const char[]){
#embed "../CoreImage/CIContext+Metal.swift"
    , 0}},
    {"CoreImage/CIContext.swift", (const char[]){
#embed "../CoreImage/CIContext.swift"
    , 0}},
    {"CoreImage/CIDetector.swift", (const char[]){
#embed "../CoreImage/CIDetector.swift"
    , 0}},
    {"CoreImage/CIFilter.swift", (const char[]){
#embed "../CoreImage/CIFilter.swift"
    , 0}},
    {"CoreImage/CIFilterBuiltins+Effects.swift", (const char[]){
#embed "../CoreImage/CIFilterBuiltins+Effects.swift"
    , 0}},
    {"CoreImage/CIFilterBuiltins+Printing.swift", (const char[]){
#embed "../CoreImage/CIFilterBuiltins+Printing.swift"
    , 0}},
    {"CoreImage/CIFilterBuiltins.swift", (const char[]){
#embed "../CoreImage/CIFilterBuiltins.swift"
    , 0}},
    {"CoreImage/CIFilterProtocols.swift", (const char[]){
#embed "../CoreImage/CIFilterProtocols.swift"
    , 0}},
    {"CoreImage/CIImage.swift", (const char[]){
#embed "../CoreImage/CIImage.swift"
    , 0}},
    {"CoreImage/Code128.swift", (const char[]){
#embed "../CoreImage/Code128.swift"
    , 0}},
    {"CoreImage/Colors.swift", (const char[]){
#embed "../CoreImage/Colors.swift"
    , 0}},
    {"CoreImage/Effects.swift", (const char[]){
#embed "../CoreImage/Effects.swift"
    , 0}},
    {"CoreImage/Halftones.swift", (const char[]){
#embed "../CoreImage/Halftones.swift"
    , 0}},
    {"CoreImage/PixelBuffers.swift", (const char[]){
#embed "../CoreImage/PixelBuffers.swift"
    , 0}},
    {"CoreImage/Places.swift", (const char[]){
#embed "../CoreImage/Places.swift"
    , 0}},
    {"CoreImage/QRCode.swift", (const char[]){
#embed "../CoreImage/QRCode.swift"
    , 0}},
    {"CoreImage/Raster.swift", (const char[]){
#embed "../CoreImage/Raster.swift"
    , 0}},
    {"CoreImage/SpreadLight.swift", (const char[]){
#embed "../CoreImage/SpreadLight.swift"
    , 0}},
    {"CoreLocation/CLBeacon.swift", (const char[]){
#embed "../StandIns/CoreLocation/CLBeacon.swift"
    , 0}},
    {"CoreLocation/CLLocation.swift", (const char[]){
#embed "../StandIns/CoreLocation/CLLocation.swift"
    , 0}},
    {"CoreLocation/CLLocationManager.swift", (const char[]){
#embed "../StandIns/CoreLocation/CLLocationManager.swift"
    , 0}},
    {"CoreLocation/CLMonitor.swift", (const char[]){
#embed "../StandIns/CoreLocation/CLMonitor.swift"
    , 0}},
    {"CoreLocation/Exports.swift", (const char[]){
#embed "../StandIns/CoreLocation/Exports.swift"
    , 0}},
    {"CoreLocationUI/LocationButton.swift", (const char[]){
#embed "../StandIns/CoreLocationUI/LocationButton.swift"
    , 0}},
    {"CoreML/MLModel.swift", (const char[]){
#embed "../StandIns/CoreML/MLModel.swift"
    , 0}},
    {"CoreML/MLModelDescription.swift", (const char[]){
#embed "../StandIns/CoreML/MLModelDescription.swift"
    , 0}},
    {"CoreML/MLMultiArray.swift", (const char[]){
#embed "../StandIns/CoreML/MLMultiArray.swift"
    , 0}},
    {"CoreMedia/CMClock.swift", (const char[]){
#embed "../StandIns/CoreMedia/CMClock.swift"
    , 0}},
    {"CoreMedia/CMFormatDescription.swift", (const char[]){
#embed "../StandIns/CoreMedia/CMFormatDescription.swift"
    , 0}},
    {"CoreMedia/CMMetadata.swift", (const char[]){
#embed "../StandIns/CoreMedia/CMMetadata.swift"
    , 0}},
    {"CoreMedia/CMSampleBuffer.swift", (const char[]){
#embed "../StandIns/CoreMedia/CMSampleBuffer.swift"
    , 0}},
    {"CoreMedia/CMTime+Functions.swift", (const char[]){
#embed "../StandIns/CoreMedia/CMTime+Functions.swift"
    , 0}},
    {"CoreMedia/CMTime.swift", (const char[]){
#embed "../StandIns/CoreMedia/CMTime.swift"
    , 0}},
    {"CoreMedia/NSValue+CMTime.swift", (const char[]){
#embed "../StandIns/CoreMedia/NSValue+CMTime.swift"
    , 0}},
    {"CoreMotion/CMMagnetometerData.swift", (const char[]){
#embed "../StandIns/CoreMotion/CMMagnetometerData.swift"
    , 0}},
    {"CoreMotion/CMMotionManager.swift", (const char[]){
#embed "../StandIns/CoreMotion/CMMotionManager.swift"
    , 0}},
    {"CoreMotion/CMOtherSensors.swift", (const char[]){
#embed "../StandIns/CoreMotion/CMOtherSensors.swift"
    , 0}},
    {"CoreNFC/NFCNDEFMessage.swift", (const char[]){
#embed "../StandIns/CoreNFC/NFCNDEFMessage.swift"
    , 0}},
    {"CoreNFC/NFCNDEFReaderSession.swift", (const char[]){
#embed "../StandIns/CoreNFC/NFCNDEFReaderSession.swift"
    , 0}},
    {"CoreNFC/NFCReaderError.swift", (const char[]){
#embed "../StandIns/CoreNFC/NFCReaderError.swift"
    , 0}},
    {"CoreNFC/NFCTag.swift", (const char[]){
#embed "../StandIns/CoreNFC/NFCTag.swift"
    , 0}},
    {"CoreServices/Exports.swift", (const char[]){
#embed "../StandIns/CoreServices/Exports.swift"
    , 0}},
    {"CoreSpotlight/CSSearchableIndex.swift", (const char[]){
#embed "../StandIns/CoreSpotlight/CSSearchableIndex.swift"
    , 0}},
    {"CoreTelephony/CTTelephonyNetworkInfo.swift", (const char[]){
#embed "../StandIns/CoreTelephony/CTTelephonyNetworkInfo.swift"
    , 0}},
    {"CoreText/CGFont.swift", (const char[]){
#embed "../CoreText/CGFont.swift"
    , 0}},
    {"CoreText/CTFont.swift", (const char[]){
#embed "../CoreText/CTFont.swift"
    , 0}},
    {"CoreText/CTFramesetter.swift", (const char[]){
#embed "../CoreText/CTFramesetter.swift"
    , 0}},
    {"CoreText/CTLine.swift", (const char[]){
#embed "../CoreText/CTLine.swift"
    , 0}},
    {"CoreText/Exports.swift", (const char[]){
#embed "../CoreText/Exports.swift"
    , 0}},
    {"CoreVideo/CVBuffer+Attachments.swift", (const char[]){
#embed "../StandIns/CoreVideo/CVBuffer+Attachments.swift"
    , 0}},
    {"CoreVideo/CVPixelBuffer.swift", (const char[]){
#embed "../StandIns/CoreVideo/CVPixelBuffer.swift"
    , 0}},
    {"CryptoKit/AES.swift", (const char[]){
#embed "../CryptoKit/AES.swift"
    , 0}},
    {"CryptoKit/ChaChaPoly.swift", (const char[]){
#embed "../CryptoKit/ChaChaPoly.swift"
    , 0}},
    {"CryptoKit/Curve25519.swift", (const char[]){
#embed "../CryptoKit/Curve25519.swift"
    , 0}},
    {"CryptoKit/Field.swift", (const char[]){
#embed "../CryptoKit/Field.swift"
    , 0}},
    {"CryptoKit/HMAC.swift", (const char[]){
#embed "../CryptoKit/HMAC.swift"
    , 0}},
    {"CryptoKit/HashFunction.swift", (const char[]){
#embed "../CryptoKit/HashFunction.swift"
    , 0}},
    {"CryptoKit/Insecure.swift", (const char[]){
#embed "../CryptoKit/Insecure.swift"
    , 0}},
    {"CryptoKit/P256+Keys.swift", (const char[]){
#embed "../CryptoKit/P256+Keys.swift"
    , 0}},
    {"CryptoKit/P256.swift", (const char[]){
#embed "../CryptoKit/P256.swift"
    , 0}},
    {"CryptoKit/SHA2.swift", (const char[]){
#embed "../CryptoKit/SHA2.swift"
    , 0}},
    {"CryptoKit/SHA2Constants.swift", (const char[]){
#embed "../CryptoKit/SHA2Constants.swift"
    , 0}},
    {"CryptoKit/SharedSecret.swift", (const char[]){
#embed "../CryptoKit/SharedSecret.swift"
    , 0}},
    {"CryptoKit/SymmetricKey.swift", (const char[]){
#embed "../CryptoKit/SymmetricKey.swift"
    , 0}},
    {"DeclaredAgeRange/AgeRangeService.swift", (const char[]){
#embed "../StandIns/DeclaredAgeRange/AgeRangeService.swift"
    , 0}},
    {"DeviceActivity/DeviceActivityCenter.swift", (const char[]){
#embed "../StandIns/DeviceActivity/DeviceActivityCenter.swift"
    , 0}},
    {"DeviceActivity/DeviceActivityReport.swift", (const char[]){
#embed "../StandIns/DeviceActivity/DeviceActivityReport.swift"
    , 0}},
    {"DeviceCheck/DCDevice.swift", (const char[]){
#embed "../StandIns/DeviceCheck/DCDevice.swift"
    , 0}},
    {"EventKit/EKError.swift", (const char[]){
#embed "../StandIns/EventKit/EKError.swift"
    , 0}},
    {"EventKit/EKEventStore.swift", (const char[]){
#embed "../StandIns/EventKit/EKEventStore.swift"
    , 0}},
    {"EventKit/EKParticipant.swift", (const char[]){
#embed "../StandIns/EventKit/EKParticipant.swift"
    , 0}},
    {"EventKit/EKRecurrenceRule.swift", (const char[]){
#embed "../StandIns/EventKit/EKRecurrenceRule.swift"
    , 0}},
    {"EventKitUI/EKEventEditViewController.swift", (const char[]){
#embed "../StandIns/EventKitUI/EKEventEditViewController.swift"
    , 0}},
    {"FamilyControls/AuthorizationCenter.swift", (const char[]){
#embed "../StandIns/FamilyControls/AuthorizationCenter.swift"
    , 0}},
    {"FoundationModels/Generable.swift", (const char[]){
#embed "../StandIns/FoundationModels/Generable.swift"
    , 0}},
    {"FoundationModels/GeneratedContent.swift", (const char[]){
#embed "../StandIns/FoundationModels/GeneratedContent.swift"
    , 0}},
    {"FoundationModels/GenerationSchema.swift", (const char[]){
#embed "../StandIns/FoundationModels/GenerationSchema.swift"
    , 0}},
    {"FoundationModels/LanguageModelFeedback.swift", (const char[]){
#embed "../StandIns/FoundationModels/LanguageModelFeedback.swift"
    , 0}},
    {"FoundationModels/LanguageModelSession+Requests.swift", (const char[]){
#embed "../StandIns/FoundationModels/LanguageModelSession+Requests.swift"
    , 0}},
    {"FoundationModels/LanguageModelSession.swift", (const char[]){
#embed "../StandIns/FoundationModels/LanguageModelSession.swift"
    , 0}},
    {"FoundationModels/Tool.swift", (const char[]){
#embed "../StandIns/FoundationModels/Tool.swift"
    , 0}},
    {"FoundationModels/Transcript.swift", (const char[]){
#embed "../StandIns/FoundationModels/Transcript.swift"
    , 0}},
    {"GameController/GCController.swift", (const char[]){
#embed "../StandIns/GameController/GCController.swift"
    , 0}},
    {"GameController/GCControllerElements.swift", (const char[]){
#embed "../StandIns/GameController/GCControllerElements.swift"
    , 0}},
    {"GameController/GCKeyboard.swift", (const char[]){
#embed "../StandIns/GameController/GCKeyboard.swift"
    , 0}},
    {"GameKit/GKLocalPlayer.swift", (const char[]){
#embed "../StandIns/GameKit/GKLocalPlayer.swift"
    , 0}},
    {"GameKit/GKMatch.swift", (const char[]){
#embed "../StandIns/GameKit/GKMatch.swift"
    , 0}},
    {"GameKit/GKTurnBasedMatch.swift", (const char[]){
#embed "../StandIns/GameKit/GKTurnBasedMatch.swift"
    , 0}},
    {"GameplayKit/GKGraph.swift", (const char[]){
#embed "../StandIns/GameplayKit/GKGraph.swift"
    , 0}},
    {"GameplayKit/GKRandomSource.swift", (const char[]){
#embed "../StandIns/GameplayKit/GKRandomSource.swift"
    , 0}},
    {"GroupActivities/GroupActivity.swift", (const char[]){
#embed "../StandIns/GroupActivities/GroupActivity.swift"
    , 0}},
    {"HealthKit/HKActivitySummary.swift", (const char[]){
#embed "../StandIns/HealthKit/HKActivitySummary.swift"
    , 0}},
    {"HealthKit/HKCategoryTypeIdentifier.swift", (const char[]){
#embed "../StandIns/HealthKit/HKCategoryTypeIdentifier.swift"
    , 0}},
    {"HealthKit/HKCategoryValues.swift", (const char[]){
#embed "../StandIns/HealthKit/HKCategoryValues.swift"
    , 0}},
    {"HealthKit/HKCorrelation.swift", (const char[]){
#embed "../StandIns/HealthKit/HKCorrelation.swift"
    , 0}},
    {"HealthKit/HKElectrocardiogram.swift", (const char[]){
#embed "../StandIns/HealthKit/HKElectrocardiogram.swift"
    , 0}},
    {"HealthKit/HKError.swift", (const char[]){
#embed "../StandIns/HealthKit/HKError.swift"
    , 0}},
    {"HealthKit/HKHealthStore+Requests.swift", (const char[]){
#embed "../StandIns/HealthKit/HKHealthStore+Requests.swift"
    , 0}},
    {"HealthKit/HKHealthStore.swift", (const char[]){
#embed "../StandIns/HealthKit/HKHealthStore.swift"
    , 0}},
    {"HealthKit/HKHeartbeatSeries.swift", (const char[]){
#embed "../StandIns/HealthKit/HKHeartbeatSeries.swift"
    , 0}},
    {"HealthKit/HKMetadataKeys.swift", (const char[]){
#embed "../StandIns/HealthKit/HKMetadataKeys.swift"
    , 0}},
    {"HealthKit/HKMetadataValues.swift", (const char[]){
#embed "../StandIns/HealthKit/HKMetadataValues.swift"
    , 0}},
    {"HealthKit/HKObjectType.swift", (const char[]){
#embed "../StandIns/HealthKit/HKObjectType.swift"
    , 0}},
    {"HealthKit/HKPredicates.swift", (const char[]){
#embed "../StandIns/HealthKit/HKPredicates.swift"
    , 0}},
    {"HealthKit/HKQuantity.swift", (const char[]){
#embed "../StandIns/HealthKit/HKQuantity.swift"
    , 0}},
    {"HealthKit/HKQuantityTypeIdentifier.swift", (const char[]){
#embed "../StandIns/HealthKit/HKQuantityTypeIdentifier.swift"
    , 0}},
    {"HealthKit/HKQuery.swift", (const char[]){
#embed "../StandIns/HealthKit/HKQuery.swift"
    , 0}},
    {"HealthKit/HKQueryDescriptor.swift", (const char[]){
#embed "../StandIns/HealthKit/HKQueryDescriptor.swift"
    , 0}},
    {"HealthKit/HKSample.swift", (const char[]){
#embed "../StandIns/HealthKit/HKSample.swift"
    , 0}},
    {"HealthKit/HKStateOfMind.swift", (const char[]){
#embed "../StandIns/HealthKit/HKStateOfMind.swift"
    , 0}},
    {"HealthKit/HKTypeIdentifiers.swift", (const char[]){
#embed "../StandIns/HealthKit/HKTypeIdentifiers.swift"
    , 0}},
    {"HealthKit/HKUnit+Text.swift", (const char[]){
#embed "../StandIns/HealthKit/HKUnit+Text.swift"
    , 0}},
    {"HealthKit/HKUnit+Units.swift", (const char[]){
#embed "../StandIns/HealthKit/HKUnit+Units.swift"
    , 0}},
    {"HealthKit/HKVisionPrescription.swift", (const char[]){
#embed "../StandIns/HealthKit/HKVisionPrescription.swift"
    , 0}},
    {"HealthKit/HKWorkout.swift", (const char[]){
#embed "../StandIns/HealthKit/HKWorkout.swift"
    , 0}},
    {"HealthKit/HKWorkoutBuilder.swift", (const char[]){
#embed "../StandIns/HealthKit/HKWorkoutBuilder.swift"
    , 0}},
    {"HealthKit/HKWorkoutRoute.swift", (const char[]){
#embed "../StandIns/HealthKit/HKWorkoutRoute.swift"
    , 0}},
    {"HealthKit/HKWorkoutSession.swift", (const char[]){
#embed "../StandIns/HealthKit/HKWorkoutSession.swift"
    , 0}},
    {"HealthKitUI/HKActivityRingView.swift", (const char[]){
#embed "../StandIns/HealthKitUI/HKActivityRingView.swift"
    , 0}},
    {"ImageIO/CGImageDestination.swift", (const char[]){
#embed "../ImageIO/CGImageDestination.swift"
    , 0}},
    {"ImageIO/CGImageSource.swift", (const char[]){
#embed "../ImageIO/CGImageSource.swift"
    , 0}},
    {"ImageIO/ImageFileKeys.swift", (const char[]){
#embed "../ImageIO/ImageFileKeys.swift"
    , 0}},
    {"ImageIO/ImageIOKeys.swift", (const char[]){
#embed "../ImageIO/ImageIOKeys.swift"
    , 0}},
    {"ImagePlayground/ImagePlayground.swift", (const char[]){
#embed "../StandIns/ImagePlayground/ImagePlayground.swift"
    , 0}},
    {"Intents/INIntentResolution.swift", (const char[]){
#embed "../StandIns/Intents/INIntentResolution.swift"
    , 0}},
    {"Intents/INInteraction.swift", (const char[]){
#embed "../StandIns/Intents/INInteraction.swift"
    , 0}},
    {"Intents/INMediaItem.swift", (const char[]){
#embed "../StandIns/Intents/INMediaItem.swift"
    , 0}},
    {"IntentsUI/INUIAddVoiceShortcutButton.swift", (const char[]){
#embed "../StandIns/IntentsUI/INUIAddVoiceShortcutButton.swift"
    , 0}},
    {"JavaScriptCore/JSContext.swift", (const char[]){
#embed "../StandIns/JavaScriptCore/JSContext.swift"
    , 0}},
    {"JavaScriptCore/JSValue.swift", (const char[]){
#embed "../StandIns/JavaScriptCore/JSValue.swift"
    , 0}},
    {"LinkPresentation/LPLinkMetadata.swift", (const char[]){
#embed "../StandIns/LinkPresentation/LPLinkMetadata.swift"
    , 0}},
    {"LocalAuthentication/LAContext.swift", (const char[]){
#embed "../StandIns/LocalAuthentication/LAContext.swift"
    , 0}},
    {"ManagedSettings/ManagedSettingsStore.swift", (const char[]){
#embed "../StandIns/ManagedSettings/ManagedSettingsStore.swift"
    , 0}},
    {"ManagedSettings/ShieldActionDelegate.swift", (const char[]){
#embed "../StandIns/ManagedSettings/ShieldActionDelegate.swift"
    , 0}},
    {"ManagedSettings/Token.swift", (const char[]){
#embed "../StandIns/ManagedSettings/Token.swift"
    , 0}},
    {"ManagedSettingsUI/ShieldConfiguration.swift", (const char[]){
#embed "../StandIns/ManagedSettingsUI/ShieldConfiguration.swift"
    , 0}},
    {"MapKit/Exports.swift", (const char[]){
#embed "../MapKit/Exports.swift"
    , 0}},
    {"MapKit/MKAnnotationView.swift", (const char[]){
#embed "../MapKit/MKAnnotationView.swift"
    , 0}},
    {"MapKit/MKCoordinateRegion.swift", (const char[]){
#embed "../MapKit/MKCoordinateRegion.swift"
    , 0}},
    {"MapKit/MKDirections.swift", (const char[]){
#embed "../MapKit/MKDirections.swift"
    , 0}},
    {"MapKit/MKDistanceFormatter.swift", (const char[]){
#embed "../MapKit/MKDistanceFormatter.swift"
    , 0}},
    {"MapKit/MKGeoJSON.swift", (const char[]){
#embed "../MapKit/MKGeoJSON.swift"
    , 0}},
    {"MapKit/MKLocalSearch.swift", (const char[]){
#embed "../MapKit/MKLocalSearch.swift"
    , 0}},
    {"MapKit/MKLookAround.swift", (const char[]){
#embed "../MapKit/MKLookAround.swift"
    , 0}},
    {"MapKit/MKMapCamera.swift", (const char[]){
#embed "../MapKit/MKMapCamera.swift"
    , 0}},
    {"MapKit/MKMapConfiguration.swift", (const char[]){
#embed "../MapKit/MKMapConfiguration.swift"
    , 0}},
    {"MapKit/MKMapGeometry.swift", (const char[]){
#embed "../MapKit/MKMapGeometry.swift"
    , 0}},
    {"MapKit/MKMapItem.swift", (const char[]){
#embed "../MapKit/MKMapItem.swift"
    , 0}},
    {"MapKit/MKMapView.swift", (const char[]){
#embed "../MapKit/MKMapView.swift"
    , 0}},
    {"MapKit/MKOverlay.swift", (const char[]){
#embed "../MapKit/MKOverlay.swift"
    , 0}},
    {"MapKit/MKOverlayRenderer.swift", (const char[]){
#embed "../MapKit/MKOverlayRenderer.swift"
    , 0}},
    {"MapKit/Map.swift", (const char[]){
#embed "../MapKit/Map.swift"
    , 0}},
    {"MapKit/MapCamera.swift", (const char[]){
#embed "../MapKit/MapCamera.swift"
    , 0}},
    {"MapKit/MapContent.swift", (const char[]){
#embed "../MapKit/MapContent.swift"
    , 0}},
    {"MapKit/MapFeature.swift", (const char[]){
#embed "../MapKit/MapFeature.swift"
    , 0}},
    {"MapKit/MapReader.swift", (const char[]){
#embed "../MapKit/MapReader.swift"
    , 0}},
    {"MapKit/MapSurface.swift", (const char[]){
#embed "../MapKit/MapSurface.swift"
    , 0}},
    {"MapKit/NSValue+Places.swift", (const char[]){
#embed "../MapKit/NSValue+Places.swift"
    , 0}},
    {"MapKit/PointOfInterestCategories.swift", (const char[]){
#embed "../MapKit/PointOfInterestCategories.swift"
    , 0}},
    {"MediaPlayer/MPMediaItemProperties.swift", (const char[]){
#embed "../StandIns/MediaPlayer/MPMediaItemProperties.swift"
    , 0}},
    {"MediaPlayer/MPMediaLibrary.swift", (const char[]){
#embed "../StandIns/MediaPlayer/MPMediaLibrary.swift"
    , 0}},
    {"MediaPlayer/MPMusicPlayerController.swift", (const char[]){
#embed "../StandIns/MediaPlayer/MPMusicPlayerController.swift"
    , 0}},
    {"MediaPlayer/MPNowPlayingInfoCenter.swift", (const char[]){
#embed "../StandIns/MediaPlayer/MPNowPlayingInfoCenter.swift"
    , 0}},
    {"MediaPlayer/MPRemoteCommandCenter.swift", (const char[]){
#embed "../StandIns/MediaPlayer/MPRemoteCommandCenter.swift"
    , 0}},
    {"MessageUI/MFMailComposeViewController.swift", (const char[]){
#embed "../StandIns/MessageUI/MFMailComposeViewController.swift"
    , 0}},
    {"Metal/CAMetalLayer.swift", (const char[]){
#embed "../StandIns/Metal/CAMetalLayer.swift"
    , 0}},
    {"Metal/MTLDevice.swift", (const char[]){
#embed "../StandIns/Metal/MTLDevice.swift"
    , 0}},
    {"Metal/MTLEncoders.swift", (const char[]){
#embed "../StandIns/Metal/MTLEncoders.swift"
    , 0}},
    {"Metal/MTLFormats.swift", (const char[]){
#embed "../StandIns/Metal/MTLFormats.swift"
    , 0}},
    {"Metal/MTLPipelines.swift", (const char[]){
#embed "../StandIns/Metal/MTLPipelines.swift"
    , 0}},
    {"Metal/MTLTexture.swift", (const char[]){
#embed "../StandIns/Metal/MTLTexture.swift"
    , 0}},
    {"MetalKit/MTKTextureLoader.swift", (const char[]){
#embed "../StandIns/MetalKit/MTKTextureLoader.swift"
    , 0}},
    {"MetalKit/MTKView.swift", (const char[]){
#embed "../StandIns/MetalKit/MTKView.swift"
    , 0}},
    {"MetalPerformanceShaders/MPSKernel.swift", (const char[]){
#embed "../StandIns/MetalPerformanceShaders/MPSKernel.swift"
    , 0}},
    {"MetricKit/MXMetricManager.swift", (const char[]){
#embed "../StandIns/MetricKit/MXMetricManager.swift"
    , 0}},
    {"MobileCoreServices/Types.swift", (const char[]){
#embed "../StandIns/MobileCoreServices/Types.swift"
    , 0}},
    {"MultipeerConnectivity/MCSession.swift", (const char[]){
#embed "../StandIns/MultipeerConnectivity/MCSession.swift"
    , 0}},
    {"MusicKit/ApplicationMusicPlayer.swift", (const char[]){
#embed "../StandIns/MusicKit/ApplicationMusicPlayer.swift"
    , 0}},
    {"MusicKit/MusicAuthorization.swift", (const char[]){
#embed "../StandIns/MusicKit/MusicAuthorization.swift"
    , 0}},
    {"MusicKit/MusicCatalogSearchRequest.swift", (const char[]){
#embed "../StandIns/MusicKit/MusicCatalogSearchRequest.swift"
    , 0}},
    {"MusicKit/Song.swift", (const char[]){
#embed "../StandIns/MusicKit/Song.swift"
    , 0}},
    {"NaturalLanguage/NLEmbedding.swift", (const char[]){
#embed "../StandIns/NaturalLanguage/NLEmbedding.swift"
    , 0}},
    {"NaturalLanguage/NLTokenizer.swift", (const char[]){
#embed "../StandIns/NaturalLanguage/NLTokenizer.swift"
    , 0}},
    {"NearbyInteraction/NISession.swift", (const char[]){
#embed "../StandIns/NearbyInteraction/NISession.swift"
    , 0}},
    {"Network/NWConnection.swift", (const char[]){
#embed "../StandIns/Network/NWConnection.swift"
    , 0}},
    {"Network/NWEndpoint.swift", (const char[]){
#embed "../StandIns/Network/NWEndpoint.swift"
    , 0}},
    {"Network/NWParameters.swift", (const char[]){
#embed "../StandIns/Network/NWParameters.swift"
    , 0}},
    {"Network/NWPathMonitor.swift", (const char[]){
#embed "../StandIns/Network/NWPathMonitor.swift"
    , 0}},
    {"Network/NWTXTRecord.swift", (const char[]){
#embed "../StandIns/Network/NWTXTRecord.swift"
    , 0}},
    {"NotificationCenter/NCWidgetProviding.swift", (const char[]){
#embed "../StandIns/NotificationCenter/NCWidgetProviding.swift"
    , 0}},
    {"OSLog/Exports.swift", (const char[]){
#embed "../OSLog/Exports.swift"
    , 0}},
    {"OSLog/OSLogEntry.swift", (const char[]){
#embed "../OSLog/OSLogEntry.swift"
    , 0}},
    {"OSLog/OSLogStore.swift", (const char[]){
#embed "../OSLog/OSLogStore.swift"
    , 0}},
    {"PDFKit/PDFAnnotation.swift", (const char[]){
#embed "../PDFKit/PDFAnnotation.swift"
    , 0}},
    {"PDFKit/PDFDocument.swift", (const char[]){
#embed "../PDFKit/PDFDocument.swift"
    , 0}},
    {"PDFKit/PDFView.swift", (const char[]){
#embed "../PDFKit/PDFView.swift"
    , 0}},
    {"PassKit/PKPass.swift", (const char[]){
#embed "../StandIns/PassKit/PKPass.swift"
    , 0}},
    {"PassKit/PKPayment.swift", (const char[]){
#embed "../StandIns/PassKit/PKPayment.swift"
    , 0}},
    {"PassKit/PKPaymentButton.swift", (const char[]){
#embed "../StandIns/PassKit/PKPaymentButton.swift"
    , 0}},
    {"PassKit/PKRecurringPayment.swift", (const char[]){
#embed "../StandIns/PassKit/PKRecurringPayment.swift"
    , 0}},
    {"PencilKit/PKCanvasView.swift", (const char[]){
#embed "../StandIns/PencilKit/PKCanvasView.swift"
    , 0}},
    {"PencilKit/PKDrawing.swift", (const char[]){
#embed "../StandIns/PencilKit/PKDrawing.swift"
    , 0}},
    {"PencilKit/PKStroke.swift", (const char[]){
#embed "../StandIns/PencilKit/PKStroke.swift"
    , 0}},
    {"PencilKit/PKTool.swift", (const char[]){
#embed "../StandIns/PencilKit/PKTool.swift"
    , 0}},
    {"PencilKit/PKToolPicker.swift", (const char[]){
#embed "../StandIns/PencilKit/PKToolPicker.swift"
    , 0}},
    {"PencilKit/WrittenStroke.swift", (const char[]){
#embed "../StandIns/PencilKit/WrittenStroke.swift"
    , 0}},
    {"Photos/PHAsset+Kinds.swift", (const char[]){
#embed "../StandIns/Photos/PHAsset+Kinds.swift"
    , 0}},
    {"Photos/PHChangeRequests.swift", (const char[]){
#embed "../StandIns/Photos/PHChangeRequests.swift"
    , 0}},
    {"Photos/PHImageManager+Videos.swift", (const char[]){
#embed "../StandIns/Photos/PHImageManager+Videos.swift"
    , 0}},
    {"Photos/PHPhotoLibrary.swift", (const char[]){
#embed "../StandIns/Photos/PHPhotoLibrary.swift"
    , 0}},
    {"PhotosUI/PHLivePhotoView.swift", (const char[]){
#embed "../StandIns/PhotosUI/PHLivePhotoView.swift"
    , 0}},
    {"PhotosUI/PhotosPicker.swift", (const char[]){
#embed "../StandIns/PhotosUI/PhotosPicker.swift"
    , 0}},
    {"PhotosUI/PhotosPickerStyle.swift", (const char[]){
#embed "../StandIns/PhotosUI/PhotosPickerStyle.swift"
    , 0}},
    {"PlaygroundSupport/PlaygroundPage.swift", (const char[]){
#embed "../StandIns/PlaygroundSupport/PlaygroundPage.swift"
    , 0}},
    {"Playgrounds/Playground.swift", (const char[]){
#embed "../StandIns/Playgrounds/Playground.swift"
    , 0}},
    {"PushKit/PKPushRegistry.swift", (const char[]){
#embed "../StandIns/PushKit/PKPushRegistry.swift"
    , 0}},
    {"QuadrantSubstitutes/PanelView.swift", (const char[]){
#embed "../Substitutes/PanelView.swift"
    , 0}},
    {"QuadrantSubstitutes/RemoteImage.swift", (const char[]){
#embed "../Substitutes/RemoteImage.swift"
    , 0}},
    {"QuadrantSubstitutes/StandIn.swift", (const char[]){
#embed "../Substitutes/StandIn.swift"
    , 0}},
    {"QuickLook/QuickLookPreview.swift", (const char[]){
#embed "../StandIns/QuickLook/QuickLookPreview.swift"
    , 0}},
    {"QuickLookThumbnailing/QLThumbnailGenerator.swift", (const char[]){
#embed "../StandIns/QuickLookThumbnailing/QLThumbnailGenerator.swift"
    , 0}},
    {"RealityKit/Component.swift", (const char[]){
#embed "../StandIns/RealityKit/Component.swift"
    , 0}},
    {"RealityKit/Entity.swift", (const char[]){
#embed "../StandIns/RealityKit/Entity.swift"
    , 0}},
    {"RealityKit/Material.swift", (const char[]){
#embed "../StandIns/RealityKit/Material.swift"
    , 0}},
    {"RealityKit/RealityView.swift", (const char[]){
#embed "../StandIns/RealityKit/RealityView.swift"
    , 0}},
    {"ReplayKit/RPScreenRecorder.swift", (const char[]){
#embed "../StandIns/ReplayKit/RPScreenRecorder.swift"
    , 0}},
    {"RoomPlan/RoomCaptureSession.swift", (const char[]){
#embed "../StandIns/RoomPlan/RoomCaptureSession.swift"
    , 0}},
    {"SQLite3/Callbacks.swift", (const char[]){
#embed "../StandIns/SQLite3/Callbacks.swift"
    , 0}},
    {"SQLite3/Connections.swift", (const char[]){
#embed "../StandIns/SQLite3/Connections.swift"
    , 0}},
    {"SQLite3/Numbers.swift", (const char[]){
#embed "../StandIns/SQLite3/Numbers.swift"
    , 0}},
    {"SQLite3/Statements.swift", (const char[]){
#embed "../StandIns/SQLite3/Statements.swift"
    , 0}},
    {"SQLite3/Values.swift", (const char[]){
#embed "../StandIns/SQLite3/Values.swift"
    , 0}},
    {"SafariServices/SFSafariViewController.swift", (const char[]){
#embed "../StandIns/SafariServices/SFSafariViewController.swift"
    , 0}},
    {"SceneKit/SCNAction.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNAction.swift"
    , 0}},
    {"SceneKit/SCNCamera.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNCamera.swift"
    , 0}},
    {"SceneKit/SCNGeometry.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNGeometry.swift"
    , 0}},
    {"SceneKit/SCNMaterial.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNMaterial.swift"
    , 0}},
    {"SceneKit/SCNNode.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNNode.swift"
    , 0}},
    {"SceneKit/SCNParticleSystem.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNParticleSystem.swift"
    , 0}},
    {"SceneKit/SCNPhysics.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNPhysics.swift"
    , 0}},
    {"SceneKit/SCNProgram.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNProgram.swift"
    , 0}},
    {"SceneKit/SCNScene.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNScene.swift"
    , 0}},
    {"SceneKit/SCNVector.swift", (const char[]){
#embed "../StandIns/SceneKit/SCNVector.swift"
    , 0}},
    {"Security/SecAccessControl.swift", (const char[]){
#embed "../Security/SecAccessControl.swift"
    , 0}},
    {"Security/SecItem.swift", (const char[]){
#embed "../Security/SecItem.swift"
    , 0}},
    {"Security/SecItemKeys.swift", (const char[]){
#embed "../Security/SecItemKeys.swift"
    , 0}},
    {"Security/SecKey.swift", (const char[]){
#embed "../Security/SecKey.swift"
    , 0}},
    {"Security/SecKeyAlgorithm.swift", (const char[]){
#embed "../Security/SecKeyAlgorithm.swift"
    , 0}},
    {"Security/SecKeyAttributes.swift", (const char[]){
#embed "../Security/SecKeyAttributes.swift"
    , 0}},
    {"Security/SecKeyOperations.swift", (const char[]){
#embed "../Security/SecKeyOperations.swift"
    , 0}},
    {"Security/SecRandom.swift", (const char[]){
#embed "../Security/SecRandom.swift"
    , 0}},
    {"Security/SecTrust.swift", (const char[]){
#embed "../Security/SecTrust.swift"
    , 0}},
    {"SensitiveContentAnalysis/SCSensitivityAnalyzer.swift", (const char[]){
#embed "../StandIns/SensitiveContentAnalysis/SCSensitivityAnalyzer.swift"
    , 0}},
    {"ShazamKit/SHSession.swift", (const char[]){
#embed "../StandIns/ShazamKit/SHSession.swift"
    , 0}},
    {"Social/SLComposeViewController.swift", (const char[]){
#embed "../StandIns/Social/SLComposeViewController.swift"
    , 0}},
    {"SoundAnalysis/SNAudioStreamAnalyzer.swift", (const char[]){
#embed "../StandIns/SoundAnalysis/SNAudioStreamAnalyzer.swift"
    , 0}},
    {"Spatial/Spatial.swift", (const char[]){
#embed "../Spatial/Spatial.swift"
    , 0}},
    {"Speech/SFSpeechRecognizer.swift", (const char[]){
#embed "../StandIns/Speech/SFSpeechRecognizer.swift"
    , 0}},
    {"Speech/SpeechAnalyzer.swift", (const char[]){
#embed "../StandIns/Speech/SpeechAnalyzer.swift"
    , 0}},
    {"SpriteKit/SKAction+Sprites.swift", (const char[]){
#embed "../SpriteKit/SKAction+Sprites.swift"
    , 0}},
    {"SpriteKit/SKAction.swift", (const char[]){
#embed "../SpriteKit/SKAction.swift"
    , 0}},
    {"SpriteKit/SKConstraint.swift", (const char[]){
#embed "../SpriteKit/SKConstraint.swift"
    , 0}},
    {"SpriteKit/SKEmitterNode.swift", (const char[]){
#embed "../SpriteKit/SKEmitterNode.swift"
    , 0}},
    {"SpriteKit/SKNode.swift", (const char[]){
#embed "../SpriteKit/SKNode.swift"
    , 0}},
    {"SpriteKit/SKNodes.swift", (const char[]){
#embed "../SpriteKit/SKNodes.swift"
    , 0}},
    {"SpriteKit/SKOtherNodes.swift", (const char[]){
#embed "../SpriteKit/SKOtherNodes.swift"
    , 0}},
    {"SpriteKit/SKPhysicsBody.swift", (const char[]){
#embed "../SpriteKit/SKPhysicsBody.swift"
    , 0}},
    {"SpriteKit/SKPhysicsWorld.swift", (const char[]){
#embed "../SpriteKit/SKPhysicsWorld.swift"
    , 0}},
    {"SpriteKit/SKScene.swift", (const char[]){
#embed "../SpriteKit/SKScene.swift"
    , 0}},
    {"SpriteKit/SKTexture.swift", (const char[]){
#embed "../SpriteKit/SKTexture.swift"
    , 0}},
    {"SpriteKit/SpriteView.swift", (const char[]){
#embed "../SpriteKit/SpriteView.swift"
    , 0}},
    {"StoreKit/Exports.swift", (const char[]){
#embed "../StandIns/StoreKit/Exports.swift"
    , 0}},
    {"StoreKit/Message.swift", (const char[]){
#embed "../StandIns/StoreKit/Message.swift"
    , 0}},
    {"StoreKit/Product.swift", (const char[]){
#embed "../StandIns/StoreKit/Product.swift"
    , 0}},
    {"StoreKit/ProductViewStyle.swift", (const char[]){
#embed "../StandIns/StoreKit/ProductViewStyle.swift"
    , 0}},
    {"StoreKit/SKPaymentQueue.swift", (const char[]){
#embed "../StandIns/StoreKit/SKPaymentQueue.swift"
    , 0}},
    {"StoreKit/SKStoreProductViewController.swift", (const char[]){
#embed "../StandIns/StoreKit/SKStoreProductViewController.swift"
    , 0}},
    {"StoreKit/StoreViews.swift", (const char[]){
#embed "../StandIns/StoreKit/StoreViews.swift"
    , 0}},
    {"StoreKit/SubscriptionGroups.swift", (const char[]){
#embed "../StandIns/StoreKit/SubscriptionGroups.swift"
    , 0}},
    {"StoreKit/SubscriptionInfo.swift", (const char[]){
#embed "../StandIns/StoreKit/SubscriptionInfo.swift"
    , 0}},
    {"StoreKit/SubscriptionStoreControlStyle.swift", (const char[]){
#embed "../StandIns/StoreKit/SubscriptionStoreControlStyle.swift"
    , 0}},
    {"StoreKit/SubscriptionStoreModifiers.swift", (const char[]){
#embed "../StandIns/StoreKit/SubscriptionStoreModifiers.swift"
    , 0}},
    {"StoreKit/Transaction.swift", (const char[]){
#embed "../StandIns/StoreKit/Transaction.swift"
    , 0}},
    {"SwiftData/FetchDescriptor.swift", (const char[]){
#embed "../SwiftData/FetchDescriptor.swift"
    , 0}},
    {"SwiftData/KindChanges.swift", (const char[]){
#embed "../SwiftData/KindChanges.swift"
    , 0}},
    {"SwiftData/Links.swift", (const char[]){
#embed "../SwiftData/Links.swift"
    , 0}},
    {"SwiftData/Macros.swift", (const char[]){
#embed "../SwiftData/Macros.swift"
    , 0}},
    {"SwiftData/ModelActor.swift", (const char[]){
#embed "../SwiftData/ModelActor.swift"
    , 0}},
    {"SwiftData/ModelConfiguration.swift", (const char[]){
#embed "../SwiftData/ModelConfiguration.swift"
    , 0}},
    {"SwiftData/ModelContainer+OlderBuild.swift", (const char[]){
#embed "../SwiftData/ModelContainer+OlderBuild.swift"
    , 0}},
    {"SwiftData/ModelContainer.swift", (const char[]){
#embed "../SwiftData/ModelContainer.swift"
    , 0}},
    {"SwiftData/ModelContainerModifier.swift", (const char[]){
#embed "../SwiftData/ModelContainerModifier.swift"
    , 0}},
    {"SwiftData/ModelContainerScene.swift", (const char[]){
#embed "../SwiftData/ModelContainerScene.swift"
    , 0}},
    {"SwiftData/ModelContext+Save.swift", (const char[]){
#embed "../SwiftData/ModelContext+Save.swift"
    , 0}},
    {"SwiftData/ModelContext+Undo.swift", (const char[]){
#embed "../SwiftData/ModelContext+Undo.swift"
    , 0}},
    {"SwiftData/ModelContext.swift", (const char[]){
#embed "../SwiftData/ModelContext.swift"
    , 0}},
    {"SwiftData/ModelKind.swift", (const char[]){
#embed "../SwiftData/ModelKind.swift"
    , 0}},
    {"SwiftData/ModelStore+Fetch.swift", (const char[]){
#embed "../SwiftData/ModelStore+Fetch.swift"
    , 0}},
    {"SwiftData/ModelStore+Links.swift", (const char[]){
#embed "../SwiftData/ModelStore+Links.swift"
    , 0}},
    {"SwiftData/ModelStore+Save.swift", (const char[]){
#embed "../SwiftData/ModelStore+Save.swift"
    , 0}},
    {"SwiftData/ModelStore.swift", (const char[]){
#embed "../SwiftData/ModelStore.swift"
    , 0}},
    {"SwiftData/ModelTable.swift", (const char[]){
#embed "../SwiftData/ModelTable.swift"
    , 0}},
    {"SwiftData/OpenStores.swift", (const char[]){
#embed "../SwiftData/OpenStores.swift"
    , 0}},
    {"SwiftData/PersistentIdentifier.swift", (const char[]){
#embed "../SwiftData/PersistentIdentifier.swift"
    , 0}},
    {"SwiftData/PersistentModel.swift", (const char[]){
#embed "../SwiftData/PersistentModel.swift"
    , 0}},
    {"SwiftData/PredicateText.swift", (const char[]){
#embed "../SwiftData/PredicateText.swift"
    , 0}},
    {"SwiftData/PropertyMetadata.swift", (const char[]){
#embed "../SwiftData/PropertyMetadata.swift"
    , 0}},
    {"SwiftData/Query.swift", (const char[]){
#embed "../SwiftData/Query.swift"
    , 0}},
    {"SwiftData/SQLOrder.swift", (const char[]){
#embed "../SwiftData/SQLOrder.swift"
    , 0}},
    {"SwiftData/SQLTerms.swift", (const char[]){
#embed "../SwiftData/SQLTerms.swift"
    , 0}},
    {"SwiftData/SQLWriter.swift", (const char[]){
#embed "../SwiftData/SQLWriter.swift"
    , 0}},
    {"SwiftData/Schema.swift", (const char[]){
#embed "../SwiftData/Schema.swift"
    , 0}},
    {"SwiftData/SectionedQuery.swift", (const char[]){
#embed "../SwiftData/SectionedQuery.swift"
    , 0}},
    {"SwiftData/SectionedQueryMacros.swift", (const char[]){
#embed "../SwiftData/SectionedQueryMacros.swift"
    , 0}},
    {"SwiftData/SectionedResults.swift", (const char[]){
#embed "../SwiftData/SectionedResults.swift"
    , 0}},
    {"SwiftData/StoreOpening.swift", (const char[]){
#embed "../SwiftData/StoreOpening.swift"
    , 0}},
    {"SwiftData/Stored.swift", (const char[]){
#embed "../SwiftData/Stored.swift"
    , 0}},
    {"SwiftData/StoredForm.swift", (const char[]){
#embed "../SwiftData/StoredForm.swift"
    , 0}},
    {"SwiftData/SwiftDataError.swift", (const char[]){
#embed "../SwiftData/SwiftDataError.swift"
    , 0}},
    {"SwiftData/TextOrder.swift", (const char[]){
#embed "../SwiftData/TextOrder.swift"
    , 0}},
    {"SystemConfiguration/SCNetworkReachability.swift", (const char[]){
#embed "../StandIns/SystemConfiguration/SCNetworkReachability.swift"
    , 0}},
    {"TipKit/Exports.swift", (const char[]){
#embed "../TipKit/Exports.swift"
    , 0}},
    {"TipKit/Rule.swift", (const char[]){
#embed "../TipKit/Rule.swift"
    , 0}},
    {"TipKit/Tip.swift", (const char[]){
#embed "../TipKit/Tip.swift"
    , 0}},
    {"TipKit/TipView.swift", (const char[]){
#embed "../TipKit/TipView.swift"
    , 0}},
    {"TipKit/Tips.swift", (const char[]){
#embed "../TipKit/Tips.swift"
    , 0}},
    {"Translation/TranslationSession.swift", (const char[]){
#embed "../StandIns/Translation/TranslationSession.swift"
    , 0}},
    {"UserNotifications/UNNotificationAttachment.swift", (const char[]){
#embed "../StandIns/UserNotifications/UNNotificationAttachment.swift"
    , 0}},
    {"UserNotifications/UNNotificationCategory.swift", (const char[]){
#embed "../StandIns/UserNotifications/UNNotificationCategory.swift"
    , 0}},
    {"UserNotifications/UNNotificationContent.swift", (const char[]){
#embed "../StandIns/UserNotifications/UNNotificationContent.swift"
    , 0}},
    {"UserNotifications/UNNotificationServiceExtension.swift", (const char[]){
#embed "../StandIns/UserNotifications/UNNotificationServiceExtension.swift"
    , 0}},
    {"UserNotifications/UNUserNotificationCenter.swift", (const char[]){
#embed "../StandIns/UserNotifications/UNUserNotificationCenter.swift"
    , 0}},
    {"UserNotificationsUI/UNNotificationContentExtension.swift", (const char[]){
#embed "../StandIns/UserNotificationsUI/UNNotificationContentExtension.swift"
    , 0}},
    {"VideoToolbox/VTKeys.swift", (const char[]){
#embed "../StandIns/VideoToolbox/VTKeys.swift"
    , 0}},
    {"VideoToolbox/VTSession.swift", (const char[]){
#embed "../StandIns/VideoToolbox/VTSession.swift"
    , 0}},
    {"Vision/DocumentObservation.swift", (const char[]){
#embed "../StandIns/Vision/DocumentObservation.swift"
    , 0}},
    {"Vision/ImageRequest.swift", (const char[]){
#embed "../StandIns/Vision/ImageRequest.swift"
    , 0}},
    {"Vision/ImageRequests.swift", (const char[]){
#embed "../StandIns/Vision/ImageRequests.swift"
    , 0}},
    {"Vision/NormalizedRect.swift", (const char[]){
#embed "../StandIns/Vision/NormalizedRect.swift"
    , 0}},
    {"Vision/VNBarcodeSymbology.swift", (const char[]){
#embed "../StandIns/Vision/VNBarcodeSymbology.swift"
    , 0}},
    {"Vision/VNContour.swift", (const char[]){
#embed "../StandIns/Vision/VNContour.swift"
    , 0}},
    {"Vision/VNCoreMLRequest.swift", (const char[]){
#embed "../StandIns/Vision/VNCoreMLRequest.swift"
    , 0}},
    {"Vision/VNImageRequestHandler.swift", (const char[]){
#embed "../StandIns/Vision/VNImageRequestHandler.swift"
    , 0}},
    {"Vision/VNObservation.swift", (const char[]){
#embed "../StandIns/Vision/VNObservation.swift"
    , 0}},
    {"Vision/VNRequest.swift", (const char[]){
#embed "../StandIns/Vision/VNRequest.swift"
    , 0}},
    {"Vision/VNRequestRevisions.swift", (const char[]){
#embed "../StandIns/Vision/VNRequestRevisions.swift"
    , 0}},
    {"VisionKit/DataScannerViewController.swift", (const char[]){
#embed "../StandIns/VisionKit/DataScannerViewController.swift"
    , 0}},
    {"VisionKit/ImageAnalyzer.swift", (const char[]){
#embed "../StandIns/VisionKit/ImageAnalyzer.swift"
    , 0}},
    {"VisionKit/VNDocumentCameraViewController.swift", (const char[]){
#embed "../StandIns/VisionKit/VNDocumentCameraViewController.swift"
    , 0}},
    {"WatchConnectivity/WCSession.swift", (const char[]){
#embed "../StandIns/WatchConnectivity/WCSession.swift"
    , 0}},
    {"WatchKit/WKApplication.swift", (const char[]){
#embed "../StandIns/WatchKit/WKApplication.swift"
    , 0}},
    {"WatchKit/WKInterfaceDevice.swift", (const char[]){
#embed "../StandIns/WatchKit/WKInterfaceDevice.swift"
    , 0}},
    {"WeatherKit/Weather.swift", (const char[]){
#embed "../StandIns/WeatherKit/Weather.swift"
    , 0}},
    {"WeatherKit/WeatherService.swift", (const char[]){
#embed "../StandIns/WeatherKit/WeatherService.swift"
    , 0}},
    {"WeatherKit/WeatherValues.swift", (const char[]){
#embed "../StandIns/WeatherKit/WeatherValues.swift"
    , 0}},
    {"WebKit/WKNavigationTypes.swift", (const char[]){
#embed "../StandIns/WebKit/WKNavigationTypes.swift"
    , 0}},
    {"WebKit/WKWebView+Media.swift", (const char[]){
#embed "../StandIns/WebKit/WKWebView+Media.swift"
    , 0}},
    {"WebKit/WKWebView.swift", (const char[]){
#embed "../StandIns/WebKit/WKWebView.swift"
    , 0}},
    {"WebKit/WKWebsiteData.swift", (const char[]){
#embed "../StandIns/WebKit/WKWebsiteData.swift"
    , 0}},
    {"WebKit/WebPage.swift", (const char[]){
#embed "../StandIns/WebKit/WebPage.swift"
    , 0}},
    {"WebKit/WebView.swift", (const char[]){
#embed "../StandIns/WebKit/WebView.swift"
    , 0}},
    {"WidgetKit/ActivityConfiguration.swift", (const char[]){
#embed "../WidgetKit/ActivityConfiguration.swift"
    , 0}},
    {"WidgetKit/ActivityFamily.swift", (const char[]){
#embed "../WidgetKit/ActivityFamily.swift"
    , 0}},
    {"WidgetKit/ControlWidget.swift", (const char[]){
#embed "../WidgetKit/ControlWidget.swift"
    , 0}},
    {"WidgetKit/Exports.swift", (const char[]){
#embed "../WidgetKit/Exports.swift"
    , 0}},
    {"WidgetKit/Timeline.swift", (const char[]){
#embed "../WidgetKit/Timeline.swift"
    , 0}},
    {"WidgetKit/Widget.swift", (const char[]){
#embed "../WidgetKit/Widget.swift"
    , 0}},
    {"WidgetKit/WidgetCenter.swift", (const char[]){
#embed "../WidgetKit/WidgetCenter.swift"
    , 0}},
    {"WidgetKit/WidgetFamily.swift", (const char[]){
#embed "../WidgetKit/WidgetFamily.swift"
    , 0}},
    {"WidgetKit/WidgetPreview.swift", (const char[]){
#embed "../WidgetKit/WidgetPreview.swift"
    , 0}},
    {"WorkoutKit/WorkoutPlan.swift", (const char[]){
#embed "../StandIns/WorkoutKit/WorkoutPlan.swift"
    , 0}},
    {"os/Exports.swift", (const char[]){
#embed "../os/Exports.swift"
    , 0}},
    {"os/LogRecord.swift", (const char[]){
#embed "../os/LogRecord.swift"
    , 0}},
    {"os/Logger.swift", (const char[]){
#embed "../os/Logger.swift"
    , 0}},
    {"os/OSAllocatedUnfairLock.swift", (const char[]){
#embed "../os/OSAllocatedUnfairLock.swift"
    , 0}},
    {"os/OSLogMessage.swift", (const char[]){
#embed "../os/OSLogMessage.swift"
    , 0}},
    {"os/OSSignposter.swift", (const char[]){
#embed "../os/OSSignposter.swift"
    , 0}},
    {"simd/Elimination.swift", (const char[]){
#embed "../simd/Elimination.swift"
    , 0}},
    {"simd/Functions.swift", (const char[]){
#embed "../simd/Functions.swift"
    , 0}},
    {"simd/Matrices+Double.swift", (const char[]){
#embed "../simd/Matrices+Double.swift"
    , 0}},
    {"simd/Matrices+Float.swift", (const char[]){
#embed "../simd/Matrices+Float.swift"
    , 0}},
    {"simd/Quaternions.swift", (const char[]){
#embed "../simd/Quaternions.swift"
    , 0}},
};

const SourceFile *framework_file(int index) {
    return index < (int)(sizeof files / sizeof *files) ? &files[index] : 0;
}
