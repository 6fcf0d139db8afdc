import Foundation

/// A value that anyone may read at any time, and whose changes happen one after the other, also those made in place.
///
/// ```swift
/// shared.value.headers["X-App"] = "7"  // loses no other task's header
/// ```
///
/// With a getter and a setter alone, each of two such changes would begin with a copy of the same value, and the later
/// one would undo the earlier one. A change within a change of the same value does not wait. The outer change is stored
/// last, and replaces the inner one.
package final class SharedValue<Value: Sendable>: Sendable {
  private let stored: Locked<Value>
  /// One change at a time. No lock: a change may end on another thread than it began on.
  private let changes = DispatchSemaphore(value: 1)
  /// The task or thread that makes the change under way.
  private let changer = Locked<Changer?>(nil)
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
      let isOuter = begin()
      defer { if isOuter { end() } }
      store(newValue)
    }
    _modify {
      let isOuter = begin()
      defer { if isOuter { end() } }
      var value = stored.withLock { $0 }
      defer { store(value) }
      yield &value
    }
  }

  /// Waits for other changes to end. Returns false for a change within a change, which need not wait.
  private func begin() -> Bool {
    let current = Changer()
    guard changer.withLock({ $0 != current }) else { return false }
    changes.wait()
    changer.withLock { $0 = current }
    return true
  }

  private func end() {
    changer.withLock { $0 = nil }
    changes.signal()
  }

  private func store(_ value: Value) {
    stored.withLock { stored in
      var new = value
      settle(self, stored, &new)
      stored = new
    }
  }
}

/// Whoever makes a change: a task, which may go on on another thread, or else a thread.
private enum Changer: Equatable {
  case task(Int)
  case thread(ObjectIdentifier)

  init() {
    self = withUnsafeCurrentTask { $0.map { .task($0.hashValue) } } ?? .thread(ObjectIdentifier(Thread.current))
  }
}
