import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct URLSessionTransportTests {
  private let transport = URLSessionTransport()

  @Test func returnsStatusHeadersBodyAndAddress() async throws {
    try await withLocalServer { server in
      let url = server.appendingPathComponent("echo/a")
      let response = try await transport.send(URLRequest(url: url, timeoutInterval: patience))
      #expect(response.statusCode == 200)
      #expect(response.header("content-type") == "application/json")
      #expect(response.url == url)
      let echo = try JSONDecoder().decode(Echo.self, from: response.body)
      #expect(echo.method == "GET")
      #expect(echo.path == "/echo/a")
    }
  }

  @Test(arguments: ["POST", "PUT", "PATCH", "DELETE"]) func sendsMethodHeadersAndBody(method: String) async throws {
    try await withLocalServer { server in
      var request = URLRequest(url: server.appendingPathComponent("echo/a"), timeoutInterval: patience)
      request.httpMethod = method
      request.httpBody = Data("coin=5".utf8)
      request.setValue("https://example.com/shop", forHTTPHeaderField: "Referer")
      let response = try await transport.send(request)
      let echo = try JSONDecoder().decode(Echo.self, from: response.body)
      #expect(echo.method == method)
      #expect(echo.body == "coin=5")
      #expect(echo.headers["referer"] == "https://example.com/shop")
    }
  }

  @Test func leavesTheBodyOfAGetOut() async throws {
    try await withLocalServer { server in
      var request = URLRequest(url: server.appendingPathComponent("echo/a"), timeoutInterval: patience)
      request.httpBody = Data("ignored".utf8)
      let response = try await transport.send(request)
      #expect(try JSONDecoder().decode(Echo.self, from: response.body).body == "")
    }
  }

  @Test func returnsAnErrorStatusAsAResponse() async throws {
    try await withLocalServer { server in
      let response = try await transport.send(
        URLRequest(url: server.appendingPathComponent("unavailable"), timeoutInterval: patience))
      #expect(response.statusCode == 503)
      #expect(!response.isSuccess)
      #expect(String(decoding: response.body, as: UTF8.self) == "<html>later</html>")
    }
  }

  @Test func returnsAnEmptyBody() async throws {
    try await withLocalServer { server in
      let response = try await transport.send(
        URLRequest(url: server.appendingPathComponent("empty"), timeoutInterval: patience))
      #expect(response.statusCode == 204)
      #expect(response.body.isEmpty)
    }
  }

  @Test(arguments: [("basic", "members only"), ("bearer", "token please")], [patience])
  func returnsARefusalThatAsksForCredentials(page: (path: String, body: String), timeout: Double) async throws {
    try await withLocalServer { server in
      let url = server.appendingPathComponent(page.path)
      let response = try await transport.send(URLRequest(url: url, timeoutInterval: timeout))
      #expect(response.statusCode == 401)
      #expect(String(decoding: response.body, as: UTF8.self) == page.body)
    }
  }

  @Test func throwsWhenTheConnectionIsRefused() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let error = await #expect(throws: URLError.self) {
      try await transport.send(URLRequest(url: url, timeoutInterval: patience))
    }
    #expect(error?.code == .cannotConnectToHost)
  }

  @Test(arguments: [0.5, 1]) func throwsWhenTimeIsUp(timeout: Double) async throws {
    try await withLocalServer { server in
      let request = URLRequest(url: server.appendingPathComponent("never"), timeoutInterval: timeout)
      let error = await #expect(throws: URLError.self) { try await transport.send(request) }
      #expect(error?.code == .timedOut)
    }
  }

  /// Half a second counts as one on Linux, never as none, which would end at once.
  @Test(
    arguments: [
      (0.5, 1), (0.001, 1), (1, 1), (1.5, 2), (60, 60), (604_801, 604_800), (1e300, 604_800), (.infinity, 604_800),
      (0, 60), (-0.5, 60), (-1, 60), (-.infinity, 60), (.nan, 60),
    ] as [(Double, Double)])
  func aTimeOutIsNeverNone(timeout: Double, counted: Double) {
    #expect(URLSessionTransport.countable(timeout: timeout) == counted)
  }

  @Test func throwsForARequestWithoutAddress() async throws {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1/")))
    request.url = nil
    await #expect(throws: HTTPFailure.invalidURL("")) { try await transport.send(request) }
  }

  @Test func manyRequestsAtOnceAllGetTheirOwnResponse() async throws {
    try await withLocalServer { server in
      let paths = try await withThrowingTaskGroup(of: String.self) { group in
        for number in 0..<40 {
          group.addTask {
            let response = try await transport.send(
              URLRequest(url: server.appendingPathComponent("echo/\(number)"), timeoutInterval: patience))
            return try JSONDecoder().decode(Echo.self, from: response.body).path
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(paths.count == 40)
    }
  }
}
