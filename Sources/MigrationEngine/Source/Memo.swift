import Foundation

/// A value that is derived from constant data, computed on first access, and shared by all copies.
///
/// `@unchecked Sendable`: every access to the variable holds the lock.
final class Memo<Value: Sendable>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var value: Value?

  /// Returns the value; makes it if nobody has asked before.
  func callAsFunction(_ make: () -> Value) -> Value {
    lock.withLock {
      if let value { return value }
      let made = make()
      value = made
      return made
    }
  }
}
