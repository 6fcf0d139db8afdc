import Foundation

/// The body of a response as it arrives: pieces of data, lines, or server-sent events.
///
/// ```swift
/// let (response, body) = try await transport.stream(URLRequest(url: url), progress: nil)
/// for try await line in body.lines { show(line) }
/// ```
///
/// It can be read once. Leaving the loop, cancelling its task, or dropping the stream ends the transfer. A second loop
/// after that throws `CancellationError`.
public struct ResponseStream<Element: Sendable>: AsyncSequence, Sendable {
  let source: Source
  /// Converts the errors of what is read from this stream, such as its lines.
  private(set) var transform: @Sendable (any Error) -> any Error = { $0 }

  /// Creates a stream, for a transport of your own.
  ///
  /// - Parameters:
  ///   - next: returns the next element. Nil after the last one. Throws if the response breaks off.
  ///   - cancel: ends the transfer; then `next` must return or throw soon. It is called at least once, also after the
  ///     last element.
  public init(next: @escaping @Sendable () async throws -> Element?, cancel: @escaping @Sendable () -> Void = {}) {
    source = Source(next: next, cancel: cancel)
  }

  /// Creates a stream of elements that are there already.
  ///
  /// - Parameter elements: the elements.
  public init(_ elements: [Element]) {
    let rest = Locked(elements[...])
    self.init(next: { rest.withLock { $0.popFirst() } })
  }

  /// Ends the transfer. A loop that waits for the next element throws.
  public func cancel() {
    source.cancel()
  }

  /// Returns an iterator over the elements that were not read yet.
  public func makeAsyncIterator() -> Iterator { Iterator(owner: Owner(source: source)) }

  /// Waits for one element after the other.
  public struct Iterator: AsyncIteratorProtocol {
    let owner: Owner

    /// Waits for the next element.
    ///
    /// - Returns: the element. Nil after the last one, and after an error.
    /// - Throws: the reason why the response broke off; `CancellationError` if the task or the stream is cancelled. In
    ///   a stream of the client, each of them as its error.
    public mutating func next() async throws -> Element? {
      try await owner.source.next()
    }
  }

  /// The transfer, which ends with the last reference to it.
  final class Source: Sendable {
    private let produce: @Sendable () async throws -> Element?
    private let end: @Sendable () -> Void

    init(next: @escaping @Sendable () async throws -> Element?, cancel: @escaping @Sendable () -> Void) {
      produce = next
      end = cancel
    }

    deinit { end() }

    func next() async throws -> Element? {
      try await withTaskCancellationHandler {
        try await produce()
      } onCancel: {
        end()
      }
    }

    func cancel() {
      end()
    }
  }

  /// The loop's hold on the transfer: when the loop is left, the transfer ends, although the stream may still be there.
  final class Owner: Sendable {
    let source: Source

    init(source: Source) {
      self.source = source
    }

    deinit { source.cancel() }
  }
}

extension ResponseStream where Element == Data {
  /// Creates a stream of a body that has arrived: one piece, or none if it is empty.
  package init(body: Data) {
    self.init(body.isEmpty ? [] : [body])
  }
}

extension ResponseStream {
  /// Returns a stream whose errors are converted.
  package func mapError(_ transform: @escaping @Sendable (any Error) -> any Error) -> ResponseStream {
    let source = source
    var stream = ResponseStream(
      next: { do { return try await source.next() } catch { throw transform(error) } }, cancel: { source.cancel() })
    stream.transform = transform
    return stream
  }

  /// Ends the transfer, if it still runs. Unlike the stream, it does not keep it running.
  package var weakCancel: @Sendable () -> Void {
    { [weak source] in source?.cancel() }
  }

  /// Returns a stream that tells when it is over: after the last element, an error, or its end by the reader.
  package func onEnd(_ action: @escaping @Sendable () -> Void) -> ResponseStream {
    let source = source
    return ResponseStream(
      next: {
        do {
          let element = try await source.next()
          if element == nil { action() }
          return element
        } catch {
          action()
          throw error
        }
      },
      cancel: {
        source.cancel()
        action()
      })
  }

  /// Returns a stream that shows each element before the reader gets it.
  package func onElement(_ action: @escaping @Sendable (Element) -> Void) -> ResponseStream {
    let source = source
    return ResponseStream(
      next: {
        let element = try await source.next()
        if let element { action(element) }
        return element
      }, cancel: { source.cancel() })
  }
}
