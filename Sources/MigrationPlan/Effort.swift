import Foundation

/// The steps that may be taken to make the values of one initializer simpler.
///
/// A body that asks many questions about the same parts of a document, one inside of another, has values of which each
/// question doubles what there is to look at. Once the steps are spent, values stay as they are: they still mean the
/// same, and nothing simple is made of them.
///
/// `@unchecked Sendable`: every access to the variable holds the lock.
package final class Effort: @unchecked Sendable {
  /// The effort for the initializer that is being interpreted; nil where none is.
  @TaskLocal package static var current: Effort?

  /// Many times the steps of any initializer that was seen in an app.
  private static let limit = 200_000

  private let lock = NSLock()
  private var left = limit

  package init() {}

  /// Whether no steps are left.
  package var isSpent: Bool { lock.withLock { left <= 0 } }

  /// Takes a step.
  ///
  /// - Returns: false if none are left.
  func takeStep() -> Bool {
    lock.withLock {
      left -= 1
      return left > 0
    }
  }
}
