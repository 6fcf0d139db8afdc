import Foundation

/// How many generated cases a test goes through: a fraction in the usual run, all of them with `CAMPAIGN=full swift test`.
public enum Campaign {
  /// - Parameters:
  ///   - full: How many cases the whole campaign has.
  ///   - fraction: What of them the usual run has.
  public static func count(_ full: Int, fraction: Double = 0.03) -> Int {
    ProcessInfo.processInfo.environment["CAMPAIGN"] == "full" ? full : Int(Double(full) * fraction)
  }
}
