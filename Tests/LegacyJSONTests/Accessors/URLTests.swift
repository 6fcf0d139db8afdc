import Foundation
import LegacyJSON
import Testing

@Suite("JSON: URLs")
struct URLTests {
  @Test(
    "strings are percent-encoded, unless there is an escape already",
    arguments: [
      ("http://a.b/c", String?("http://a.b/c")), ("http://a.b/c d", "http://a.b/c%20d"),
      ("http://a.b/c?x=1#f", "http://a.b/c?x=1%23f"), ("http://a.b/c%20d#f", "http://a.b/c%20d#f"),
      ("http://a.b/%", "http://a.b/%25"), ("http://a.b/%4", "http://a.b/%254"),
      ("http://a.b/é", "http://a.b/%C3%A9"), ("mailto:a@b", "mailto:a@b"), ("", nil), ("http://a.com:abc/", nil),
    ])
  func strings(text: String, expected: String?) {
    #expect(JSON(text).url?.absoluteString == expected)
  }

  @Test func everyASCIICharacterIsEncodedAsFoundationDoes() {
    for byte in UInt8(0)..<0x80 {
      let text = "http://a.b/\(Unicode.Scalar(byte))"
      let encoded = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
      #expect(JSON(text).url == encoded.flatMap { URL(string: $0) }, "\(byte)")
    }
  }

  @Test("nothing else is a URL")
  func others() {
    for json in [JSON(1), true, JSON.null, ["http://a.b"], ["a": "http://a.b"]] { #expect(json.url == nil) }
  }

  /// As SwiftyJSON 3's `URL`, which encoded what was encoded already.
  @Test(arguments: [
    ("http://a.b/c d", "http://a.b/c%20d"), ("http://a.b/%41", "http://a.b/%2541"),
    ("http://a.b/?q=1&r=ä", "http://a.b/?q=1&r=%C3%A4"),
  ])
  func theURLOfOldVersionsIsEscapedInAnyCase(text: String, expected: String) {
    #expect(JSON(text).escapedURL?.absoluteString == expected)
    #expect(JSON(text).escapedNSURL?.absoluteString == expected)
    for json in [JSON(1), JSON.null, [JSON(text)]] { #expect(json.escapedURL == nil) }
  }
}
