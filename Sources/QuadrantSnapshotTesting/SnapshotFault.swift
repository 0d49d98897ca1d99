import QuadrantDisplayList

/// The errors of snapshots, in four parts.
enum SnapshotFault {
    static func recordedTwice(_ path: String) -> Diagnostic {
        Diagnostic(what: "two different snapshots were recorded under one name; the first was kept.", at: path,
                   rule: "The name of a test with 'named:', or with the number of the assertion, names one reference.",
                   fix: "Give the assertions different names, as named: \"dark\"; cases of a test with arguments, too.")
    }

    static func timeOut(_ seconds: Double, _ place: String) -> Diagnostic {
        Diagnostic(what: "the snapshot was not there after \(seconds) seconds.", at: place,
                   rule: "A strategy calls its function with the snapshot within the time limit of the assertion.",
                   fix: "Pass a longer 'timeout:', or make the strategy deliver its snapshot.")
    }

    static func noReference(_ path: String) -> Diagnostic {
        Diagnostic(what: "there is no reference.", at: path,
                   rule: "In the record mode 'never' a snapshot is compared only.",
                   fix: "Record it with the mode 'missing', and commit the file.")
    }

    static func recorded(_ path: String, all: Bool) -> Diagnostic {
        Diagnostic(what: (all ? "" : "there was no reference; ") + "the snapshot was recorded.", at: path,
                   rule: "A test that records a reference fails, because nothing was compared.",
                   fix: "Open the file, and run the test " + (all ? "without 'record: .all'." : "again."))
    }

    static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(what: "the reference cannot be read: \(reason).", at: path,
                   rule: "A reference is a file that an assertion of the same strategy wrote.",
                   fix: "Restore the file, or delete it and record it again.")
    }
}
