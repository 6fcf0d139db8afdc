import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What an error keeps for a person and for a program.
@Suite struct FailureTests {
  private struct Problem: LocalizedError, Decodable, Equatable {
    let errorText: String
    let field: String?
    var errorDescription: String? { errorText }
  }

  private struct Silent: Decodable, Sendable, Equatable {
    let reason: String
  }

  private struct Products: Decodable, Sendable {
    struct Product: Decodable { let coin: Int }
    let products: [Product]
  }

  private struct Create: HTTPPostRequest {
    typealias Response = Products
    typealias Failure = Problem

    let endpoint: any HTTPEndpointConvertible = .path("users?access_token=hidden1&page=2")
    var headers: [String: String] { ["Authorization": "Bearer hidden2", "X-Api-Key": "hidden3", "X-App": "7"] }
    var body: HTTPBody? { .json(["password": "hidden4"]) }
  }

  private struct CreateSilently: HTTPPostRequest {
    typealias Response = Products
    typealias Failure = Silent

    let endpoint: any HTTPEndpointConvertible = .path("users")
  }

  @Test(arguments: [400, 422, 500, 503]) func theBodyOfAnErrorStatusHasTheRequestsType(status: Int) async throws {
    let error = try await failure(of: Create(), #"{"error_text": "Taken", "field": "name"}"#, status)
    #expect(error.failure(of: Create.self) == Problem(errorText: "Taken", field: "name"))
    #expect(error.failure(of: CreateSilently.self) == nil)
    #expect(error.message == "Taken")
    #expect(error.statusCode == status)
  }

  @Test func aFailureWithoutATextOfItsOwnIsToldByTheStatus() async throws {
    let error = try await failure(of: CreateSilently(), #"{"reason": "x"}"#, 409)
    #expect(error.failure(of: CreateSilently.self) == Silent(reason: "x"))
    #expect(error.message == HTTPFailure.unacceptableStatus(409).localizedDescription)
  }

  @Test(arguments: ["", "<html>", "{}", #"{"reason": 5}"#]) func anotherBodyLeavesTheStatus(body: String) async throws {
    let error = try await failure(of: CreateSilently(), body, 500)
    guard case .unacceptableStatus(500) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
  }

  @Test func aSuccessIsNeverReadAsAFailure() async throws {
    let error = try await failure(of: CreateSilently(), #"{"reason": "x"}"#, 200)
    guard case .decoding = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(error.failure(of: CreateSilently.self) == nil)
  }

  @Test func aDecodingErrorSaysWhere() async throws {
    let error = try await failure(of: CreateSilently(), #"{"products": [{"coin": 1}, {"coin": "5"}]}"#, 200)
    #expect(error.codingPath?.map(\.stringValue) == ["products", "Index 1", "coin"])
    #expect(
      String(describing: error).hasPrefix("POST https://example.test/users, status 200: products[1].coin: Expected to"))
    let missing = try await failure(of: CreateSilently(), #"{"products": [{}]}"#, 200)
    #expect(missing.codingPath?.map(\.stringValue) == ["products", "Index 0", "coin"])
    #expect(try await failure(of: CreateSilently(), "", 500).codingPath == nil)
  }

  @Test func theStartOfTheBodyIsKept() async throws {
    let long = String(repeating: "x", count: 5_000)
    #expect(try await failure(of: CreateSilently(), "<html>", 200).bodyStart == Data("<html>".utf8))
    #expect(try await failure(of: CreateSilently(), long, 500).bodyStart == Data(long.utf8.prefix(1_024)))
  }

  @Test func theRequestIsKeptWithoutItsSecrets() async throws {
    let error = try await failure(of: Create(), "no", 500)
    let request = try #require(error.request)
    #expect(request.url?.absoluteString == "https://example.test/users?access_token=***&page=2")
    #expect(error.url == request.url)
    #expect(request.value(forHTTPHeaderField: "Authorization") == "***")
    #expect(request.value(forHTTPHeaderField: "X-Api-Key") == "***")
    #expect(request.value(forHTTPHeaderField: "X-App") == "7")
    #expect(request.httpMethod == "POST")
    #expect(request.httpBody == nil)
    for text in [String(describing: error), String(reflecting: error), "\(request.allHTTPHeaderFields ?? [:])"] {
      #expect(!text.contains("hidden"))
    }
  }

  @Test func aNameAndPasswordInTheAddressAreSecretsToo() async throws {
    struct Get: HTTPGetRequest {
      typealias Response = Int
      let endpoint: any HTTPEndpointConvertible = .path("https://ann:hidden@example.test/a%2Fb?q=%41")
    }
    let error = try await failure(of: Get(), "no", 500)
    #expect(error.url?.host == "example.test")
    #expect(error.url?.absoluteString.contains("hidden") == false)
    #expect(error.url?.absoluteString.hasSuffix("@example.test/a%2Fb?q=%41") == true)
  }

  @Test func anAddressWithoutSecretsStaysAsItIs() async throws {
    struct Get: HTTPGetRequest {
      typealias Response = Int
      let endpoint: any HTTPEndpointConvertible = .path("a%2Fb?q=%41+b&&x")
    }
    #expect(try await failure(of: Get(), "no", 500).url?.absoluteString == "https://example.test/a%2Fb?q=%41+b&&x")
  }

  @Test func overTheNetwork() async throws {
    try await withServer { _ in
      ServerResponse(#"{"error_text": "Taken"}"#, status: 422)
    } _: { url in
      let client = HTTPClient(configuration: .init(baseURL: url, timeout: patience))
      let error = await #expect(throws: HTTPClientError.self) { _ = try await client.call(Create()) }
      #expect(error?.failure(of: Create.self) == Problem(errorText: "Taken", field: nil))
      #expect(error?.message == "Taken")
      #expect(error?.statusCode == 422)
    }
  }

  @Test func theServersReportStaysBesideAFailureOfOnesOwn() async throws {
    let body = #"{"reason": "x", "status": {"code": 409, "error_code": 7, "message": "Sold out"}}"#
    let error = try await failure(of: CreateSilently(), body, 409, destructive: [7])
    #expect(error.failure(of: CreateSilently.self) == Silent(reason: "x"))
    #expect(error.failure(as: Silent.self) == Silent(reason: "x"))
    #expect(error.failure(as: Problem.self) == nil)
    #expect(error.status == HTTPResponseStatus(code: 409, errorCode: 7, message: "Sold out"))
    #expect(error.destructiveErrorCode == 7)
    #expect(error.message == "Sold out")
    let problem = try await failure(
      of: Create(), #"{"error_text": "Taken", "status": {"error_code": 7, "message": "Sold out"}}"#, 409)
    #expect(problem.message == "Taken")
    #expect(problem.status?.errorCode == 7)
  }

  @Test func aReportOnOneLineCannotForgeALine() async throws {
    let error = try await failure(
      of: Create(), #"{"status": {"error_code": 7, "message": "a\r\nGET forged\u2028b"}}"#, 200)
    #expect(String(describing: error).hasSuffix(#", status 200: a\r\nGET forged\u{2028}b"#))
    #expect(error.message == "a\r\nGET forged\u{2028}b")
  }

  private struct CreateBlindly: HTTPPostRequest {
    typealias Response = Products

    let endpoint: any HTTPEndpointConvertible = .path("users")
  }

  // Deprecated itself, which keeps the warning that users are to see out of this build.
  @available(*, deprecated)
  @Test func theOldNameOfNoFailureStillMeansIt() {
    #expect(CreateBlindly.Failure.self == NoFailureBody.self)
    #expect(Create.Failure.self != NoFailureBody.self)
  }

  private func failure(
    of request: some HTTPRequestRepresentation, _ body: String, _ status: Int, destructive: Set<Int> = []
  ) async throws -> HTTPClientError {
    let client = HTTPClient(
      configuration: .init(
        baseURL: URL(string: "https://example.test"), destructiveErrorCodes: destructive,
        transport: StubTransport(status: status, body: body)))
    return try #require(await #expect(throws: HTTPClientError.self) { _ = try await client.call(request) })
  }
}
