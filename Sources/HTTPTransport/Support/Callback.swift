import Foundation

/// Carries a plain closure to a queue, where it is called once.
///
/// Completion closures of app code are not `@Sendable`: they capture view controllers, and old code is compiled in
/// Swift 5 mode. This lets an asynchronous operation hold on to one all the same.
///
/// `@unchecked Sendable` holds because nothing looks into the closure on the way: the lock guards the only reference,
/// and the first delivery takes it out on `queue`, where it runs and lets go of what it captured.
package final class Callback<Outcome>: @unchecked Sendable {
  private let queue: DispatchQueue
  private let lock = NSLock()
  private var closure: ((Outcome) -> Void)?

  package init(on queue: DispatchQueue, _ closure: @escaping (Outcome) -> Void) {
    self.queue = queue
    self.closure = closure
  }

  /// Calls the closure on the queue; later calls do nothing.
  ///
  /// - Parameter outcome: what to hand over. It need not be Sendable, because the caller gives it away.
  package func deliver(_ outcome: sending Outcome) {
    // `sending`: nobody else has it, and the block is all that touches it from here on.
    nonisolated(unsafe) let outcome = outcome
    queue.async { self.take()?(outcome) }
  }

  private func take() -> ((Outcome) -> Void)? {
    lock.lock()
    defer { lock.unlock() }
    defer { closure = nil }
    return closure
  }
}
