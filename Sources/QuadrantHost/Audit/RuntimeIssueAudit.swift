import QuadrantDisplayList

extension Audit {
    /// What the view reported while it ran, except missing resources, which have an audit of their own.
    package static let runtimeIssue = Audit(identifier: "runtime-issue") { evidence in
        evidence.issues.filter { !$0.isMissingResource }.map { AuditFinding("runtime-issue", $0) }
    }
}
