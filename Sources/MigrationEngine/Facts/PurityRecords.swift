import Foundation
import SwiftSyntax

/// The side effects of a piece of code, as far as they are known.
struct Purity: Sendable {
  /// The first call or assignment that may have a side effect; nil where there is none.
  var cause: Syntax?
  /// Whether it gives another value each time, like the clock.
  var differs = false
  /// Whether it reads a variable that other code may change.
  var readsVariables = false
  /// Whether it is known to have no side effects.
  var isPure: Bool { cause == nil }

  /// Adds what is known of code that runs, too.
  mutating func formUnion(_ other: Purity) {
    cause = cause ?? other.cause
    differs = differs || other.differs
    readsVariables = readsVariables || other.readsVariables
  }
}

/// The results of ``PureCalls`` for declarations, so that each is looked at once.
///
/// `@unchecked Sendable`: every access to the variable holds the lock.
final class PurityRecords: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [SyntaxIdentifier: Purity] = [:]

  func of(_ node: SyntaxIdentifier) -> Purity? { lock.withLock { known[node] } }

  func note(_ purity: Purity, of node: SyntaxIdentifier) { lock.withLock { known[node] = purity } }
}
