extension LoggingMiddleware {
  /// The level of detail of a log. Each level includes the one before it.
  public enum Level: Int, Sendable, Comparable, CaseIterable {
    /// Nothing.
    case off
    /// Failures only: errors, and statuses of 400 and above. One line each.
    case failures
    /// A line for each request and each response.
    case summary
    /// The request as a `curl` command without its body, and the headers of the response.
    case headers
    /// The bodies too.
    case bodies

    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }
}
