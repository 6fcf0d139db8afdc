import Foundation
import HTTPTransport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct URLSessionTransportTests {
  private let transport = URLSessionTransport()

  @Test func returnsStatusHeadersBodyAndAddress() async throws {
    try await withLocalServer { server in
      let url = server.appendingPathComponent("echo/a")
      let answer = try await transport.send(URLRequest(url: url))
      #expect(answer.statusCode == 200)
      #expect(answer.header("content-type") == "application/json")
      #expect(answer.url == url)
      let echo = try JSONDecoder().decode(Echo.self, from: answer.body)
      #expect(echo.method == "GET")
      #expect(echo.path == "/echo/a")
    }
  }

  @Test(arguments: ["POST", "PUT", "PATCH", "DELETE"]) func sendsMethodHeadersAndBody(method: String) async throws {
    try await withLocalServer { server in
      var request = URLRequest(url: server.appendingPathComponent("echo/a"))
      request.httpMethod = method
      request.httpBody = Data("coin=5".utf8)
      request.setValue("https://example.com/shop", forHTTPHeaderField: "Referer")
      let answer = try await transport.send(request)
      let echo = try JSONDecoder().decode(Echo.self, from: answer.body)
      #expect(echo.method == method)
      #expect(echo.body == "coin=5")
      #expect(echo.headers["referer"] == "https://example.com/shop")
    }
  }

  @Test func leavesTheBodyOfAGetOut() async throws {
    try await withLocalServer { server in
      var request = URLRequest(url: server.appendingPathComponent("echo/a"))
      request.httpBody = Data("ignored".utf8)
      let answer = try await transport.send(request)
      #expect(try JSONDecoder().decode(Echo.self, from: answer.body).body == "")
    }
  }

  @Test func returnsAnErrorStatusAsAnAnswer() async throws {
    try await withLocalServer { server in
      let answer = try await transport.send(URLRequest(url: server.appendingPathComponent("unavailable")))
      #expect(answer.statusCode == 503)
      #expect(!answer.isSuccess)
      #expect(String(decoding: answer.body, as: UTF8.self) == "<html>later</html>")
    }
  }

  @Test func returnsAnEmptyBody() async throws {
    try await withLocalServer { server in
      let answer = try await transport.send(URLRequest(url: server.appendingPathComponent("empty")))
      #expect(answer.statusCode == 204)
      #expect(answer.body.isEmpty)
    }
  }

  @Test(arguments: [("basic", "members only"), ("bearer", "token please")], [120.0])
  func returnsARefusalThatAsksForCredentials(page: (path: String, body: String), timeout: Double) async throws {
    try await withLocalServer { server in
      let url = server.appendingPathComponent(page.path)
      let answer = try await transport.send(URLRequest(url: url, timeoutInterval: timeout))
      #expect(answer.statusCode == 401)
      #expect(String(decoding: answer.body, as: UTF8.self) == page.body)
    }
  }

  @Test func throwsWhenTheConnectionIsRefused() async throws {
    let url = try #require(URL(string: "http://127.0.0.1:1/"))
    let error = await #expect(throws: URLError.self) { try await transport.send(URLRequest(url: url)) }
    #expect(error?.code == .cannotConnectToHost)
  }

  @Test func throwsWhenTimeIsUpAndNotBefore() async throws {
    try await withLocalServer { server in
      // Half a second counts as one on Linux, never as none.
      let request = URLRequest(url: server.appendingPathComponent("slow"), timeoutInterval: 0.5)
      let start = Date()
      let error = await #expect(throws: URLError.self) { try await transport.send(request) }
      #expect(error?.code == .timedOut)
      #expect(Date().timeIntervalSince(start) >= 0.4)
      #expect(Date().timeIntervalSince(start) < 18)
    }
  }

  @Test func throwsForARequestWithoutAddress() async throws {
    var request = URLRequest(url: try #require(URL(string: "http://127.0.0.1/")))
    request.url = nil
    await #expect(throws: HTTPFailure.invalidURL("")) { try await transport.send(request) }
  }

  @Test func manyRequestsAtOnceAllGetTheirOwnAnswer() async throws {
    try await withLocalServer { server in
      let paths = try await withThrowingTaskGroup(of: String.self) { group in
        for number in 0..<40 {
          group.addTask {
            let answer = try await transport.send(URLRequest(url: server.appendingPathComponent("echo/\(number)")))
            return try JSONDecoder().decode(Echo.self, from: answer.body).path
          }
        }
        return try await group.reduce(into: Set()) { $0.insert($1) }
      }
      #expect(paths.count == 40)
    }
  }
}
