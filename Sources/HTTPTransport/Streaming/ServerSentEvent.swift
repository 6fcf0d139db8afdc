/// An event of a stream that a server keeps open (`text/event-stream`).
public struct ServerSentEvent: Sendable, Hashable {
  /// The last `id` that the server has sent, with this event or before it. Empty if there was none.
  public let id: String

  /// The type of the event: its `event` field, or `message`.
  public let event: String

  /// The `data` fields, joined by line breaks.
  public let data: String

  /// The last `retry` that the server has sent: the number of milliseconds to wait before connecting again. Nil if
  /// there was none.
  public let retry: Int?

  /// Creates an event, for a test.
  ///
  /// - Parameters:
  ///   - id: the last ID.
  ///   - event: the type.
  ///   - data: the data.
  ///   - retry: the number of milliseconds to wait before connecting again.
  public init(id: String = "", event: String = "message", data: String, retry: Int? = nil) {
    self.id = id
    self.event = event
    self.data = data
    self.retry = retry
  }
}
