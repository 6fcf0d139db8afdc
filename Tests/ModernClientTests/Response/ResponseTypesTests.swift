import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct ResponseTypesTests {
  private struct User: Codable, Sendable, Equatable {
    let userName: String
  }

  /// Any response that a test names.
  private struct Get<Response: Sendable>: HTTPGetRequest {
    let endpoint: any HTTPEndpointConvertible = .path("a")
    var decoding: any ResponseDecoding { ownDecoding ?? JSONResponseDecoding() }
    var ownDecoding: (any ResponseDecoding)?
  }

  /// A collection that is not Decodable itself.
  private struct Stack: RangeReplaceableCollection, Equatable, Sendable {
    private var users: [User] = []

    init() {}

    var startIndex: Int { 0 }
    var endIndex: Int { users.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> User { users[index] }

    mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<User>) {
      users.replaceSubrange(range, with: elements)
    }
  }

  /// Nothing that can be read.
  private struct Opaque: Sendable {}

  private let users = #"[{"user_name": "a"}, {"user_name": "b"}]"#

  @Test func anythingDecodableIsDecoded() async throws {
    #expect(try await get(User.self, #"{"user_name": "a"}"#) == User(userName: "a"))
    #expect(try await get([User].self, users) == [User(userName: "a"), User(userName: "b")])
    #expect(try await get([String: Int].self, #"{"some_key": 1}"#) == ["some_key": 1])
    #expect(try await get(Int.self, "5") == 5)
  }

  @Test func anyRangeReplaceableCollectionIsFilled() async throws {
    let stack = try await get(Stack.self, users)
    #expect(stack.map(\.userName) == ["a", "b"])
    #expect(try await get(ContiguousArray<Int>.self, "[1, 2]") == [1, 2])
    #expect(try await get(ArraySlice<Int>.self, "[1, 2]") == [1, 2])
    await #expect(throws: HTTPClientError.self) { try await get(Stack.self, "{}") }
  }

  @Test(arguments: [200, 201, 204]) func voidTakesEverySuccess(status: Int) async throws {
    for body in ["", "{}", "<html>", "[1]"] {
      try await get(Void.self, body, status: status)
    }
    let error = await #expect(throws: HTTPClientError.self) { try await get(Void.self, "", status: 404) }
    #expect(error?.statusCode == 404)
  }

  @Test func anOptionalIsNilWithoutABody() async throws {
    #expect(try await get(User?.self, "", status: 204) == nil)
    #expect(try await get(User?.self, "ignored", status: 204) == nil)
    #expect(try await get(User?.self, "") == nil)
    #expect(try await get(User?.self, "null") == nil)
    #expect(try await get(User?.self, #"{"user_name": "a"}"#) == User(userName: "a"))
    #expect(try await get(Data?.self, "") == nil)
    #expect(try await get(Data?.self, "x") == Data("x".utf8))
    await #expect(throws: HTTPClientError.self) { try await get(User?.self, "{}") }
  }

  @Test func whatNeedsABodyFailsWithoutOne() async throws {
    let error = try #require(
      await #expect(throws: HTTPClientError.self) { try await get(User.self, "", status: 204) })
    guard case .decoding = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(error.statusCode == 204)
  }

  @Test func dataIsTheBodyAndAStringItsText() async throws {
    #expect(try await get(Data.self, "[1, 2]") == Data("[1, 2]".utf8))
    #expect(try await get(String.self, #""quoted" é"#) == #""quoted" é"#)
    #expect(try await get(String.self, "") == "")
    #expect(try await get(String?.self, "x") == "x")
  }

  @Test(
    arguments: [
      ("text/plain", [0xC3, 0xA9], "é"), ("text/plain; charset=ISO-8859-1", [0xE9], "é"),
      (#"text/plain; Charset="utf-8""#, [0xC3, 0xA9], "é"), ("text/plain;charset=Shift_JIS", [0x93, 0xFA], "日"),
      ("text/plain; boundary=charset; charset=utf-16be", [0x65, 0xE5], "日"),
      ("text/plain; charset=ascii", [0x41], "A"), ("text/plain; charset=utf-32le", [0xE5, 0x65, 0, 0], "日"),
      ("text/plain; charset=windows-1253", [0xE1], "α"), ("text/plain; charset=windows-1254", [0xFE], "ş"),
    ] as [(String, [UInt8], String)])
  func aTextHasTheCharacterSetThatTheServerNames(type: String, bytes: [UInt8], text: String) async throws {
    let response = ServerResponse(statusCode: 200, headers: ["content-type": type], body: Data(bytes))
    #expect(try await client { _ in response }.call(Get<String>()) == text)
  }

  @Test(arguments: [("text/plain", [0xFF, 0xFE]), ("text/plain; charset=klingon", [0x41])] as [(String, [UInt8])])
  func aTextThatCantBeReadIsADecodingFailure(type: String, bytes: [UInt8]) async throws {
    let response = ServerResponse(statusCode: 200, headers: ["Content-Type": type], body: Data(bytes))
    let error = try #require(
      await #expect(throws: HTTPClientError.self) { try await client { _ in response }.call(Get<String>()) })
    #expect(error.codingPath?.isEmpty == true)
  }

  @Test func aTypeThatNothingIsKnownOfFailsLoudly() async throws {
    let error = try #require(await #expect(throws: HTTPClientError.self) { try await get(Opaque.self, "{}") })
    #expect(String(describing: error).contains("write `func response(from response: ServerResponse)"))
    await #expect(throws: HTTPClientError.self) { try await get(Opaque?.self, "{}") }
  }

  @Test func genericCodeReadsTheSame() async throws {
    func fetch<Value: Decodable & Sendable>(_ type: Value.Type, _ body: String) async throws -> Value {
      try await get(type, body)
    }
    #expect(try await fetch(Data.self, "x") == Data("x".utf8))
    #expect(try await fetch([Int].self, "[1]") == [1])
  }

  private struct Fixed: SelfDecodingResponse, Sendable, Equatable {
    static var responseDecoding: any ResponseDecoding {
      JSONResponseDecoding { $0.dateDecodingStrategy = .secondsSince1970 }
    }
    let day: Date
  }

  private struct GetStated<Response: Sendable>: HTTPGetRequest {
    let endpoint: any HTTPEndpointConvertible = .path("a")
  }

  @Test func aTypesOwnRulesHoldInCollectionsToo() async throws {
    let client = client { _ in ServerResponse(#"[{"day": 5}]"#) }
    let day = Date(timeIntervalSince1970: 5)
    #expect(try await client.call(GetStated<[Fixed]>()) == [Fixed(day: day)])
    #expect(try await client.call(GetStated<[Fixed]?>()) == [Fixed(day: day)])
    #expect(try await client.call(GetStated<ContiguousArray<Fixed>>()) == [Fixed(day: day)])
  }

  /// As in the comment of `response(from:)`.
  private struct Download: HTTPGetRequest {
    struct Response: Sendable {
      let file: Data
      let type: String?
    }

    let endpoint: any HTTPEndpointConvertible = .path("file")

    func response(from response: ServerResponse) throws -> Response {
      Response(file: response.body, type: response.header("Content-Type"))
    }
  }

  @Test func allOfItOverTheNetwork() async throws {
    let propertyList = try PropertyListEncoder().encode(User(userName: "p"))
    try await withServer { request in
      switch request.path {
      case "/file": ServerResponse("bytes", headers: ["Content-Type": "image/x-own"])
      default: ServerResponse(statusCode: 200, body: propertyList)
      }
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      let file = try await client.call(Download())
      #expect(file.file == Data("bytes".utf8))
      #expect(file.type == "image/x-own")
      let user = try await client.call(Get<User>(ownDecoding: PropertyListResponseDecoding()))
      #expect(user == User(userName: "p"))
    }
    try await withServer { _ in
      ServerResponse("", status: 204)
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      try await client.call(Get<Void>())
      let user = try await client.call(Get<User?>())
      #expect(user == nil)
    }
  }

  private func get<Response: Sendable>(
    _ type: Response.Type, _ body: String, status: Int = 200
  ) async throws -> Response {
    try await client { _ in ServerResponse(body, status: status) }.call(Get<Response>())
  }

  private func client(_ response: @escaping @Sendable (URLRequest) -> ServerResponse) -> HTTPClient {
    HTTPClient(configuration: .init(baseURL: URL(string: "https://example.test"), transport: StubTransport(response)))
  }
}
