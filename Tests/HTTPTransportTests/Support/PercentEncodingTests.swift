import HTTPTransport
import Testing

@Suite struct PercentEncodingTests {
  @Test func aPathComponentIsOneComponent() {
    #expect(PercentEncoding.pathComponent("a/b c?d#é") == "a%2Fb%20c%3Fd%23%C3%A9")
    #expect(PercentEncoding.pathComponent("v1.0:@$") == "v1.0:@$")
  }

  @Test func fieldsEscapeWhatSeparatesThem() {
    #expect(PercentEncoding.fields([("a&b", "1=2"), ("c", "x + y")]) == "a%26b=1%3D2&c=x%20%2B%20y")
  }

  @Test(arguments: [
    ("/a", "/a?q=1"), ("/a?b=2", "/a?b=2&q=1"), ("/a?", "/a?q=1"), ("/a?b=2&", "/a?b=2&q=1"), ("/a#top", "/a?q=1#top"),
    ("/a#what?", "/a?q=1#what?"),
  ])
  func aQueryGoesBehindTheOneThatIsThere(address: String, expected: String) {
    #expect(PercentEncoding.append(query: "q=1", to: address) == expected)
  }

  @Test func noQueryChangesNothing() {
    #expect(PercentEncoding.append(query: "", to: "/a#top") == "/a#top")
  }
}
