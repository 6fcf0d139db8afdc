import Foundation

/// A value that several threads may read and change, one at a time.
///
/// `Mutex` would be the tool for it, but iOS 15 has none.
///
/// `@unchecked Sendable` holds because `value` is private and touched only between `lock()` and `unlock()`.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  /// Gives `body` the value to read or change while nobody else can. `body` must not come back to the same lock.
  package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
