import Foundation
import LegacyJSON
import Testing

@testable import LegacyRequests

@Suite struct ParameterFieldsTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let value: Any
    let fields: [String]

    init(_ description: String, _ value: Any, _ fields: String...) {
      testDescription = description
      self.value = value
      self.fields = fields
    }
  }

  private static let unwritable: [any Sendable] = [
    Date(timeIntervalSince1970: 0), Data([1]), MultipartFile(data: Data(), fileName: "a"), 1...2,
  ]

  /// Made anew in the test: what they hold is not Sendable.
  private static func cases() throws -> [Case] {
    [
      Case("text", "a b", "k=a b"), Case("empty text", "", "k="), Case("substring", "abc".prefix(2), "k=ab"),
      Case("true", true, "k=1"), Case("false", false, "k=0"), Case("number", 5, "k=5"), Case("zero", 0, "k=0"),
      Case("small number", Int8(-5), "k=-5"), Case("large number", UInt64.max, "k=18446744073709551615"),
      Case("fraction", 1.5, "k=1.5"), Case("whole fraction", 2.0, "k=2.0"), Case("float", Float(0.1), "k=0.1"),
      Case("decimal", try #require(Decimal(string: "19.99")), "k=19.99"),
      Case("boxed number", NSNumber(value: 7), "k=7"), Case("boxed truth", NSNumber(value: true), "k=1"),
      Case("boxed text", NSString("x"), "k=x"),
      Case("address", try #require(URL(string: "http://a.test/b?c=1")), "k=http://a.test/b?c=1"),
      Case(
        "identifier", try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")),
        "k=E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
      Case("null", NSNull()), Case("nil", Optional<Int>.none as Any), Case("some", Optional(5) as Any, "k=5"),
      Case("nested optional", Optional(Optional("a")) as Any, "k=a"), Case("empty array", [] as [Any]),
      Case("array", ["a", 1, nil, true] as [Any?], "k[]=a", "k[]=1", "k[]=1"),
      Case("arrays in an array", [[1, 2], [3]], "k[][]=1", "k[][]=2", "k[][]=3"),
      Case("dictionary", ["b": 1, "a": ["x": [true]]] as [String: Any], "k[a][x][]=1", "k[b]=1"),
      Case("boxed dictionary", NSDictionary(dictionary: ["a": NSArray(array: [1])]), "k[a][]=1"),
      Case("JSON text", JSON("a"), "k=a"), Case("JSON object", JSON(["a": [1, true]]), "k[a][]=1", "k[a][]=1"),
      Case("JSON null", JSON.null),
    ]
  }

  @Test func everyTypeOfParameterHasAForm() throws {
    for example in try Self.cases() {
      let fields = try ParameterFields.texts(of: ["k": example.value])?.map { "\($0.name)=\($0.value)" }
      #expect(fields == example.fields, "\(example.testDescription)")
    }
  }

  @Test func fieldsAreSortedByName() throws {
    let fields = try ParameterFields.texts(of: ["b": 1, "a": 2, "C": 3, "あ": 4])
    #expect(fields?.map(\.name) == ["C", "a", "b", "あ"])
  }

  @Test(arguments: unwritable) func whatHasNoTextIsAnErrorThatNamesTheParameter(value: any Sendable) throws {
    let error = #expect(throws: EncodingError.self) { try ParameterFields.texts(of: ["outer": ["at": [value]]]) }
    guard case .invalidValue(_, let context) = error else { return }
    #expect(context.debugDescription.contains("outer[at][]"))
  }

  @Test func onlyADictionaryWithTextKeysHasFields() throws {
    for params in [[1, 2], 5, "a=1", [1: "a"], Optional<Int>.none as Any] as [Any] {
      #expect(try ParameterFields.texts(of: params)?.count == nil)
    }
    #expect(try ParameterFields.texts(of: [:] as [String: Any])?.isEmpty == true)
  }
}
