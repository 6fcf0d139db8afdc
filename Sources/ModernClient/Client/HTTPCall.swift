/// A call that is under way.
///
/// ```swift
/// let call = HTTPClient.shared.call(Products()) { result in show(result) }
/// call.cancel()
/// ```
public struct HTTPCall: Sendable {
  let task: Task<Void, Never>

  package init(task: Task<Void, Never>) {
    self.task = task
  }

  /// Cancels the call: its completion gets an error with ``HTTPClientError/isCancelled``, unless the outcome is already
  /// on its way.
  public func cancel() {
    task.cancel()
  }

  /// Whether the call was cancelled.
  public var isCancelled: Bool { task.isCancelled }
}
