import Foundation

/// Lets recursive code go as deep as a document does, on any stack: the threads of Swift's concurrency have 512 KB on
/// Apple platforms, and a document of 512 levels takes more in a coder.
package enum DeepRecursion {
  /// The number of levels between two checks of the stack.
  private static let interval = 16

  /// The stack space, in bytes, that so many levels may take, also in a debug build.
  private static let reserve: UInt = 192 * 1024

  /// Goes on with the next level: on this thread, or on one of its own when the stack is nearly used, while this one waits.
  ///
  /// - Parameters:
  ///   - depth: how many levels there are above.
  ///   - body: the next level, called once.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  static func descend<Value, Failure: Error>(
    to depth: Int, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    guard depth > 0, depth.isMultiple(of: interval), let lowest = StackBounds.lowestAddress(reserve: reserve),
      StackBounds.currentAddress() < lowest
    else { return try body() }
    return try onOwnThread(body)
  }

  /// Runs code on a thread of its own with a stack of 8 MB, while this one waits. The code does not see the task's local
  /// values there.
  ///
  /// - Parameter body: the code, called once.
  /// - Returns: what `body` returns.
  /// - Throws: what `body` throws.
  package static func onOwnThread<Value, Failure: Error>(
    _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try withoutActuallyEscaping(body) { body throws(Failure) in
      let job = Job(body)
      let isDone = DispatchSemaphore(value: 0)
      let thread = Thread {
        job.run()
        isDone.signal()
      }
      thread.stackSize = 8 * 1024 * 1024
      thread.qualityOfService = Thread.current.qualityOfService
      thread.start()
      isDone.wait()
      guard let result = job.result else { preconditionFailure("The thread has signalled without a result.") }
      return try result.get()
    }
  }
}

/// A closure that is run on another thread, and its result.
///
/// `@unchecked Sendable` holds because the two threads take turns: the one that waits touches it before the thread starts
/// and after the semaphore is signalled, the other in between.
private final class Job<Value, Failure: Error>: @unchecked Sendable {
  private var body: (() throws(Failure) -> Value)?
  private(set) var result: Result<Value, Failure>?

  init(_ body: @escaping () throws(Failure) -> Value) {
    self.body = body
  }

  /// Runs the body, and lets go of it before anyone learns that it is done.
  func run() {
    guard let body = body.take() else { return }
    do throws(Failure) {
      result = .success(try body())
    } catch {
      result = .failure(error)
    }
  }
}
