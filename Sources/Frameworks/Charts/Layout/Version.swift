/// Tells one evaluation from another: what has the same version is the same.
final class Version {}
