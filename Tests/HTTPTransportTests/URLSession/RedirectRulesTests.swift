import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is sent after a redirect, as the Fetch standard has it.
@Suite struct RedirectRulesTests {
  private let transport = URLSessionTransport()

  private func request(_ url: URL, method: String = "GET") -> URLRequest {
    var request = URLRequest(url: url, timeoutInterval: patience)
    request.httpMethod = method
    if !["GET", "HEAD"].contains(method) {
      request.httpBody = Data("coin=5".utf8)
      request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    }
    request.setValue("Bearer SECRET", forHTTPHeaderField: "Authorization")
    request.setValue("id=SECRET", forHTTPHeaderField: "Cookie")
    request.setValue("SECRET", forHTTPHeaderField: "X-API-Key")
    request.setValue("kept", forHTTPHeaderField: "X-Trace")
    return request
  }

  private static func redirects(_ status: Int, from path: String, to location: String) -> RawServer.Script {
    { $0.target == path ? [.response(status, ["Location": location])] : [.response(200, ["X-Method": $0.method])] }
  }

  static let methods: [(Int, [String: String])] = [
    (301, ["GET": "GET", "HEAD": "HEAD", "POST": "GET", "PUT": "PUT", "PATCH": "PATCH", "DELETE": "DELETE"]),
    (302, ["GET": "GET", "HEAD": "HEAD", "POST": "GET", "PUT": "PUT", "PATCH": "PATCH", "DELETE": "DELETE"]),
    (303, ["GET": "GET", "HEAD": "HEAD", "POST": "GET", "PUT": "GET", "PATCH": "GET", "DELETE": "GET"]),
    (307, ["GET": "GET", "HEAD": "HEAD", "POST": "POST", "PUT": "PUT", "PATCH": "PATCH", "DELETE": "DELETE"]),
    (308, ["GET": "GET", "HEAD": "HEAD", "POST": "POST", "PUT": "PUT", "PATCH": "PATCH", "DELETE": "DELETE"]),
  ]

  @Test(arguments: methods) func methodAndBodyStayUnlessTheStatusSaysOtherwise(
    status: Int, expected: [String: String]
  ) async throws {
    try await withRawServer(Self.redirects(status, from: "/from", to: "/to")) { server in
      for (method, next) in expected {
        let response = try await transport.send(request(server.url.appendingPathComponent("from"), method: method))
        #expect(response.header("X-Method") == next, "\(method)")
        let last = try #require(server.requests.last)
        let hasBody = next == method && !["GET", "HEAD"].contains(method)
        #expect(last.text == (hasBody ? "coin=5" : ""), "\(method)")
        #expect(last.header("Content-Type") == (hasBody ? "text/plain" : nil), "\(method)")
        #expect(last.header("X-Trace") == "kept")
      }
    }
  }

  @Test(arguments: [301, 302, 303, 307, 308]) func anotherPortIsAnotherOrigin(status: Int) async throws {
    try await withRawServer { _ in
      [.response()]
    } _: { other in
      try await withRawServer { _ in
        [.response(status, ["Location": "\(other.url)/to"])]
      } _: { server in
        for method in ["GET", "POST", "PUT"] {
          _ = try await transport.send(request(server.url, method: method))
          let last = try #require(other.requests.last)
          #expect(last.header("Authorization") == nil)
          #expect(last.header("Cookie") == nil)
          #expect(last.header("X-API-Key") == nil)
          #expect(last.header("X-Trace") == "kept")
        }
        #expect(server.requests.allSatisfy { $0.header("Authorization") == "Bearer SECRET" })
        #expect(server.requests.allSatisfy { $0.header("X-API-Key") == "SECRET" })
      }
    }
  }

  @Test func whatWasDroppedOnTheWayDoesNotComeBack() async throws {
    let home = Locked<URL?>(nil)
    try await withRawServer { _ in
      [.response(307, ["Location": "\(home.withLock { $0?.absoluteString ?? "" })/back"])]
    } _: { other in
      try await withRawServer { request in
        request.target == "/back" ? [.response()] : [.response(307, ["Location": "\(other.url)/away"])]
      } _: { server in
        home.withLock { $0 = server.url }
        let response = try await transport.send(request(server.url.appendingPathComponent("from"), method: "POST"))
        #expect(response.url?.path == "/back")
        #expect(server.requests.map { $0.header("Authorization") } == ["Bearer SECRET", nil])
        #expect(server.requests.last?.text == "coin=5")
      }
    }
  }

  @Test(arguments: [
    ("/to", "/to"), ("to", "/a/to"), ("../to", "/to"), ("?q=1", "/a/from?q=1"), ("/日本", "/%E6%97%A5%E6%9C%AC"),
    ("/to#part", "/to"),
  ])
  func aLocationMayBeRelative(location: String, expected: String) async throws {
    try await withRawServer(Self.redirects(302, from: "/a/from", to: location)) { server in
      let response = try await transport.send(
        URLRequest(url: server.url.appendingPathComponent("a/from"), timeoutInterval: patience))
      #expect(response.statusCode == 200)
      #expect(server.requests.map(\.target) == ["/a/from", expected])
    }
  }

  @Test(arguments: ["file:///etc/hostname", "data:text/plain,hello", "javascript:1", "ftp://127.0.0.1/"])
  func noRedirectLeavesHTTP(location: String) async throws {
    try await withRawServer(Self.redirects(302, from: "/from", to: location)) { server in
      let url = server.url.appendingPathComponent("from")
      await #expect(throws: URLError.self) { try await transport.send(URLRequest(url: url, timeoutInterval: patience)) }
      #expect(server.requests.count == 1)
    }
  }

  @Test func withoutALocationTheRedirectIsTheResponse() async throws {
    try await withRawServer { _ in
      [.response(302, body: "moved")]
    } _: { server in
      let response = try await transport.send(URLRequest(url: server.url, timeoutInterval: patience))
      // Its body is lost on Linux, where URLSession keeps it to itself.
      #expect(response.statusCode == 302)
    }
  }

  @Test(arguments: [302, 307]) func goingInCirclesEndsAfterTwenty(status: Int) async throws {
    try await withRawServer { _ in
      [.response(status, ["Location": "/circle"])]
    } _: { server in
      let error = await #expect(throws: URLError.self) { try await transport.send(request(server.url, method: "POST")) }
      #expect(error?.code == .httpTooManyRedirects)
      #expect(server.requests.count <= 21)
    }
  }
}
