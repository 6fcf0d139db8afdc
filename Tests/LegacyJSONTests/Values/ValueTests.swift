import Foundation
import LegacyJSON
import Testing

@Suite("JSON: from Swift and Foundation values")
struct ValueTests {
  @Test func numbersAndBooleansAreToldApart() {
    #expect(JSON(true).type == .bool)
    #expect(JSON(NSNumber(value: true)).type == .bool)
    #expect(JSON(NSNumber(value: false)).bool == false)
    #expect(JSON(1).type == .number)
    #expect(JSON(NSNumber(value: 1)).type == .number)
    #expect(JSON(NSNumber(value: 0)).type == .number)
    #expect(JSON(NSNumber(value: Int8(1))).type == .number)
    #expect(
      JSON([1, true, NSNumber(value: 1), NSNumber(value: true)]).arrayValue.map(\.type) == [
        .number, .bool, .number, .bool,
      ])
  }

  @Test func everyNumberTypeIsTaken() {
    let numbers: [Any] = [
      Int8(5), Int16(5), Int32(5), Int64(5), UInt(5), UInt8(5), UInt16(5), UInt32(5), UInt64(5), Float(5), 5.0,
      Decimal(5), NSDecimalNumber(value: 5),
    ]
    for number in numbers {
      #expect(JSON(number).type == .number)
      #expect(JSON(number).int == 5)
    }
    #expect(JSON(UInt64.max).uInt64 == .max)
  }

  @Test func foundationContainersAreTaken() {
    #expect(JSON(NSArray(array: [1, "a"])) == [1, "a"])
    #expect(JSON(NSDictionary(dictionary: ["a": 1])) == ["a": 1])
    #expect(JSON(NSString("s")) == "s")
    #expect(JSON(NSNull()) == JSON.null)
  }

  @Test func optionalsAreUnwrapped() {
    #expect(JSON(Int?.some(3) as Any) == 3)
    #expect(JSON(Int?.none as Any) == JSON.null)
    #expect(JSON([Int?.none, 3]) == [JSON.null, 3])
    let json = JSON(["a": Int?.none])
    #expect(json["a"].exists())
  }

  @Test(
    "A value in an optional is read as it is without one",
    arguments: [
      NSNumber(value: 0), NSNumber(value: 1), NSNumber(value: 1.5), NSNumber(value: 1.0), NSNumber(value: true),
      NSNumber(value: UInt64.max), NSDecimalNumber(string: "1.10"),
    ])
  func objectsInOptionals(number: NSNumber) {
    let optional: Any? = number
    let nested: Any?? = number
    for json in [JSON(optional as Any), JSON(nested as Any), JSON(["k": optional as Any])["k"]] {
      #expect(json.type == JSON(number).type)
      #expect(json.stringValue == JSON(number).stringValue)
      #expect(json.bool == JSON(number).bool)
    }
  }

  @Test func otherValuesAreNested() {
    #expect(JSON(["a": JSON(1), "b": [JSON("x")]] as [String: Any]) == ["a": 1, "b": ["x"]])
    #expect(JSON([JSON(1), JSON(2)]) == [1, 2])
    #expect(JSON(JSON(["a": 1])["absent"]).error == nil)
    #expect(JSON(JSON(["a": 1])["absent"]).exists())
  }

  @Test func dataIsParsed() {
    #expect(JSON(Data("{\"a\":1}".utf8)) == ["a": 1])
    #expect(JSON(Data("x".utf8)) == JSON.null)
  }

  @Test func whatJSONCannotExpressIsUnknown() {
    for value in [Date(), Substring("x"), Character("c"), Set([1]), [1: 2], URL(fileURLWithPath: "/")] as [Any] {
      let json = JSON(value)
      #expect(json.type == .unknown)
      #expect(json.error == .unsupportedType)
      #expect(!json.exists())
      #expect(json.intValue == 0)
      #expect(json.stringValue == "")
    }
    #expect(JSON(["d": Date()])["d"].type == .unknown)
  }

  @Test func literals() {
    let json: JSON = ["s": "x", "i": 1, "d": 1.5, "b": true, "a": [1, "2"], "o": ["k": false], "n": JSON.null]
    #expect(json["s"].string == "x")
    #expect(json["i"].int == 1)
    #expect(json["d"].double == 1.5)
    #expect(json["b"].bool == true)
    #expect(json["a"][1].string == "2")
    #expect(json["o"]["k"].bool == false)
    #expect(json["n"].exists())
    let last: JSON = ["a": 1, "a": 2]
    #expect(last["a"] == 2)
  }

  @Test func objectGivesFoundationValues() {
    #expect(JSON("s").object as? String == "s")
    #expect(JSON(1).object as? Int == 1)
    #expect(JSON(true).object as? Bool == true)
    #expect(JSON.null.object is NSNull)
    #expect(JSON(["a": 1])["absent"].object is NSNull)
    #expect((JSON([1]).object as? [Any])?.count == 1)
  }
}
