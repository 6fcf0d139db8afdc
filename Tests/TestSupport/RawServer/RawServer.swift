import Foundation
import HTTPTransport

/// A server that misbehaves on purpose: it sends exactly the bytes that a test tells it to, when it tells it to.
///
/// For what a real server would never do: a response in pieces, a body that breaks off, a wrong `Content-Length`, silence.
///
/// ```swift
/// try await withRawServer { request in
///   [.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n1234"), .pause(0.1), .close]
/// } _: { server in
///   let response = try await transport.send(URLRequest(url: server.url))  // the body lacks six bytes
/// }
/// ```
///
/// It listens on a free port of 127.0.0.1, with a thread of its own for each connection. A request is read to its end,
/// then the script says what follows; when its steps are done, the connection waits for the next request.
///
/// Two things a script must not do to `URLSession` on Linux, since nothing outside FoundationNetworking can prevent what
/// follows:
/// - Close within the headers, or be stopped there, before a `Content-Length` was sent. That ends the process ("Transfer
///   completed, but there's no response", corelibs #5285, fixed after Swift 6.3).
/// - Close before a whole line of a response to a request with a body, on a connection that has served another request. libcurl
///   then asks again on a new connection, without the body, and that waits for its time-out.
package final class RawServer: Sendable {
  /// Says what is to follow a request; asked on the connection's thread.
  package typealias Script = @Sendable (RawRequest) -> [RawStep]

  private struct Record {
    var connections = 0
    var requests: [RawRequest] = []
    var hangUps = 0
  }

  /// The server's address, such as `http://127.0.0.1:51234`.
  package let url: URL

  private let script: Script
  private let listener: RawSocket
  private let stopSignal: StopSignal
  private let record = Locked(Record())
  private let threads = DispatchGroup()

  /// Starts a server, which has to be stopped. Prefer ``withRawServer(_:_:)``.
  package init(_ script: @escaping Script) throws {
    let stopSignal = try StopSignal()
    let listener = try RawSocket.listening(until: stopSignal)
    guard let url = URL(string: "http://127.0.0.1:\(try listener.port())") else { throw URLError(.cannotFindHost) }
    self.script = script
    self.stopSignal = stopSignal
    self.listener = listener
    self.url = url
    run { $0.accept() }
  }

  /// The requests that were read so far, in the order in which they were complete.
  package var requests: [RawRequest] { record.withLock { $0.requests } }

  /// How many connections were opened so far.
  package var connections: Int { record.withLock { $0.connections } }

  /// How many connections the client ended, by closing them or breaking them off.
  package var hangUps: Int { record.withLock { $0.hangUps } }

  /// Waits until so many requests were read.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  @discardableResult
  package func requests(atLeast count: Int) async throws -> [RawRequest] {
    try await eventually { requests.count >= count }
    return requests
  }

  /// Waits until the client ended so many connections.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  package func hangUps(atLeast count: Int) async throws {
    try await eventually { hangUps >= count }
  }

  /// Ends all connections, whatever the steps are doing, and waits until no thread and no socket is left: whoever asks
  /// then is refused.
  package func stop() async {
    stopSignal.send()
    await withCheckedContinuation { done in threads.notify(queue: .global()) { done.resume() } }
  }

  // MARK: Threads

  private func run(_ body: @escaping @Sendable (RawServer) -> Void) {
    threads.enter()
    Thread.detachNewThread {
      body(self)
      self.threads.leave()
    }
  }

  private func accept() {
    defer { listener.close() }
    while let connection = listener.accept() {
      let number = record.withLock { record in
        record.connections += 1
        return record.connections
      }
      run { $0.serve(connection, number: number) }
    }
  }

  private func serve(_ connection: RawSocket, number: Int) {
    defer { connection.close() }
    var reader = RawRequestReader(connection: connection, number: number)
    while let request = reader.next() {
      record.withLock { $0.requests.append(request) }
      for step in script(request) {
        guard perform(step, on: connection) else { return }
      }
    }
    noteHangUp(of: connection)
  }

  /// Does one step.
  ///
  /// - Returns: whether the connection goes on.
  private func perform(_ step: RawStep, on connection: RawSocket) -> Bool {
    switch step {
    case .bytes(let bytes):
      if connection.send(bytes) { return true }
    case .pause(let seconds):
      return stopSignal.waits(seconds: seconds)
    case .hold:
      while let bytes = connection.receive(), !bytes.isEmpty {}
    case .close:
      return false
    case .reset:
      connection.resetOnClose()
      return false
    case .endless(let bytes):
      // A server that is never slower than the client keeps FoundationNetworking's one thread from everything else.
      while connection.send(bytes), stopSignal.waits(seconds: 0.001) {}
    case .note(let note):
      note()
      return true
    }
    noteHangUp(of: connection)
    return false
  }

  private func noteHangUp(of connection: RawSocket) {
    // A connection that the stop ended was not the client's doing.
    if !stopSignal.wasSent { record.withLock { $0.hangUps += 1 } }
  }
}

/// Runs a ``RawServer`` while `body` does.
///
/// - Parameters:
///   - script: says what follows each request.
///   - body: gets the server, which has stopped when this returns or throws.
package func withRawServer<Value>(
  _ script: @escaping RawServer.Script, _ body: (RawServer) async throws -> Value
) async throws -> Value {
  let server = try RawServer(script)
  do {
    let value = try await body(server)
    await server.stop()
    return value
  } catch {
    await server.stop()
    throw error
  }
}
