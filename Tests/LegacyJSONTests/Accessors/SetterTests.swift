import Foundation
import LegacyJSON
import Testing

@Suite("JSON: setters")
struct SetterTests {
  @Test(
    "setting a property makes the value of that type, whatever it was; nil makes it null",
    arguments: [
      Change("int", 5) { $0.int = 5 }, Change("intValue", 5) { $0.intValue = 5 },
      Change("int nil", .null) { $0.int = nil },
      Change("int8", -5) { $0.int8 = -5 }, Change("int8Value", -5) { $0.int8Value = -5 },
      Change("int8 nil", .null) { $0.int8 = nil },
      Change("int16", -5) { $0.int16 = -5 }, Change("int16Value", -5) { $0.int16Value = -5 },
      Change("int16 nil", .null) { $0.int16 = nil },
      Change("int32", -5) { $0.int32 = -5 }, Change("int32Value", -5) { $0.int32Value = -5 },
      Change("int32 nil", .null) { $0.int32 = nil },
      Change("int64", -5) { $0.int64 = -5 }, Change("int64Value", -5) { $0.int64Value = -5 },
      Change("int64 nil", .null) { $0.int64 = nil },
      Change("uInt", 5) { $0.uInt = 5 }, Change("uIntValue", 5) { $0.uIntValue = 5 },
      Change("uInt nil", .null) { $0.uInt = nil },
      Change("uInt8", 5) { $0.uInt8 = 5 }, Change("uInt8Value", 5) { $0.uInt8Value = 5 },
      Change("uInt8 nil", .null) { $0.uInt8 = nil },
      Change("uInt16", 5) { $0.uInt16 = 5 }, Change("uInt16Value", 5) { $0.uInt16Value = 5 },
      Change("uInt16 nil", .null) { $0.uInt16 = nil },
      Change("uInt32", 5) { $0.uInt32 = 5 }, Change("uInt32Value", 5) { $0.uInt32Value = 5 },
      Change("uInt32 nil", .null) { $0.uInt32 = nil },
      Change("uInt64", 5) { $0.uInt64 = 5 }, Change("uInt64Value", 5) { $0.uInt64Value = 5 },
      Change("uInt64 nil", .null) { $0.uInt64 = nil },
      Change("double", 1.5) { $0.double = 1.5 }, Change("doubleValue", 1.5) { $0.doubleValue = 1.5 },
      Change("double nil", .null) { $0.double = nil },
      Change("float", 1.5) { $0.float = 1.5 }, Change("floatValue", 1.5) { $0.floatValue = 1.5 },
      Change("float nil", .null) { $0.float = nil },
      Change("number", 7) { $0.number = 7 }, Change("numberValue", 7) { $0.numberValue = 7 },
      Change("number nil", .null) { $0.number = nil },
      Change("number true", true) { $0.number = NSNumber(value: true) },
      Change("bool", true) { $0.bool = true }, Change("boolValue", false) { $0.boolValue = false },
      Change("bool nil", .null) { $0.bool = nil },
      Change("string", "s") { $0.string = "s" }, Change("stringValue", "s") { $0.stringValue = "s" },
      Change("string nil", .null) { $0.string = nil },
      Change("url", "http://a.b/c%20d") { $0.url = URL(string: "http://a.b/c%20d") },
      Change("url nil", .null) { $0.url = nil },
      Change("arrayObject", [1, "a"]) { $0.arrayObject = [1, "a"] },
      Change("arrayObject nil", .null) { $0.arrayObject = nil },
      Change("dictionaryObject", ["a": [1]]) { $0.dictionaryObject = ["a": [1]] },
      Change("dictionaryObject nil", .null) { $0.dictionaryObject = nil },
      Change("object", [true]) { $0.object = [true] }, Change("null", .null) { $0.null = NSNull() },
    ])
  func properties(change: Change) {
    var json = JSON("before")
    change.apply(&json)
    #expect(json == change.expected)
    #expect(json.type == change.expected.type)
    #expect(json.error == nil)
  }

  @Test("what is set in one copy is not in another")
  func copies() {
    let original: JSON = ["a": ["b": [1, 2]]]
    var copy = original
    copy["a"]["b"][0] = 9
    #expect(original == ["a": ["b": [1, 2]]])
    #expect(copy == ["a": ["b": [9, 2]]])
  }

  @Test("the largest numbers are kept")
  func extremes() {
    var json: JSON = 0
    json.uInt64 = .max
    #expect(json.uInt64 == .max && json.stringValue == "18446744073709551615")
    json.int64 = .min
    #expect(json.int64 == .min && json.stringValue == "-9223372036854775808")
    json.float = 0.1
    #expect(json.stringValue == "0.1")
  }
}
