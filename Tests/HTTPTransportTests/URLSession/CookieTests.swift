import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct CookieTests {
  private let transport = URLSessionTransport(configuration: .ephemeral)

  private func send(_ times: Int, handlesCookies: Bool, to server: RawServer, path: String = "") async throws {
    for _ in 0..<times {
      var request = URLRequest(url: server.url.appendingPathComponent(path), timeoutInterval: patience)
      request.httpShouldHandleCookies = handlesCookies
      _ = try await transport.send(request)
    }
  }

  @Test func cookiesAreKeptAndSent() async throws {
    try await withRawServer { _ in
      [.response(200, ["Set-Cookie": "id=7; Path=/"])]
    } _: { server in
      try await send(2, handlesCookies: true, to: server)
      #expect(server.requests.map { $0.header("Cookie") } == [nil, "id=7"])
    }
  }

  @Test func aRequestThatWantsNoneNeitherSendsNorKeepsAny() async throws {
    try await withRawServer { request in
      [.response(200, request.target == "/set" ? ["Set-Cookie": "id=7; Path=/"] : [:])]
    } _: { server in
      try await send(2, handlesCookies: false, to: server, path: "set")
      try await send(1, handlesCookies: true, to: server)
      #expect(server.requests.map { $0.header("Cookie") } == [nil, nil, nil])
      try await send(1, handlesCookies: true, to: server, path: "set")
      try await send(1, handlesCookies: false, to: server)
      #expect(server.requests.last?.header("Cookie") == nil)
    }
  }

  @Test func onesOwnCookieIsSentAsItIs() async throws {
    try await withRawServer { _ in
      [.response(200, ["Set-Cookie": "id=7; Path=/"])]
    } _: { server in
      try await send(1, handlesCookies: true, to: server)
      var request = URLRequest(url: server.url, timeoutInterval: patience)
      request.httpShouldHandleCookies = false
      request.setValue("own=1", forHTTPHeaderField: "Cookie")
      _ = try await transport.send(request)
      #expect(server.requests.last?.values(of: "Cookie") == ["own=1"])
    }
  }
}
