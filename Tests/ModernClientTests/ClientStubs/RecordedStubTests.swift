import ClientStubs
import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A recording answers in the server's place.
@Suite struct RecordedStubTests {
  private let network = StubTransport(body: "from the network")

  /// Creates stubs from an archive, and asks them.
  private func answer(_ stubs: StubMiddleware, _ path: String, method: String = "GET") async throws -> String {
    let response = try await stubs.send(urlRequest(path, method: method), over: network)
    return "\(response.statusCode) \(String(decoding: response.body, as: UTF8.self))"
  }

  private func stubs(_ entries: [String], rest: StubMiddleware.Rest = .fails) async throws -> StubMiddleware {
    try await stubs(of: #"{"log":{"entries":[\#(entries.joined(separator: ",\n"))]}}"#, rest: rest)
  }

  private func stubs(of text: String, rest: StubMiddleware.Rest = .fails) async throws -> StubMiddleware {
    try await withTemporaryFolder { folder in
      try folder.write(text, to: "shop.har")
      return try StubMiddleware(recording: folder.appendingPathComponent("shop.har"), rest: rest)
    }
  }

  private static func entry(
    _ url: String, method: String = "GET", status: Int = 200, content: String = #"{"text":"ok"}"#
  ) -> String {
    #"{"request":{"method":"\#(method)","url":"\#(url)"},"response":{"status":\#(status),"content":\#(content)}}"#
  }

  // MARK: Recorded and answered

  @Test func whatWasRecordedIsAnsweredInItsOrder() async throws {
    struct SignIn: HTTPPostRequest {
      struct Response: Codable, Sendable, Equatable {
        let coin: Int
        let session: Session
      }
      struct Session: Codable, Sendable, Equatable {
        let id: Int
        let token: String
        let isNew: Bool
      }

      let endpoint: any HTTPEndpointConvertible = .path("sign in/ü")
      let token: String
      var parameters: [String: String] { ["token": token, "page": "1", "name": "a b&c"] }
      var body: HTTPBody? { .json(["password": token]) }
    }
    let count = Locked(0)
    try await withServer { _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      return number == 2
        ? ServerResponse("{}", status: 503, headers: ["Retry-After": "0"])
        : ServerResponse(
          #"{"coin": \#(number), "session": {"id": 7, "token": "SECRET", "is_new": true}}"#,
          headers: ["Set-Cookie": "a=SECRET", "X-Page": "\(number)"])
    } _: { server in
      try await withRecording { recording in
        let configuration = HTTPClient.Configuration(baseURL: server, timeout: patience)
        let recorded = Middleware.Stack([recording]).buildClient(configuration: configuration)
        let first = try await recorded.call(SignIn(token: "SECRET"))
        #expect(first.session == .init(id: 7, token: "SECRET", isNew: true))
        await #expect(throws: HTTPClientError.self) { try await recorded.call(SignIn(token: "OTHER")) }
        _ = try await recorded.call(SignIn(token: "THIRD"))
        await recording.settled()

        // Another server, another token, another order of the query.
        let client = Middleware.Stack([try StubMiddleware(recording: recording.file)]).buildClient(
          configuration: .init(baseURL: URL(string: "https://elsewhere.test"), transport: network))
        let stubbed = try await client.fullResponse(to: SignIn(token: "mine"))
        // Secrets have a value of their type, so that the response can be decoded.
        #expect(stubbed.value == .init(coin: 1, session: .init(id: 0, token: "•••", isNew: false)))
        #expect(stubbed.header("X-Page") == "1")
        #expect(stubbed.header("Content-Length") == nil)
        #expect(stubbed.url?.host == "elsewhere.test")
        let error = await #expect(throws: HTTPClientError.self) { try await client.call(SignIn(token: "a")) }
        #expect(error?.statusCode == 503)
        for _ in 1...3 {
          #expect(try await client.call(SignIn(token: "a")).coin == 3)
        }
        #expect(count.withLock { $0 } == 3)
      }
    }
    #expect(network.sent.withLock { $0.isEmpty })
  }

  @Test func aDownloadAndAStreamAreAnsweredFromABodyInMemory() async throws {
    struct File: HTTPGetRequest {
      typealias Response = Void

      let endpoint: any HTTPEndpointConvertible = .path("file")
    }
    let client = Middleware.Stack([try await stubs([Self.entry("https://a.test/file", content: #"{"text":"a\nb"}"#)])])
      .buildClient(configuration: .init(baseURL: URL(string: "https://a.test"), transport: network))
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("file")
      _ = try await client.download(File(), to: file)
      #expect(try String(contentsOf: file, encoding: .utf8) == "a\nb")
    }
    var lines: [String] = []
    for try await line in try await client.stream(File()).value.lines { lines.append(line) }
    #expect(lines == ["a", "b"])
  }

  // MARK: Which request

  @Test(arguments: [
    ("https://a.test/x/1", "/x/1", true), ("https://a.test/x/1", "/x/2", false), ("https://a.test/x/1", "/x", false),
    ("https://a.test/x%20y/%C3%BC", "/x%20y/%c3%bc", true), ("https://a.test:8080/", "", true),
    ("https://a.test", "/", true), ("https://a.test?a=1", "/?a=1", true), ("/x", "/x", true),
    ("https://a.test/x?a=1&b=2", "/x?b=2&a=1", true), ("https://a.test/x?a=1&b=2", "/x?a=1", false),
    ("https://a.test/x", "/x?a=1", false), ("https://a.test/x?a=1", "/x", false),
    ("https://a.test/x?a=1&a=2", "/x?a=1&a=2", true), ("https://a.test/x?a=1&a=2", "/x?a=2&a=1", false),
    ("https://a.test/x?a=1&a=2", "/x?a=1", false), ("https://a.test/x?a=+b", "/x?a=%20b", true),
    ("https://a.test/x?token=•••&a=1", "/x?a=1&token=mine", true),
    ("https://a.test/x?token=•••&a=1", "/x?a=1", false), ("https://a.test/x?token=•••", "/x?token=", true),
    ("https://a.test/x?t=•••&t=1", "/x?t=9&t=1", true), ("https://a.test/x?t=•••&t=1", "/x?t=9&t=2", false),
    ("https://•••@a.test/reset/•••", "/reset/eyJhbGciOiJIUzI1NiJ9.abc", true), ("https://a.test/x#a", "/x", true),
    ("https://a.test/x?a", "/x?a", true), ("https://a.test/x?a", "/x?a=", true), ("https://a.test/x?", "/x", true),
    ("https://a.test/x?u=https://b.test/?c=1", "/x?u=https://b.test/?c=1", true),
  ])
  func methodPathAndQueryDecide(recorded: String, path: String, isAnswered: Bool) async throws {
    let stubs = try await stubs([Self.entry(recorded)], rest: .isSent)
    #expect(try await answer(stubs, path) == (isAnswered ? "200 ok" : "200 from the network"))
    #expect(try await answer(stubs, path, method: "POST") == "200 from the network")
    let posted = try await self.stubs([Self.entry(recorded, method: "POST")])
    #expect(try await answer(posted, path, method: isAnswered ? "POST" : "GET", orFails: !isAnswered))
  }

  private func answer(
    _ stubs: StubMiddleware, _ path: String, method: String, orFails: Bool
  ) async throws -> Bool {
    do {
      let answer = try await answer(stubs, path, method: method)
      return answer == "200 ok" && !orFails
    } catch {
      return orFails
    }
  }

  @Test func severalAnswersAreGivenByTheirRequests() async throws {
    let stubs = try await stubs([
      Self.entry("https://a.test/x", content: #"{"text":"1"}"#),
      Self.entry("https://a.test/y", content: #"{"text":"2"}"#),
      Self.entry("https://a.test/x", method: "PUT", status: 204, content: "{}"),
      Self.entry("https://b.test/x", content: #"{"text":"3"}"#),
      Self.entry("https://a.test/x", status: 0, content: "{}"),
    ])
    // The server does not matter in the order either: one path of two servers is two requests.
    #expect(try await answer(stubs, "/x") == "200 1")
    #expect(try await answer(stubs, "/x") == "200 3")
    #expect(try await answer(stubs, "/x") == "200 3")
    #expect(try await answer(stubs, "/y") == "200 2")
    #expect(try await answer(stubs, "/x", method: "PUT") == "204 ")
    await #expect(throws: (any Error).self) { try await answer(stubs, "/z") }
    #expect(network.sent.withLock { $0.isEmpty })
  }

  // MARK: Archives of others

  @Test func aBrowsersArchiveIsRead() async throws {
    let stubs = try await stubs(
      of: """
        {"log": {"version": "1.2", "pages": [], "browser": {"name": "B"}, "entries": [{
          "pageref": "p", "_initiator": {"a": [1]}, "cache": {}, "timings": {"send": 0, "wait": 1.5, "receive": 2, "ssl": -1},
          "serverIPAddress": "1.2.3.4", "time": 12.25, "startedDateTime": "2026-11-27T09:30:00.000+01:00",
          "request": {"method": "GET", "url": "https://a.test/x?a=1", "httpVersion": "h3", "headersSize": -1, "bodySize": 0,
            "headers": [{"name": ":method", "value": "GET"}], "queryString": [{"name": "a", "value": "1"}],
            "cookies": [{"name": "c", "value": "d", "httpOnly": true}]},
          "response": {"status": 201, "statusText": "", "httpVersion": "h3", "headersSize": -1, "bodySize": -1,
            "cookies": [{"name": "c", "value": "d", "expires": null}], "redirectURL": "", "_transferSize": 99,
            "headers": [{"name": "content-encoding", "value": "br"}, {"name": "Content-Length", "value": "3"},
              {"name": "transfer-encoding", "value": "chunked"}, {"name": "ETag", "value": "7"},
              {"name": "Link", "value": "<a>"}, {"name": "Link", "value": "<b>"}],
            "content": {"size": 2, "mimeType": "application/json", "text": "W10=", "encoding": "base64"}}
        }]}}
        """)
    let response = try await stubs.send(urlRequest("/x?a=1"), over: network)
    #expect(response.statusCode == 201)
    #expect(response.body == Data("[]".utf8))
    #expect(response.headers == ["ETag": "7", "Link": "<a>, <b>"])
  }

  @Test func aFolderIsReadInTheOrderOfItsNames() async throws {
    try await withTemporaryFolder { folder in
      for name in ["b", "a", "c"] {
        let entry = Self.entry("https://a.test/x", content: #"{"text":"\#(name)"}"#)
        try folder.write(#"{"log":{"entries":[\#(entry)]}}"#, to: "\(name).har")
      }
      try folder.write("no archive", to: "notes.txt")
      let stubs = try StubMiddleware(recording: folder)
      var answers: [String] = []
      for _ in 1...4 { answers.append(try await answer(stubs, "/x")) }
      #expect(answers == ["200 a", "200 b", "200 c", "200 c"])
    }
  }

  // MARK: What cannot be answered

  @Test func aBodyThatWasNotRecordedIsAnErrorWithItsPlace() async throws {
    let left = #"{"size":9,"mimeType":"image/png","comment":"Left out: more than 5 bytes."}"#
    let stubs = try await stubs([
      Self.entry("https://a.test/x"), Self.entry("https://a.test/y", content: left),
      Self.entry("https://a.test/z", content: #"{"size":-1}"#), Self.entry("https://a.test/0", content: #"{"size":0}"#),
    ])
    let error = await #expect(throws: CocoaError.self) { try await answer(stubs, "/y") }
    #expect(
      error?.localizedDescription
        == "shop.har: log.entries[1].response.content: there is no body to answer with. Left out: more than 5 bytes.")
    await #expect(throws: CocoaError.self) { try await answer(stubs, "/z") }
    #expect(try await answer(stubs, "/0") == "200 ")
  }

  @Test(arguments: [
    ("", "shop.har:1: not a JSON document"),
    ("{\"log\":\n{\"entries\":[}}", "shop.har:2: not a JSON document"),
    ("[]", "shop.har: : not an HTTP archive: "),
    (#"{"log":1}"#, "shop.har: log: not an HTTP archive: "),
    (#"{"log":{}}"#, "shop.har: log.entries: not an HTTP archive: it is missing."),
    (
      #"{"log":{"entries":[\#(entry("/a")),{}]}}"#,
      "shop.har: log.entries[1].request: not an HTTP archive: it is missing."
    ),
    (
      #"{"log":{"entries":[{"request":{"url":"/a","method":"GET"},"response":{"status":"200","content":{}}}]}}"#,
      "shop.har: log.entries[0].response.status: not an HTTP archive: "
    ),
    (
      #"{"log":{"entries":[\#(entry("/a", content: #"{"text":"?","encoding":"base64"}"#))]}}"#,
      "shop.har: log.entries[0].response.content.text: not Base64"
    ),
  ])
  func aFileThatIsNoArchiveIsNamedWithThePlace(text: String, message: String) async throws {
    let error = await #expect(throws: CocoaError.self) { try await stubs(of: text) }
    #expect(error?.localizedDescription.contains(message) == true, "\(String(describing: error?.localizedDescription))")
    #expect(error?.filePath?.hasSuffix("/shop.har") == true)
  }

  @Test func aFileThatIsNotThereIsNamed() async throws {
    try await withTemporaryFolder { folder in
      let missing = folder.appendingPathComponent("none.har")
      let error = #expect(throws: CocoaError.self) { try StubMiddleware(recording: missing) }
      #expect(error?.localizedDescription.contains("none.har: ") == true)
      let empty = #expect(throws: CocoaError.self) { try StubMiddleware(recording: folder) }
      #expect(empty?.localizedDescription == "\(folder.path): no .har files")
    }
  }
}
