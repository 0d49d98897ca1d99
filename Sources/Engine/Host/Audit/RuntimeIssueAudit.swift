import QuadrantDisplayList

extension Audit {
    /// What the view reported while it ran, except missing resources, which have an audit of their own, and fonts that
    /// are only missing here.
    package static let runtimeIssue = Audit(identifier: "runtime-issue") { evidence in
        evidence.issues.filter { !$0.isMissingResource && !$0.isPhoneFont }.map { AuditFinding("runtime-issue", $0) }
    }
}
