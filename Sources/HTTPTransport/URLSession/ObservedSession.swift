import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A `URLSession` and the delegate that hears what happens in it.
final class ObservedSession: Sendable {
  let session: URLSession
  let observer: SessionObserver

  let hooks: SessionHooks

  init(configuration: URLSessionConfiguration, hooks: SessionHooks) {
    self.hooks = hooks
    observer = SessionObserver(hooks: hooks)
    #if canImport(FoundationNetworking)
      let queue = DelegateQueue()
      session = URLSession(configuration: configuration, delegate: observer, delegateQueue: queue)
      queue.watch(session)
    #else
      session = URLSession(configuration: configuration, delegate: observer, delegateQueue: nil)
    #endif
  }

  deinit {
    // A session keeps its delegate, and on Apple platforms itself, until it is told that nothing more will come.
    session.finishTasksAndInvalidate()
  }

  #if canImport(FoundationNetworking)
    /// Another one with the same settings, which neither sends cookies nor keeps any.
    func withoutCookies() -> ObservedSession {
      let configuration = session.configuration
      configuration.httpShouldSetCookies = false
      configuration.httpCookieAcceptPolicy = .never
      configuration.httpCookieStorage = nil
      return ObservedSession(configuration: configuration, hooks: hooks)
    }
  #endif

  /// Runs a block on the delegate's queue, whose other blocks need not wait for it.
  func addToDelegateQueue(_ block: @escaping @Sendable () -> Void) {
    #if canImport(FoundationNetworking)
      if let queue = session.delegateQueue as? DelegateQueue { return queue.addAtOnce(block) }
    #endif
    session.delegateQueue.addOperation(block)
  }
}
