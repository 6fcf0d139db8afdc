import Foundation
import ModernClient
import Testing

@Suite struct ParameterEncodingTests {
  private static let arrays: [(HTTPClient.ParameterEncoding.Arrays, String)] = [
    (.repeated, "id=2&id=1&id=a%2Cb"), (.brackets, "id%5B%5D=2&id%5B%5D=1&id%5B%5D=a%2Cb"), (.comma, "id=2,1,a%2Cb"),
  ]

  @Test(arguments: arrays) func arraysKeepTheirOrder(style: HTTPClient.ParameterEncoding.Arrays, text: String) {
    #expect(encode(["id": [2, 1, "a,b"]], HTTPClient.ParameterEncoding(arrays: style)) == text)
  }

  @Test(arguments: [HTTPClient.ParameterEncoding.Arrays.repeated, .brackets, .comma])
  func whatIsEmptyWritesNothing(style: HTTPClient.ParameterEncoding.Arrays) {
    #expect(encode(["a": [], "b": [:], "c": ""], HTTPClient.ParameterEncoding(arrays: style)) == "c=")
    #expect(encode([:], HTTPClient.ParameterEncoding(arrays: style)) == "")
  }

  @Test func booleansAreWordsOrNumbers() {
    #expect(encode(["a": true, "b": [false]], .standard) == "a=true&b=false")
    #expect(
      encode(["a": true, "b": [false]], HTTPClient.ParameterEncoding(writesBooleansAsNumbers: true)) == "a=1&b=0")
  }

  @Test func nestedNamesHaveBracketsOrDots() {
    let value: [String: ParameterValue] = ["user": ["name": "Ann", "home": ["zip": "1"]]]
    #expect(encode(value, .standard) == "user%5Bhome%5D%5Bzip%5D=1&user%5Bname%5D=Ann")
    #expect(encode(value, HTTPClient.ParameterEncoding(joinsNamesWithDots: true)) == "user.home.zip=1&user.name=Ann")
  }

  @Test func arraysInsideObjectsAreWrittenAsOutside() {
    let value: [String: ParameterValue] = ["f": ["ids": [1, 2]]]
    #expect(encode(value, .standard) == "f%5Bids%5D=1&f%5Bids%5D=2")
    #expect(
      encode(value, HTTPClient.ParameterEncoding(arrays: .brackets, joinsNamesWithDots: true))
        == "f.ids%5B%5D=1&f.ids%5B%5D=2")
    #expect(encode(value, HTTPClient.ParameterEncoding(arrays: .comma, joinsNamesWithDots: true)) == "f.ids=1,2")
  }

  @Test(arguments: [HTTPClient.ParameterEncoding.Arrays.repeated, .brackets, .comma])
  func objectsInsideArraysHaveAnIndex(style: HTTPClient.ParameterEncoding.Arrays) {
    let encoding = HTTPClient.ParameterEncoding(arrays: style, joinsNamesWithDots: true)
    #expect(encode(["u": [["a": 1, "b": 2], ["a": 3]]], encoding) == "u.0.a=1&u.0.b=2&u.1.a=3")
    #expect(encode(["u": ["x", ["a": 1]]], encoding) == "u.0=x&u.1.a=1")
  }

  @Test func whatMeansSomethingInAnAddressIsEscapedInNamesAndValues() {
    #expect(encode(["a b&c": "=?/#+%日"], .standard) == "a%20b%26c=%3D%3F%2F%23%2B%25%E6%97%A5")
  }

  @Test func numbersAreWrittenInFull() {
    #expect(
      encode(["a": 1.5, "b": 2.0, "c": .integer(.min), "d": .unsigned(.max)], .standard)
        == "a=1.5&b=2.0&c=-9223372036854775808&d=18446744073709551615")
  }

  @Test func theSameParametersAreTheSameTextEveryTime() {
    var texts: Set<String> = []
    for _ in 0..<20 {
      let names = (0..<40).map { "key\($0)" }.shuffled()
      texts.insert(encode(Dictionary(uniqueKeysWithValues: names.map { ($0, ["b": 1, "a": 2]) }), .standard))
    }
    #expect(texts.count == 1)
  }

  private struct Filter: HTTPGetRequest {
    typealias Response = String

    let endpoint: any HTTPEndpointConvertible = .path("items?v=1")
    var parameters: [String: ParameterValue] { ["ids": [1, 2], "only_new": true] }
    var parameterEncoding: HTTPClient.ParameterEncoding {
      HTTPClient.ParameterEncoding(arrays: .comma, writesBooleansAsNumbers: true)
    }
  }

  @Test func aRequestSaysHowItsQueryIsWritten() throws {
    #expect(Filter().uri == "items?v=1&ids=1,2&only_new=1")
    let form = HTTPBody.form(["ids": [1, 2]], encoding: HTTPClient.ParameterEncoding(arrays: .brackets))
    #expect(try form.data() == Data("ids%5B%5D=1&ids%5B%5D=2".utf8))
  }

  private func encode(_ parameters: [String: ParameterValue], _ encoding: HTTPClient.ParameterEncoding) -> String {
    encoding.encode(parameters)
  }
}
