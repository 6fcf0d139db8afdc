import Foundation

/// Runs code on a thread with a stack of 512 KB, which is what the threads of Swift's concurrency have on Apple platforms.
///
/// - Parameter body: What to run.
/// - Returns: What it returns.
public func onSmallStack<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { done in
    let thread = Thread { done.resume(returning: body()) }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}
