import Foundation
import MigrationEngine

/// The date that a run's output has.
enum RunDate {
  /// The time, or what `SOURCE_DATE_EPOCH` says, for output that is the same each time
  /// (https://reproducible-builds.org/specs/source-date-epoch).
  ///
  /// - Throws: the exit status when that is no time; why is printed.
  static func current() throws -> Date {
    let environment = ProcessInfo.processInfo.environment
    guard let epoch = environment["SOURCE_DATE_EPOCH"], !epoch.isEmpty else { return Date() }
    guard let seconds = UInt32(epoch) else {
      throw Console.failure("error: SOURCE_DATE_EPOCH is '\(epoch)', not a number of seconds since 1970")
    }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}
