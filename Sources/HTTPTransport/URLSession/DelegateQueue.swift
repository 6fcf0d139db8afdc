import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  /// The queue of a session's delegate, which slows the session down while the delegate lags behind.
  ///
  /// URLSession on Linux queues a block for every 16 KB that arrive, as fast as the server sends. With a disk slower
  /// than the network, a long download would wait in memory. Here, URLSession waits instead, and libcurl stops reading.
  ///
  /// One wait is short, as all sessions of a process share the thread that waits. There is none while the delegate
  /// itself waits for that thread (``lettingThrough(_:)``).
  final class DelegateQueue: OperationQueue, @unchecked Sendable {
    /// The number of blocks that may wait: about 256 KB of data.
    private static let limit = 16
    private static let longestWait: TimeInterval = 0.05

    // `@unchecked Sendable` holds because the variables are touched only while `condition` is locked.
    private let queue = DispatchQueue(label: "URLSessionTransport.delegate")
    private let condition = NSCondition()
    private var waiting = 0
    private var exceptions = 0

    /// Adds what URLSession tells the delegate.
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      condition.lock()
      let end = Date(timeIntervalSinceNow: Self.longestWait)
      while waiting >= Self.limit, exceptions == 0, condition.wait(until: end) {}
      waiting += 1
      condition.unlock()
      queue.async {
        block()
        self.condition.lock()
        self.waiting -= 1
        self.condition.signal()
        self.condition.unlock()
      }
    }

    /// Adds a block of the transport's own, without a wait. It may call URLSession.
    func addAtOnce(_ block: @escaping @Sendable () -> Void) {
      queue.async { self.lettingThrough(block) }
    }

    /// Runs a block that calls URLSession, and so waits for the thread that waits for this queue.
    func lettingThrough(_ block: () -> Void) {
      condition.lock()
      exceptions += 1
      condition.broadcast()
      condition.unlock()
      block()
      condition.lock()
      exceptions -= 1
      condition.unlock()
    }
  }
#endif

extension URLSession {
  /// Calls URLSession on its delegate's queue.
  func callFromDelegate(_ block: () -> Void) {
    #if canImport(FoundationNetworking)
      if let queue = delegateQueue as? DelegateQueue { return queue.lettingThrough(block) }
    #endif
    block()
  }
}
