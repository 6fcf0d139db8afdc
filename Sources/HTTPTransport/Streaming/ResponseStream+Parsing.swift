import Foundation

/// Rules that turn pieces of a body, cut anywhere, into elements.
package protocol StreamParser: Sendable {
  associatedtype Output: Sendable

  /// Adds a piece.
  ///
  /// - Returns: the elements that are complete now.
  mutating func parse(_ piece: Data) throws -> [Output]

  /// Ends the body.
  ///
  /// - Returns: the elements that the end completes.
  mutating func finish() -> [Output]
}

extension ResponseStream where Element == Data {
  /// The lines of the body, without the line breaks (CR, LF or CRLF).
  ///
  /// The text is read as UTF-8, without a byte order mark; broken characters become `U+FFFD`. A line of more than 16 MB
  /// fails with `URLError.dataLengthExceedsMaximum`. Empty lines count, but no line follows the last line break.
  public var lines: ResponseStream<String> { parsed(by: LineParser()) }

  /// The server-sent events of the body (`text/event-stream`).
  ///
  /// ```swift
  /// for try await event in body.events where event.event == "price" { show(event.data) }
  /// ```
  ///
  /// They are read as the HTML specification says (9.2.6, "Interpreting an event stream"). An event that the end of the
  /// body cuts off is dropped. The loop ends when the server closes the connection: connecting again, with a
  /// `Last-Event-ID` header, is up to the caller. One event of more than 16 MB fails with
  /// `URLError.dataLengthExceedsMaximum`.
  public var events: ResponseStream<ServerSentEvent> { parsed(by: EventParser()) }

  private func parsed<Parser: StreamParser>(by parser: Parser) -> ResponseStream<Parser.Output> {
    let (source, transform) = (source, transform)
    let state = Locked(ParsingState(parser: parser))
    return ResponseStream<Parser.Output>(
      next: {
        while true {
          if let element = state.withLock({ $0.pop() }) { return element }
          if state.withLock({ $0.isOver }) { return nil }
          let piece = try await source.next()
          do { try state.withLock { try $0.add(piece) } } catch { throw transform(error) }
        }
      }, cancel: { source.cancel() })
  }
}

/// A parser with the elements that it has found, and that nobody has read.
private struct ParsingState<Parser: StreamParser>: Sendable {
  private var parser: Parser
  private var ready: [Parser.Output] = []
  private var position = 0
  private(set) var isOver = false

  init(parser: Parser) {
    self.parser = parser
  }

  mutating func pop() -> Parser.Output? {
    guard position < ready.count else { return nil }
    defer { position += 1 }
    return ready[position]
  }

  /// Adds a piece, or the end if it is nil.
  mutating func add(_ piece: Data?) throws {
    position = 0
    ready = []
    // Also after an error of the parser.
    isOver = true
    if let piece { ready = try parser.parse(piece) } else { ready = parser.finish() }
    isOver = piece == nil
  }
}
