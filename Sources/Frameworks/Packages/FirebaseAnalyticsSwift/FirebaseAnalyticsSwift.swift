@_exported import FirebaseAnalytics
