import Foundation

/// A value that anyone may read at any time, and whose changes happen one after the other, also those made in place.
///
/// ```swift
/// shared.value.headers["X-App"] = "7"  // loses no other task's header
/// ```
///
/// With a getter and a setter alone, each of two such changes would begin with a copy of the same value, and the later one
/// would undo the earlier one. A change must not begin another one of the same value within it.
package final class SharedValue<Value: Sendable>: Sendable {
  private let stored: Locked<Value>
  /// One change at a time. No lock: a change may end on another thread than it began on.
  private let changes = DispatchSemaphore(value: 1)
  private let settle: @Sendable (_ owner: SharedValue, _ old: Value, _ new: inout Value) -> Void

  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - value: the first one.
  ///   - settle: may mend a new value before it is stored here, in place of the old one.
  package init(
    _ value: Value,
    settle: @escaping @Sendable (_ owner: SharedValue, _ old: Value, _ new: inout Value) -> Void = { _, _, _ in }
  ) {
    stored = Locked(value)
    self.settle = settle
  }

  /// The value.
  package var value: Value {
    get { stored.withLock { $0 } }
    set {
      changes.wait()
      defer { changes.signal() }
      store(newValue)
    }
    _modify {
      changes.wait()
      defer { changes.signal() }
      var value = stored.withLock { $0 }
      defer { store(value) }
      yield &value
    }
  }

  private func store(_ value: Value) {
    stored.withLock { stored in
      var new = value
      settle(self, stored, &new)
      stored = new
    }
  }
}
