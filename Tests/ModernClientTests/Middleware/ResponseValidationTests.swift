import Foundation
import HTTPTransport
import ModernClient
import TestSupport
import Testing

@Suite struct ResponseValidationTests {
  private func outcome(
    _ middleware: ResponseValidationMiddleware, status: Int = 200, contentType: String?, body: String = "{}"
  ) async -> String {
    let transport = StubTransport { request in
      ServerResponse(
        statusCode: status, headers: contentType.map { ["content-type": $0] } ?? [:], body: Data(body.utf8),
        url: request.url)
    }
    do {
      return "\(try await middleware.send(urlRequest(), over: transport).statusCode)"
    } catch HTTPClient.Refusal.unacceptableContentType(let found) {
      return found ?? "none"
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("application/json", "200"), ("Application/JSON; charset=utf-8", "200"), ("application/problem+json", "200"),
    ("text/html; charset=utf-8", "text/html"), (nil, "none"),
  ])
  func onlyJSONIsTakenUnlessToldOtherwise(contentType: String?, expected: String) async {
    #expect(await outcome(ResponseValidationMiddleware(), contentType: contentType) == expected)
  }

  @Test func anEmptyBodyNeedsNoType() async {
    #expect(await outcome(ResponseValidationMiddleware(), status: 204, contentType: nil, body: "") == "204")
  }

  @Test func anErrorStatusIsLeftToTheClient() async {
    #expect(await outcome(ResponseValidationMiddleware(), status: 503, contentType: "text/html") == "503")
  }

  @Test(arguments: [("image/png", "200"), ("video/mp4", "video/mp4")])
  func aWholeFamilyCanBeTaken(contentType: String, expected: String) async {
    #expect(
      await outcome(ResponseValidationMiddleware(contentTypes: ["image/*"]), contentType: contentType) == expected)
  }

  @Test func aCheckOfTheAppsOwnHasItsSay() async {
    struct Outdated: Error {}
    let strict = ResponseValidationMiddleware { response in
      if response.header("X-Version") != "2" { throw Outdated() }
    }
    #expect(await outcome(strict, contentType: "text/html") == "Outdated()")
  }
}
