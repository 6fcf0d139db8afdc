import Foundation
import ModernClient
import Testing

@Suite struct HTTPBodyTests {
  private struct Purchase: Encodable {
    var productID = 5
    var sentTo = ["userID": "a b"]
    var page: URL? = URL(string: "https://example.test/a")
  }

  @Test func anObjectMayMixTypesAndKeepsItsKeys() throws {
    let quantity = 2
    let body = HTTPBody.json(["productID": "x", "quantity": quantity, "gift": true, "nested": ["innerKey": 1]])
    #expect(try text(body) == #"{"gift":true,"nested":{"innerKey":1},"productID":"x","quantity":2}"#)
    #expect(body.contentType == "application/json")
  }

  @Test func aNilInAnObjectIsNull() throws {
    #expect(try text(.json(["a": Optional<Int>.none, "b": 1])) == #"{"a":null,"b":1}"#)
  }

  @Test func anObjectOfOneTypeAndAnEmptyOneWorkToo() throws {
    #expect(try text(.json(["a": 1, "b": 2])) == #"{"a":1,"b":2}"#)
    #expect(try text(.json([:])) == "{}")
  }

  @Test func aValueIsSentInSnakeCaseButTheKeysOfItsDictionariesAreNot() throws {
    #expect(
      try text(.json(Purchase()))
        == #"{"page":"https:\/\/example.test\/a","product_id":5,"sent_to":{"userID":"a b"}}"#
    )
  }

  @Test func aValueInAnObjectIsWrittenAsItIsAlone() throws {
    #expect(
      try text(.json(["outerKey": Purchase(sentTo: [:]), "count": 1]))
        == #"{"count":1,"outerKey":{"page":"https:\/\/example.test\/a","product_id":5,"sent_to":{}}}"#
    )
  }

  @Test func aListIsAValueToo() throws {
    #expect(try text(.json([1, 2])) == "[1,2]")
  }

  @Test func whatCannotBeWrittenThrowsWhenItIsAskedFor() {
    #expect(throws: EncodingError.self) { try HTTPBody.json(["a": Double.infinity, "b": 1]).data() }
  }

  @Test func aFormEscapesAndSorts() throws {
    let body = HTTPBody.form(["b": "x&y", "a": "1 2"])
    #expect(try text(body) == "a=1%202&b=x%26y")
    #expect(body.contentType == "application/x-www-form-urlencoded")
  }

  @Test func bytesStayAsTheyAre() throws {
    let body = HTTPBody.data(Data([0, 255]), contentType: "application/octet-stream")
    #expect(try body.data() == Data([0, 255]))
    #expect(body.contentType == "application/octet-stream")
  }

  private func text(_ body: HTTPBody) throws -> String {
    String(decoding: try body.data(), as: UTF8.self)
  }
}
