@_exported import FirebaseAnalytics
@_exported import FirebaseAuth
@_exported import FirebaseCore
@_exported import FirebaseCrashlytics
@_exported import FirebaseDatabase
@_exported import FirebaseDynamicLinks
@_exported import FirebaseFirestore
@_exported import FirebaseMessaging
@_exported import FirebaseStorage

// Firebase: the modules that programs import by one name.
