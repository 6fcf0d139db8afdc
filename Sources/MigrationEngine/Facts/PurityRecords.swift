import Foundation
import SwiftSyntax

/// The side effects of a declaration's code.
struct Purity: Sendable {
  /// Whether it is known to have none.
  let isPure: Bool
  /// Whether it reads a variable that other code may change.
  let readsVariables: Bool
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
