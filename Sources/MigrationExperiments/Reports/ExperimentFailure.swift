import Foundation

/// The error with which a test fails. Its description is the diff.
///
/// ```text
/// Products, run 1:
/// products[3].coin: 12 → nil  (missing)
/// products[3].name: "a" → "A"  (value)
/// ```
public struct ExperimentFailure: Error, Sendable, Hashable {
  /// The reports of the runs that failed. Empty if no run compared anything.
  public let reports: [ExperimentReport]

  /// The number of further reports that were not kept.
  public let omittedReports: Int

  init(reports: [ExperimentReport], omittedReports: Int = 0) {
    self.reports = reports
    self.omittedReports = omittedReports
  }

  /// All differences that were found.
  public var differences: [ValueDifference] { reports.flatMap(\.differences) }
}

extension ExperimentFailure: LocalizedError, CustomStringConvertible {
  /// The diff.
  public var description: String {
    guard !reports.isEmpty || omittedReports > 0 else { return "nothing was compared" }
    let lines = reports.map(\.description) + (omittedReports > 0 ? ["… and \(omittedReports) more runs"] : [])
    return lines.joined(separator: "\n")
  }

  /// The diff: XCTest shows this one.
  public var errorDescription: String? { description }
}
