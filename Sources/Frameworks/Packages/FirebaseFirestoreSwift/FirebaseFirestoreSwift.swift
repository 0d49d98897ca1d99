@_exported import FirebaseFirestore

// FirebaseFirestoreSwift: a part of FirebaseFirestore since version 10.
