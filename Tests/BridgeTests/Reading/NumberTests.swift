import Bridge
import Foundation
import LegacyJSON
import Testing

@Suite("Numbers of any kind") struct NumberTests {
  private struct Numbers: LegacyDecodable {
    let value: NSNumber
    let optional: NSNumber?
    let nested: NSNumber

    init(from decoder: any Decoder) throws {
      let container = try decoder.legacyContainer()
      value = container.number(at: "a")
      optional = container.numberIfPresent(at: "a")
      nested = container.nestedContainer(at: "a").number()
    }
  }

  @Test(
    "are what a JSON gives",
    arguments: [
      "{}", #"{"a": null}"#, #"{"a": 3}"#, #"{"a": -2.5}"#, #"{"a": true}"#, #"{"a": false}"#, #"{"a": "12.5 kg"}"#,
      #"{"a": "none"}"#, #"{"a": 18446744073709551615}"#, #"{"a": 1e300}"#, #"{"a": [1]}"#, #"{"a": {"b": 1}}"#,
    ])
  func numbers(text: String) {
    let json = JSON(parseJSON: text)
    let read = Numbers(json: json)
    #expect(read.value == json["a"].numberValue && read.nested == json["a"].numberValue)
    #expect(read.optional == json["a"].number)
  }
}
