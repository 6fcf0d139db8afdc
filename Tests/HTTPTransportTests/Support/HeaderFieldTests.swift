import Foundation
import HTTPTransport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct HeaderFieldTests {
  @Test(arguments: [("X-App", "7"), ("x_a.b~", ""), ("Cookie", "a=1; b=\"é\""), ("X-Tab", "a\tb")])
  func whatIsAFieldIsSet(name: String, value: String) throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.test")))
    try request.setHeader(name, to: value)
    #expect(request.value(forHTTPHeaderField: name) == value)
  }

  @Test(arguments: [
    ("X-App", "7\r\nX-Admin: 1"), ("X-App", "7\n"), ("X-App", "\r7"), ("X-App", "a\0b"), ("X-App", "\u{7F}"),
    ("X-App: 7\r\nX-Admin", "1"), ("X-App\n", "1"), ("X App", "1"), ("X:", "1"), ("é", "1"), ("", "1"),
  ])
  func whatIsNoneIsAnErrorThatNamesIt(name: String, value: String) throws {
    var request = URLRequest(url: try #require(URL(string: "https://example.test")))
    #expect(throws: HTTPFailure.invalidHeader(name)) { try request.setHeader(name, to: value) }
    #expect(request.allHTTPHeaderFields ?? [:] == [:])
  }
}
