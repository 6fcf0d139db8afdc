import Foundation
import HTTPTransport
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RedirectTests {
  private let transport = URLSessionTransport()

  @Test func aRedirectIsFollowed() async throws {
    try await withLocalServer { server in
      let response = try await transport.send(
        URLRequest(url: server.appendingPathComponent("moved"), timeoutInterval: patience))
      #expect(response.statusCode == 200)
      #expect(response.url == server.appendingPathComponent("echo/new"))
      #expect(try JSONDecoder().decode(Echo.self, from: response.body).path == "/echo/new")
    }
  }

  @Test func aPostKeepsItsBodyThroughATemporaryRedirect() async throws {
    try await withLocalServer { server in
      let response = try await transport.send(post("coin=5", to: server.appendingPathComponent("kept")))
      let echo = try JSONDecoder().decode(Echo.self, from: response.body)
      #expect(echo.method == "POST")
      #expect(echo.body == "coin=5")
      #expect(echo.headers["content-type"] == "text/plain")
    }
  }

  @Test func aPostBecomesAGetWhenItIsFoundElsewhere() async throws {
    try await withLocalServer { server in
      let response = try await transport.send(post("coin=5", to: server.appendingPathComponent("moved")))
      let echo = try JSONDecoder().decode(Echo.self, from: response.body)
      #expect(echo.method == "GET")
      #expect(echo.body == "")
    }
  }

  @Test func credentialsAreNotSentToAnotherHost() async throws {
    try await withLocalServer { server in
      var request = URLRequest(url: server.appendingPathComponent("elsewhere"), timeoutInterval: patience)
      request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
      request.setValue("kept", forHTTPHeaderField: "X-Trace")
      let response = try await transport.send(request)
      let echo = try JSONDecoder().decode(Echo.self, from: response.body)
      #expect(echo.headers["authorization"] == nil)
      #expect(echo.headers["x-trace"] == "kept")
    }
  }

  #if canImport(FoundationNetworking)
    // Apple's URLSession drops them here too.
    @Test func credentialsStayWithTheSameHost() async throws {
      try await withLocalServer { server in
        var request = URLRequest(url: server.appendingPathComponent("moved"), timeoutInterval: patience)
        request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
        let response = try await transport.send(request)
        let echo = try JSONDecoder().decode(Echo.self, from: response.body)
        #expect(echo.headers["authorization"] == "Bearer secret")
      }
    }
  #endif

  @Test func goingInCirclesEnds() async throws {
    try await withLocalServer { server in
      let url = server.appendingPathComponent("circle")
      let error = await #expect(throws: URLError.self) {
        try await transport.send(URLRequest(url: url, timeoutInterval: patience))
      }
      #expect(error?.code == .httpTooManyRedirects)
    }
  }

  private func post(_ text: String, to url: URL) -> URLRequest {
    var request = URLRequest(url: url, timeoutInterval: patience)
    request.httpMethod = "POST"
    request.httpBody = Data(text.utf8)
    request.setValue("text/plain", forHTTPHeaderField: "Content-Type")
    return request
  }
}
