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
  ///
  /// While a server is faster than its client, as on the same machine, libcurl's queue gets its next turn before one has
  /// ended. Left alone it would keep the shared thread from everything else: from other requests, cancellations, and the
  /// end of the timers that URLSession makes for every 16 KB (20 MB of memory for each GB). So it is made to step aside.
  final class DelegateQueue: OperationQueue, @unchecked Sendable {
    /// The number of blocks that may wait: about 256 KB of data.
    private static let limit = 16
    private static let longestWait: TimeInterval = 0.05

    // `@unchecked Sendable` holds because the variables are touched only while `condition` is locked.
    private let queue = DispatchQueue(label: "URLSessionTransport.delegate")
    private let condition = NSCondition()
    private var waiting = 0
    private var exceptions = 0
    private var transferQueue: DispatchQueue?
    private var isSteppingAside = false

    /// Makes the session's transfers step aside now and then.
    func watch(_ session: URLSession) {
      condition.withLock { transferQueue = session.transferQueue }
    }

    /// Adds what URLSession tells the delegate.
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      condition.withLock {
        let end = Date(timeIntervalSinceNow: Self.longestWait)
        while waiting >= Self.limit, exceptions == 0, condition.wait(until: end) {}
        waiting += 1
        stepAside()
      }
      queue.async {
        block()
        self.condition.withLock {
          self.waiting -= 1
          self.condition.signal()
        }
      }
    }

    /// Lets the other queues of libcurl's thread run once, between two of its turns. The condition is locked.
    private func stepAside() {
      guard let transferQueue, !isSteppingAside else { return }
      isSteppingAside = true
      DispatchQueue.global().async {
        // Dispatch hands a queue over to the thread that waits for it.
        transferQueue.sync {}
        self.condition.withLock { self.isSteppingAside = false }
      }
    }

    /// Adds a block of the transport's own, without a wait. It may call URLSession.
    func addAtOnce(_ block: @escaping @Sendable () -> Void) {
      queue.async { self.lettingThrough(block) }
    }

    /// Runs a block that calls URLSession, and so waits for the thread that waits for this queue.
    func lettingThrough(_ block: () -> Void) {
      condition.withLock {
        exceptions += 1
        condition.broadcast()
      }
      block()
      condition.withLock { exceptions -= 1 }
    }
  }

  extension URLSession {
    /// The queue on which libcurl runs. It has no public name: nil where FoundationNetworking is built in another way than
    /// in Swift 6.3, and then nothing steps aside.
    fileprivate var transferQueue: DispatchQueue? {
      Mirror(reflecting: self).descendant("multiHandle", "queue") as? DispatchQueue
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
