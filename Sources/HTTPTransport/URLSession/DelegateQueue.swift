#if canImport(FoundationNetworking)
  import Dispatch
  import Foundation

  /// The queue of a session's delegate, which slows the session down while the delegate lags behind.
  ///
  /// URLSession on Linux queues a block for every 16 KB that arrive, as fast as the server sends. With a disk slower than
  /// the network, a long download would wait in memory. Here, URLSession waits instead, and libcurl stops reading.
  ///
  /// One wait is short: all sessions of a process share the thread that waits, and the delegate may itself be waiting
  /// for that thread.
  final class DelegateQueue: OperationQueue, @unchecked Sendable {
    /// The number of blocks that may wait: about 256 KB of data.
    private static let limit = 16
    private static let longestWait = DispatchTimeInterval.milliseconds(50)

    // `@unchecked Sendable` holds because all properties are constants that may be used on any thread.
    private let queue = DispatchQueue(label: "URLSessionTransport.delegate")
    private let isCurrent = DispatchSpecificKey<Bool>()
    private let places = DispatchSemaphore(value: limit)

    override init() {
      super.init()
      queue.setSpecific(key: isCurrent, value: true)
    }

    /// Adds a block of the transport's own, without a wait.
    func addAtOnce(_ block: @escaping @Sendable () -> Void) {
      queue.async(execute: block)
    }

    /// Adds what URLSession tells the delegate.
    override func addOperation(_ block: @escaping @Sendable () -> Void) {
      // The delegate's own blocks do not wait for themselves.
      let hasPlace =
        DispatchQueue.getSpecific(key: isCurrent) == nil && places.wait(timeout: .now() + Self.longestWait) == .success
      queue.async {
        block()
        if hasPlace { self.places.signal() }
      }
    }
  }
#endif
