import LegacyJSON
import Testing

@Suite("JSON: subscripts and errors")
struct AccessTests {
  let json: JSON = ["a": ["b": [10, 20]], "null": [Any?.none as Any], "s": "text"]

  @Test func keysIndicesAndPathsAreTheSame() {
    #expect(json["a"]["b"][1].int == 20)
    #expect(json["a", "b", 1].int == 20)
    let path: [any JSONSubscriptType] = ["a", "b", 1]
    #expect(json[path].int == 20)
    #expect(json[[]] == json)
  }

  enum Field: String, JSONSubscriptType {
    case text = "s"
    var jsonKey: JSONKey { .key(rawValue) }
  }

  @Test func ownKeyTypesCanBeUsed() {
    #expect(json[Field.text].string == "text")
  }

  @Test("the error says why there is nothing")
  func errors() {
    #expect(json["missing"].error == .notExist)
    #expect(json["a"]["b"][2].error == .indexOutOfBounds)
    #expect(json["a"]["b"][-1].error == .indexOutOfBounds)
    #expect(json["a"]["b"]["key"].error == .wrongType)
    #expect(json["a"][0].error == .wrongType)
    #expect(json["s"]["x"].error == .wrongType)
    #expect(json["a"]["b"][0].error == nil)
  }

  @Test(
    "the codes are SwiftyJSON's",
    arguments: [
      (SwiftyJSONError.notExist, 500), (.indexOutOfBounds, 900), (.wrongType, 901), (.elementTooDeep, 902),
      (.invalidJSON, 490), (.unsupportedType, 999),
    ])
  func codes(error: SwiftyJSONError, code: Int) {
    #expect(error.errorCode == code)
    #expect(SwiftyJSONError.errorDomain == "com.swiftyjson.SwiftyJSON")
  }

  @Test func theFirstErrorSurvives() {
    #expect(json["missing"]["x"][3].error == .notExist)
    #expect(json["a"]["b"][9]["x"].error == .indexOutOfBounds)
    #expect(json["s"][0]["x"].error == .wrongType)
  }

  @Test func whatFailedIsNull() {
    #expect(json["missing"].type == .null)
    #expect(json["missing"].null != nil)
    #expect(json["missing"] == JSON.null)
    #expect(json["s"].null == nil)
  }

  @Test func anExplicitNullExists() {
    #expect(json["null"][0].exists())
    #expect(json["null"][0].type == .null)
    #expect(!json["missing"].exists())
    #expect(!json["a"]["b"][7].exists())
    #expect(!json["s"]["x"].exists())
    #expect(json["s"].exists())
  }

  @Test func keysStandInKeyPaths() {
    let documents: [JSON] = [["name": "a"], ["name": 1], [:]]
    #expect(documents.map(\.["name"].string) == ["a", nil, nil])
  }
}
