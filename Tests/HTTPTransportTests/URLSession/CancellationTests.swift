import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CancellationTests {
  private let transport = URLSessionTransport()

  @Test func aCallerThatIsCancelledAlreadySendsNothing() async throws {
    // Nothing listens there: a request that went out would fail as refused.
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let call = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(URLRequest(url: url))
    }
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  @Test func aCallerThatIsCancelledWhileWaitingGoes() async throws {
    try await withRawServer { _ in
      [.hold]
    } _: { server in
      let call = Task { try await transport.send(URLRequest(url: server.url, timeoutInterval: patience)) }
      try await server.requests(atLeast: 1)
      call.cancel()
      await #expect(throws: CancellationError.self) { try await call.value }
      try await server.hangUps(atLeast: 1)
    }
  }

  @Test func cancellingAfterTheResponseChangesNothing() async throws {
    try await withLocalServer { server in
      let call = Task {
        try await transport.send(URLRequest(url: server.appendingPathComponent("echo/a"), timeoutInterval: patience))
      }
      let response = try await call.value
      call.cancel()
      #expect(response.statusCode == 200)
      #expect(try await call.value == response)
    }
  }

  @Test func cancellingAtAnyMomentNeitherHangsNorHarmsOtherRequests() async throws {
    try await withLocalServer { server in
      let url = server.appendingPathComponent("echo/a")
      let outcomes = await withTaskGroup(of: Bool.self) { group in
        for number in 0..<200 {
          group.addTask {
            let call = Task { try await transport.send(URLRequest(url: url, timeoutInterval: patience)) }
            if number % 4 != 0 {
              try? await Task.sleep(for: .microseconds(number * 50))
              call.cancel()
            }
            switch await call.result {
            case .success(let response): return response.statusCode == 200
            case .failure(let error): return error is CancellationError && number % 4 != 0
            }
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(outcomes.count == 200)
      #expect(outcomes.allSatisfy { $0 })
    }
  }
}
