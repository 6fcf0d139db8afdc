import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// No secret of a request or a response stands anywhere in a recording, and what is none stays.
@Suite struct RecordingSecretsTests {
  private static let webToken = "eyJhbGciOiJIUzI1NiJ9.SECRET.abc"

  /// Sends a request to a real server through a recording, and returns the text of all files that are there afterwards.
  private func recorded(
    _ path: String = "/a", method: String = "GET", headers: [String: String] = [:], body: String? = nil,
    response: ServerResponse = ServerResponse("{}")
  ) async throws -> (text: String, entry: RecordedArchive.Entry) {
    try await withServer { _ in
      response
    } _: { server in
      try await withRecording { recording in
        var configuration = HTTPClient.Configuration(baseURL: server, timeout: patience, handlesCookies: false)
        configuration.secretFields = ["device_number"]
        let client = Middleware.Stack([recording]).buildClient(configuration: configuration)
        let received = try await client.transport.send(
          urlRequest(path, method: method, headers: headers, body: body, server: server))
        // The caller gets all of it.
        #expect(received.body == response.body)
        let entries = try await recording.entries()
        let folder = recording.file.deletingLastPathComponent()
        let files = try folder.everything()
        #expect(Array(files.keys) == ["shop.har"])
        let text = files.values.map { String(decoding: $0, as: UTF8.self) }.joined()
        return (text, try #require(entries.first))
      }
    }
  }

  private func expectNoSecret(in text: String, _ entry: RecordedArchive.Entry) {
    #expect(!text.contains("SECRET"))
    #expect(!text.contains("123456"))
    // Not by leaving out the whole exchange.
    #expect(entry.response.status == 200)
  }

  // MARK: Requests

  @Test(arguments: [
    "/a?token=SECRET", "/a?x=1&access_token=SECRET&y=2", "/a?x=1;api_key=SECRET", "/a?user%5Bpassword%5D=SECRET",
    "/a?token=a=SECRET", "/a?pass%77ord=SECRET", "/a?pin=123456", "/a?device_number=SECRET", "/a?deviceNumber=SECRET",
    "/a?filter=%7B%22token%22%3A%22SECRET%22%7D", "/a?filter=%7B%22token%22%3A%22SECRET%22",
    "/a?next=https%3A%2F%2Fb.test%2F%3Ftoken%3DSECRET", "/a?form=a%3D1%26token%3DSECRET", "/a?t=\(webToken)",
    "/a/\(webToken)?x=1", "/a/\(webToken)", "/a?q=\(webToken)#token=SECRET", "/a#access_token=SECRET",
  ])
  func noAddress(path: String) async throws {
    let (text, entry) = try await recorded(path)
    expectNoSecret(in: text, entry)
    #expect(entry.request.url.contains("/a"))
    #expect(entry.request.url.contains("•••"))
  }

  @Test(arguments: [
    ("Authorization", "Bearer SECRET"), ("cookie", "a=SECRET"), ("X-Api-Key", "SECRET"), ("Device-Number", "SECRET"),
    ("Referer", "https://example.test/a?token=SECRET"), ("X-Next", "/login?otp=SECRET"), ("X-Data", webToken),
    ("X-Data", #"{"user": {"token": "SECRET"}}"#), ("X-Data", "token=SECRET"), ("X-Data", "a=1; sid=SECRET"),
    ("X-Data", "the password is SECRET"),
  ])
  func noHeaderFieldOfARequest(name: String, value: String) async throws {
    let (text, entry) = try await recorded(headers: [name: value, "X-App": "7"])
    expectNoSecret(in: text, entry)
    #expect(entry.request.headers.contains { $0.name.lowercased() == name.lowercased() && $0.value.contains("•••") })
    #expect(entry.request.headers.contains(.init(name: "X-App", value: "7")))
  }

  private static let bodies: [(String, String)] = [
    ("application/json", #"{"password": "SECRET", "coin": 5}"#),
    ("application/json", #"{"device_number": "SECRET"}"#),
    ("application/json", #"{"user": {"token": {"value": "SECRET"}}}"#),
    ("application/json", #"{"user": {"tokens": [["SECRET"], {"a": ["SECRET", 123456]}]}}"#),
    ("application/json", #"[{"pin": 123456, "items": [{"secret": ["SECRET"]}]}]"#),
    ("application/json", #"{"sessions": {"5f2-SECRET": {"id": 123456}}}"#),
    ("application/json", #"{"payload": "{\"password\": \"SECRET\"}"}"#),
    ("application/json", #"{"payload": "{\"password\": \"SECRET\""}"#),
    ("application/json", #"{"payload": "{\"inner\": \"{\\\"pin\\\": 123456}\"}"}"#),
    ("application/json", #"{"next": "https://example.test/?token=SECRET"}"#),
    ("application/json", #"{"next": "https://me:SECRET@example.test/"}"#),
    ("application/json", #"{"password": "SECRET""#),
    ("application/json", #"{"p\u0061ssword": "SECRET"}"#),
    ("application/json", #"{"text": "p\u0061ssword=SECRET"}"#),
    ("application/json; charset=utf-8", #"{"password": "SECRET", "password": "SECRET"}"#),
    ("application/json", #"{"query": "coin=5&password=SECRET"}"#),
    ("application/json", #"{"log": "who=me, password=SECRET"}"#),
    ("application/json", #"{"log": "sent with Bearer SECRET"}"#),
    ("application/json", #"{"log": "\#(webToken)"}"#),
    ("application/json", #"{"\#(webToken)": 1}"#),
    ("application/json", #""the token SECRET""#),
    ("application/json", #""\#(webToken)""#),
    ("application/json", #"password SECRET"#),
    ("application/vnd.api+json", #"{"token": "SECRET"}"#),
    ("application/x-www-form-urlencoded", "coin=5&password=SECRET"),
    ("application/x-www-form-urlencoded", "user%5Btoken%5D=SECRET"),
    ("application/x-www-form-urlencoded; charset=utf-8", "pin=123456"),
    ("application/x-www-form-urlencoded", "payload=%7B%22password%22%3A+%22SECRET%22%7D"),
    ("application/x-www-form-urlencoded", "data=\(webToken)&device_number=SECRET"),
    ("multipart/form-data; boundary=b", "--b\r\nname=\"x\"\r\n\r\nSECRET\r\n--b--"),
    ("application/xml", "<password>SECRET</password>"),
    ("text/plain", "password: SECRET"),
    ("text/plain", webToken),
    ("text/html", "<input name=otp value=SECRET>"),
    ("", #"{"password": "SECRET"}"#),
    ("", "password=SECRET"),
    ("", " [{\"pin\": 123456}]"),
    ("image/png", "\u{89}PNG token=SECRET"),
  ]

  @Test(arguments: bodies) func noBodyOfARequest(contentType: String, body: String) async throws {
    let headers = contentType.isEmpty ? [:] : ["Content-Type": contentType]
    let (text, entry) = try await recorded(method: "POST", headers: headers, body: body)
    expectNoSecret(in: text, entry)
    let postData = try #require(entry.request.postData)
    #expect(postData.text?.contains(/•••|0/) ?? (postData.comment?.hasPrefix("Left out") == true))
    #expect(entry.request.bodySize == body.utf8.count)
  }

  @Test func noFieldThatTheRequestNames() async throws {
    struct Register: HTTPPostRequest {
      typealias Response = Void

      let endpoint: any HTTPEndpointConvertible = .path("register")
      var parameters: [String: String] { ["voucher": "SECRET", "page": "7"] }
      var headers: [String: String] { ["X-Voucher": "SECRET"] }
      var body: HTTPBody? { .json(["voucher": "SECRET", "shop_code": "SECRET"]) }
      var metadata: RequestMetadata { RequestMetadata(secretFields: ["voucher", "x_voucher"]) }
    }
    try await withServer { _ in
      ServerResponse(#"{"voucher": "SECRET", "shopCode": "SECRET", "coin": 5}"#)
    } _: { server in
      try await withRecording { recording in
        var configuration = HTTPClient.Configuration(baseURL: server, timeout: patience)
        configuration.secretFields = ["shop_code"]
        try await Middleware.Stack([recording]).buildClient(configuration: configuration).call(Register())
        let entry = try #require(try await recording.entries().first)
        #expect(entry.request.postData?.text == #"{"shop_code":"•••","voucher":"•••"}"#)
        #expect(entry.response.content.text == #"{"voucher": "•••", "shopCode": "•••", "coin": 5}"#)
        #expect(entry.request.queryString.contains(.init(name: "page", value: "7")))
        let text = try String(contentsOf: recording.file, encoding: .utf8)
        #expect(!text.contains("SECRET"))
      }
    }
  }

  // MARK: Responses

  @Test(arguments: bodies) func noBodyOfAResponse(contentType: String, body: String) async throws {
    let headers = contentType.isEmpty ? [:] : ["Content-Type": contentType]
    let (text, entry) = try await recorded(response: ServerResponse(body, headers: headers))
    expectNoSecret(in: text, entry)
    let content = entry.response.content
    #expect(content.text?.contains(/•••|0/) ?? (content.comment?.hasPrefix("Left out") == true))
    #expect(content.size == body.utf8.count)
  }

  @Test(arguments: [
    ("Set-Cookie", "session=SECRET; Path=/"), ("X-Auth-Token", "SECRET"), ("Location", "/next?token=SECRET"),
    ("Link", "<https://example.test/?page=2&access_token=SECRET>; rel=next"), ("X-Data", webToken),
    ("Authentication-Info", "SECRET"), ("WWW-Authenticate", #"Bearer nonce="SECRET""#),
    ("X-Debug", #"{"password": "SECRET"}"#), ("Device-Number", "SECRET"),
  ])
  func noHeaderFieldOfAResponse(name: String, value: String) async throws {
    let (text, entry) = try await recorded(response: ServerResponse("{}", headers: [name: value]))
    expectNoSecret(in: text, entry)
    #expect(entry.response.header(name)?.contains("•••") == true)
  }

  /// Where the path says that the response is a secret, only a document says which of its parts are.
  @Test(arguments: ["text/plain", "application/json", ""])
  func noTokenThatIsTheWholeResponse(contentType: String) async throws {
    for body in ["SECRET", "\"SECRET\"", "123456"] {
      let headers = contentType.isEmpty ? [:] : ["Content-Type": contentType]
      let (text, entry) = try await recorded("/token", response: ServerResponse(body, headers: headers))
      expectNoSecret(in: text, entry)
      #expect(entry.response.content.text == nil)
    }
  }

  // MARK: What stays

  @Test(arguments: [
    (
      #"{ "price" : 2.0, "id":12345678901234567890, "token":"SECRET", "z":1e3,"a":-0.50 }"#,
      #"{ "price" : 2.0, "id":12345678901234567890, "token":"•••", "z":1e3,"a":-0.50 }"#
    ),
    (
      #"{"pin":-7,"otp":12.5,"cvv":1E2,"token":null,"auth":[true,false],"sid":{},"secret":[]}"#,
      #"{"pin":0,"otp":0.0,"cvv":0.0,"token":null,"auth":[false,false],"sid":{},"secret":[]}"#
    ),
    (
      #"{"session":{"id":5,"isNew":true,"5f2":"x","user_name":{"first-name":"SECRET"}},"id":5}"#,
      #"{"session":{"id":0,"isNew":false,"•••":"•••","user_name":{"first-name":"•••"}},"id":5}"#
    ),
    (#"{"token":1,"a":2,"token":"b"}"#, #"{"token":0,"a":2,"token":"•••"}"#),
    (#"{"text":"a\u0062\/\n\"","é":"ü"}"#, #"{"text":"a\u0062\/\n\"","é":"ü"}"#),
    ("[1, [], [ ], {} , { }]\n", "[1, [], [ ], {} , { }]\n"),
    ("\r\n\t{\"a\":[{\"b\":null}]}", "\r\n\t{\"a\":[{\"b\":null}]}"),
    (#"{"link":"https://example.test/sessions/5?page=2"}"#, #"{"link":"https://example.test/sessions/5?page=2"}"#),
    (#"{"text":"a\" \\ {","pin":"\\"}"#, #"{"text":"a\" \\ {","pin":"•••"}"#),
    ("\"later\"", "\"later\""), ("5", "5"), ("null", "null"), ("true", "true"),
  ])
  func aSecretKeepsItsTypeAndTheRestItsSpelling(body: String, shown: String) async throws {
    let response = ServerResponse(body, headers: ["Content-Type": "application/json"])
    let (_, entry) = try await recorded(response: response)
    #expect(entry.response.content.text == shown)
  }

  @Test(arguments: [
    #"{"a":1"#, #"{"a":01}"#, #"{"a":1.}"#, #"{"a":-}"#, #"{"a":1e}"#, #"{"a":"\x"}"#, #"{"a" 1}"#, "[1,]", "[1 2]",
    "{} x", "{,}", "{\"a\":\"b", "{\"a\":\"b\\", "{\"a\":nul}", "{a:1}", "[\"\n\"]", "[\"\\ud800\"]", "nul", "[",
    String(repeating: "[", count: 200) + String(repeating: "]", count: 200),
  ])
  func whatIsNoJSONIsLeftOut(body: String) async throws {
    let response = ServerResponse(body, headers: ["Content-Type": "application/json"])
    let (_, entry) = try await recorded(response: response)
    #expect(entry.response.content.text == nil)
    #expect(entry.response.content.comment == "Left out: it can't be checked for secrets.")
    #expect(entry.response.content.size == body.utf8.count)
  }

  @Test(arguments: [
    ("text/html", "<b>later</b>"), ("text/plain", "a=b, don't"), ("", "spinning authors"),
    ("application/x-www-form-urlencoded", "coin=5&a=%20b+c&page=a%3D1%26b%3D2"),
  ])
  func textWithoutSecretsStays(contentType: String, body: String) async throws {
    let headers = contentType.isEmpty ? [:] : ["Content-Type": contentType]
    let (_, entry) = try await recorded(response: ServerResponse(body, headers: headers))
    #expect(entry.response.content.text == body)
  }
}
