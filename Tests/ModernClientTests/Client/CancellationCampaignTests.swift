import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Calls that are cancelled at every moment that chance finds. `CAMPAIGN=full` runs all fifty rounds.
@Suite struct CancellationCampaignTests {
  private static let rounds = Campaign.count(50, fraction: 0.06)

  private struct Numbered: HTTPGetRequest {
    struct Response: Codable, Sendable { let number: Int }

    let number: Int
    var endpoint: any HTTPEndpointConvertible { .path("calls/\(number)") }
  }

  /// What the server does differs from call to call, so that cancelling meets it at different points.
  private static let script: RawServer.Script = { request in
    let number = Int(request.target.split(separator: "/").last ?? "") ?? 0
    let serverResponse = RawStep.response(200, ["Set-Cookie": "id=7"], body: #"{"number": \#(number)}"#)
    switch number % 8 {
    case 0: return [.pause(0.02), serverResponse]
    case 1: return [.text("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"), .pause(0.01), .close]
    case 2: return [.response(302, ["Location": "/calls/\(number + 8004)"])]
    case 3: return [.response(401, ["WWW-Authenticate": #"Basic realm="a""#])]
    case 4: return [serverResponse, .close]
    case 5: return [.reset]
    case 7: return [.text("HTTP/1.1 200 OK\r\nContent-Le"), .hold]
    default: return [serverResponse]
    }
  }

  /// How often each call ended, and what should not have been.
  private struct Record {
    var completions: [Int: Int] = [:]
    var wrong: [String] = []
  }

  @Test(arguments: 0..<rounds) func everyCallEndsOnceWhateverTheMoment(round: Int) async throws {
    try await withRawServer(Self.script) { server in
      let counter = NetworkActivityMiddleware.separate()
      let stack = Middleware.Stack {
        counter
        DuplicateSubmissionMiddleware.self
        LoggingMiddleware(level: .bodies) { _ in }
        RetryMiddleware(limit: 2, firstDelay: 0.005)
      }
      let transport = URLSessionTransport(configuration: .ephemeral)
      let configuration = HTTPClient.Configuration(
        baseURL: server.url, callbackQueue: DispatchQueue(label: "screen"), transport: transport, timeout: patience)
      let client = (round.isMultiple(of: 2) ? stack : MiddlewareStack()).buildClient(configuration: configuration)
      let record = Locked(Record())

      await withTaskGroup(of: Void.self) { group in
        var random = SeededGenerator(seed: UInt64(round))
        for number in 0..<200 {
          // Some before they begin, most while they are under way, some when they are over.
          let delay = UInt64.random(in: 0...40_000_000, using: &random)
          let form = Int.random(in: 0..<5, using: &random)
          group.addTask {
            switch form {
            case 0: await Self.callBack(client, number, delay, record)
            case 1: await Self.awaitValue(client, number, delay, record)
            case 2: await Self.stream(client, number, delay, record)
            case 3: await Self.download(client, number, delay, record)
            default: await Self.leave(client, number, delay, record)
            }
          }
        }
      }

      #expect(record.withLock { $0.wrong } == [])
      #expect(record.withLock { $0.completions.count } == 200)
      #expect(record.withLock { $0.completions.values.allSatisfy { $0 == 1 } })
      // Nothing is left behind, neither in a middleware nor in URLSession, and the transport still works.
      try await eventually { counter.count == 0 && transport.taskCount == 0 }
      let number = try await client.call(Numbered(number: 6)).number
      #expect(number == 6)
    }
  }

  private static func callBack(_ client: HTTPClient, _ number: Int, _ delay: UInt64, _ record: Locked<Record>) async {
    await withCheckedContinuation { done in
      let isOver = Locked(false)
      let call = client.call(Numbered(number: number)) { result in
        note(result.mapError { $0 }, number, record)
        let wasOver = isOver.withLock { isOver in
          defer { isOver = true }
          return isOver
        }
        if !wasOver { done.resume() }
      }
      if delay < 1_000_000 { return call.cancel() }
      DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(Int(delay))) { call.cancel() }
    }
  }

  private static func awaitValue(_ client: HTTPClient, _ number: Int, _ delay: UInt64, _ record: Locked<Record>) async {
    let task = Task { try await client.call(Numbered(number: number)) }
    if delay > 1_000_000 { try? await Task.sleep(nanoseconds: delay) }
    task.cancel()
    note(await task.result, number, record)
  }

  private static func stream(_ client: HTTPClient, _ number: Int, _ delay: UInt64, _ record: Locked<Record>) async {
    let task = Task {
      var body = Data()
      for try await piece in try await client.stream(Numbered(number: number)).value { body += piece }
      return try JSONDecoder().decode(Numbered.Response.self, from: body)
    }
    if delay > 1_000_000 { try? await Task.sleep(nanoseconds: delay) }
    task.cancel()
    note(await task.result, number, record)
  }

  private static func download(_ client: HTTPClient, _ number: Int, _ delay: UInt64, _ record: Locked<Record>) async {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let task = Task {
      _ = try await client.download(Numbered(number: number), to: file, resumes: number.isMultiple(of: 3))
      return try JSONDecoder().decode(Numbered.Response.self, from: Data(contentsOf: file))
    }
    if delay > 1_000_000 { try? await Task.sleep(nanoseconds: delay) }
    task.cancel()
    note(await task.result, number, record)
  }

  /// A group that is cancelled as a whole.
  private static func leave(_ client: HTTPClient, _ number: Int, _ delay: UInt64, _ record: Locked<Record>) async {
    await withTaskGroup(of: Bool.self) { group in
      group.addTask {
        do throws(HTTPClientError) {
          note(.success(try await client.call(Numbered(number: number))), number, record)
        } catch {
          note(.failure(error), number, record)
        }
        return true
      }
      group.addTask {
        try? await Task.sleep(nanoseconds: delay)
        return false
      }
      _ = await group.next()
      group.cancelAll()
    }
  }

  private static func note(_ result: Result<Numbered.Response, any Error>, _ number: Int, _ record: Locked<Record>) {
    record.withLock { record in
      record.completions[number, default: 0] += 1
      switch result {
      case .success(let response):
        if response.number != (number % 8 == 2 ? number + 8004 : number) {
          record.wrong.append("\(number): \(response)")
        }
      case .failure(let error as HTTPClientError):
        // Cancelled, or the fault that the server has for this number.
        if !error.isCancelled, ![1, 3, 5].contains(number % 8) { record.wrong.append("\(number): \(error.reason)") }
      case .failure(let error):
        record.wrong.append("\(number): \(error)")
      }
    }
  }
}
