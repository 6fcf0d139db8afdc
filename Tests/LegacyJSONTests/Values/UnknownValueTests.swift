import Foundation
import LegacyJSON
import Testing

@Suite("JSON: values that JSON cannot express")
struct UnknownValueTests {
  static let values: [@Sendable () -> Any] = [
    { Date(timeIntervalSince1970: 0) }, { URL(fileURLWithPath: "/a") }, { UUID() }, { Substring("x") },
    { Character("c") }, { Set([1]) }, { [1: 2] }, { NSObject() }, { () },
  ]

  @Test("are of unknown type, with an error, and read as nothing", arguments: values.indices)
  func unknown(index: Int) {
    let json = JSON(Self.values[index]())
    #expect(json.type == .unknown)
    #expect(json.error == .unsupportedType)
    #expect(!json.exists())
    #expect(json.object is NSNull)
    #expect(json.int == nil && json.string == nil && json.bool == nil && json.array == nil && json.dictionary == nil)
    #expect(json.intValue == 0 && json.stringValue == "" && !json.boolValue && json.arrayValue.isEmpty && json.isEmpty)
    #expect(json["a"].error == .unsupportedType)
    #expect(json[0].error == .unsupportedType)
  }

  #if !canImport(Darwin)  // On Apple platforms a CGFloat is bridged to a number.
    @Test func aCGFloatIsUnknownToo() {
      #expect(JSON(CGFloat(1.5)).type == .unknown)
    }
  #endif

  @Test func insideAContainerTheUsualOnesAreGivenBack() {
    let date = Date(timeIntervalSince1970: 5)
    #expect(JSON(["d": date]).dictionaryObject?["d"] as? Date == date)
    #expect(JSON([date]).arrayObject?.first as? Date == date)
  }

  @Test func theyAreWrittenAsNull() {
    var json: JSON = ["a": 1]
    json["a"] = JSON(Date())
    #expect(json == ["a": JSON.null])
  }
}
