import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an app adds to a session: a policy for redirects, and metrics.
@Suite struct HooksTests {
  private static let circle: RawServer.Script = { request in
    switch request.target {
    case "/moved": [.response(302, ["Location": "/there"])]
    case "/circle": [.response(302, ["Location": "/circle"])]
    default: [.response(200, body: request.target)]
    }
  }

  private func get(_ path: String, _ server: RawServer, _ transport: URLSessionTransport) async throws -> ServerResponse
  {
    try await transport.send(URLRequest(url: server.url.appendingPathComponent(path), timeoutInterval: patience))
  }

  @Test func aRefusedRedirectIsTheResponse() async throws {
    try await withRawServer(Self.circle) { server in
      let transport = URLSessionTransport(configuration: .ephemeral, redirects: .refuse)
      let response = try await get("moved", server, transport)
      #expect(response.statusCode == 302)
      #expect(response.header("Location") == "/there")
      #expect(server.requests.count == 1)
      let other = try await get("other", server, transport)
      #expect(other.statusCode == 200)
      let (head, body) = try await transport.stream(
        URLRequest(url: server.url.appendingPathComponent("moved")), progress: nil)
      #expect(head.statusCode == 302)
      for try await _ in body { Issue.record("There is no body.") }
      try await eventually { transport.taskCount == 0 }
    }
  }

  @Test func sameOriginRefusesAnotherPort() async throws {
    try await withRawServer(Self.circle) { other in
      try await withRawServer { request in
        request.target == "/away" ? [.response(307, ["Location": "\(other.url)/there"])] : Self.circle(request)
      } _: { server in
        let transport = URLSessionTransport(configuration: .ephemeral, redirects: .sameOrigin)
        let away = try await get("away", server, transport)
        #expect(away.statusCode == 307)
        #expect(other.requests.isEmpty)
        let moved = try await get("moved", server, transport)
        #expect(moved.statusCode == 200)
      }
    }
  }

  @Test func aClosureDecides() async throws {
    try await withRawServer(Self.circle) { server in
      let transport = URLSessionTransport(
        configuration: .ephemeral,
        redirects: .custom { response, request in
          guard response.url?.path == "/moved" else { return request }
          var request = request
          request.setValue("1", forHTTPHeaderField: "X-Redirected")
          return request
        })
      _ = try await get("moved", server, transport)
      #expect(server.requests.map { $0.header("X-Redirected") } == [nil, "1"])
      let error = await #expect(throws: URLError.self) { try await get("circle", server, transport) }
      #expect(error?.code == .httpTooManyRedirects)
    }
  }

  @Test func aClosureCannotLeaveHTTP() async throws {
    try await withRawServer(Self.circle) { server in
      let transport = URLSessionTransport(
        configuration: .ephemeral, redirects: .custom { _, _ in URLRequest(url: URL(fileURLWithPath: "/etc/hostname")) }
      )
      await #expect(throws: URLError.self) { try await get("moved", server, transport) }
    }
  }

  private func metrics(
    _ steps: RawServer.Script? = nil, _ send: (URLSessionTransport, RawServer) async throws -> Void
  ) async throws -> [URLSessionTransport.Metrics] {
    let found = Locked<[URLSessionTransport.Metrics]>([])
    try await withRawServer(steps ?? Self.circle) { server in
      let transport = URLSessionTransport(
        configuration: .ephemeral, metrics: { metrics in found.withLock { $0.append(metrics) } })
      try await send(transport, server)
      try await eventually { transport.taskCount == 0 }
    }
    return found.withLock { $0 }
  }

  @Test func metricsTellTimesAndAmounts() async throws {
    let metrics = try await metrics { _ in
      [.pause(0.1), .text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01234"), .pause(0.1), .text("56789")]
    } _: { transport, server in
      var request = URLRequest(url: try #require(URL(string: "\(server.url)/a?token=SECRET#x")))
      request.httpMethod = "POST"
      request.httpBody = Data("abc".utf8)
      _ = try await transport.send(request)
    }
    let only = try #require(metrics.first)
    #expect(metrics.count == 1)
    #expect(only.method == "POST" && only.statusCode == 200 && only.error == nil && only.redirectCount == 0)
    #expect(only.url?.path == "/a" && only.url?.query == nil && only.url?.fragment == nil)
    #expect(only.sentBytes == 3 && only.receivedBytes == 10)
    let toHead = try #require(only.secondsToHead)
    #expect(toHead >= 0.09 && only.seconds >= max(0.18, toHead))
  }

  @Test func metricsCountRedirects() async throws {
    let metrics = try await metrics { transport, server in
      _ = try await get("moved", server, transport)
      _ = try? await get("circle", server, transport)
    }
    #expect(metrics.map(\.redirectCount) == [1, 20])
    #expect(metrics.map(\.statusCode) == [200, nil])
    #expect(metrics.last?.error is URLError)
  }

  @Test func metricsOfAFailureAndACancellationComeOnce() async throws {
    let metrics = try await metrics { request in
      request.target == "/cut" ? [.text("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n01"), .close] : [.hold]
    } _: { transport, server in
      _ = try? await get("cut", server, transport)
      let task = Task { try await get("hold", server, transport) }
      try await server.requests(atLeast: 2)
      task.cancel()
      _ = await task.result
    }
    #expect(metrics.count == 2)
    #expect(metrics.first?.error is URLError && metrics.first?.statusCode == 200)
    #expect(metrics.last?.error is CancellationError && metrics.last?.statusCode == nil)
  }

  @Test func metricsOfAStreamComeAtItsEnd() async throws {
    let metrics = try await metrics { _ in
      [.response(body: "0123456789")]
    } _: { transport, server in
      let (_, body) = try await transport.stream(URLRequest(url: server.url), progress: nil)
      for try await _ in body {}
    }
    #expect(metrics.map(\.receivedBytes) == [10])
  }
}
