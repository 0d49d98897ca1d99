// The versions of requests: `revision` takes one of them. No model is here, so that all of them find nothing.

/// Version 1 of a request.
public let VNDetectBarcodesRequestRevision1 = 1
/// Version 2 of a request.
public let VNDetectBarcodesRequestRevision2 = 2
/// Version 3 of a request.
public let VNDetectBarcodesRequestRevision3 = 3
/// Version 4 of a request.
public let VNDetectBarcodesRequestRevision4 = 4
/// Version 1 of a request.
public let VNRecognizeTextRequestRevision1 = 1
/// Version 2 of a request.
public let VNRecognizeTextRequestRevision2 = 2
/// Version 3 of a request.
public let VNRecognizeTextRequestRevision3 = 3
/// Version 1 of a request.
public let VNDetectFaceRectanglesRequestRevision1 = 1
/// Version 2 of a request.
public let VNDetectFaceRectanglesRequestRevision2 = 2
/// Version 3 of a request.
public let VNDetectFaceRectanglesRequestRevision3 = 3
/// Version 1 of a request.
public let VNDetectFaceLandmarksRequestRevision1 = 1
/// Version 2 of a request.
public let VNDetectFaceLandmarksRequestRevision2 = 2
/// Version 3 of a request.
public let VNDetectFaceLandmarksRequestRevision3 = 3
/// Version 1 of a request.
public let VNDetectFaceCaptureQualityRequestRevision1 = 1
/// Version 2 of a request.
public let VNDetectFaceCaptureQualityRequestRevision2 = 2
/// Version 3 of a request.
public let VNDetectFaceCaptureQualityRequestRevision3 = 3
/// Version 1 of a request.
public let VNDetectTextRectanglesRequestRevision1 = 1
/// Version 1 of a request.
public let VNDetectRectanglesRequestRevision1 = 1
/// Version 1 of a request.
public let VNDetectHorizonRequestRevision1 = 1
/// Version 1 of a request.
public let VNClassifyImageRequestRevision1 = 1
/// Version 2 of a request.
public let VNClassifyImageRequestRevision2 = 2
/// Version 1 of a request.
public let VNDetectHumanRectanglesRequestRevision1 = 1
/// Version 2 of a request.
public let VNDetectHumanRectanglesRequestRevision2 = 2
/// Version 1 of a request.
public let VNDetectHumanBodyPoseRequestRevision1 = 1
/// Version 1 of a request.
public let VNDetectHumanHandPoseRequestRevision1 = 1
/// Version 1 of a request.
public let VNGeneratePersonSegmentationRequestRevision1 = 1
/// Version 1 of a request.
public let VNGenerateImageFeaturePrintRequestRevision1 = 1
/// Version 2 of a request.
public let VNGenerateImageFeaturePrintRequestRevision2 = 2
/// Version 1 of a request.
public let VNDetectContourRequestRevision1 = 1
/// Version 1 of a request.
public let VNDetectDocumentSegmentationRequestRevision1 = 1
/// Version 1 of a request.
public let VNTrackObjectRequestRevision1 = 1
/// Version 2 of a request.
public let VNTrackObjectRequestRevision2 = 2
/// Version 1 of a request.
public let VNRecognizeAnimalsRequestRevision1 = 1
/// Version 2 of a request.
public let VNRecognizeAnimalsRequestRevision2 = 2
/// Version 1 of a request.
public let VNCoreMLRequestRevision1 = 1
/// No version.
public let VNRequestRevisionUnspecified = 0
