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

    static func noInlineReference(_ place: String) -> Diagnostic {
        Diagnostic(what: "there is no string to compare with.", at: place,
                   rule: "In the record mode 'never' a snapshot is compared only.",
                   fix: "Record it with the mode 'missing', and commit the test's file.")
    }

    static func recordedInline(_ place: String, all: Bool) -> Diagnostic {
        Diagnostic(what: (all ? "" : "there was no string to compare with; ") + "the snapshot was recorded.", at: place,
                   rule: "A test that records a snapshot into its source fails, because nothing was compared.",
                   fix: "Look at the test's file, and run the test " + (all ? "without 'record: .all'." : "again."))
    }

    static func noCall(_ place: String) -> Diagnostic {
        Diagnostic(what: "the call of the inline snapshot was not found.", at: place,
                   rule: "The snapshot is written behind the call at the line and the column that were passed on.",
                   fix: "Pass #filePath, #line and #column of the same call; compile the file after a change.")
    }

    static func changedMeanwhile(_ path: String) -> Diagnostic {
        Diagnostic(what: "the test's file was changed while snapshots were recorded.", at: path,
                   rule: "Places of snapshots are those of the file that was compiled.",
                   fix: "Run the tests again.")
    }

    static func unreadable(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(what: "the reference cannot be read: \(reason).", at: path,
                   rule: "A reference is a file that an assertion of the same strategy wrote.",
                   fix: "Restore the file, or delete it and record it again.")
    }
}
