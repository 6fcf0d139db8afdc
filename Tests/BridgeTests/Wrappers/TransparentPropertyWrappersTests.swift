import Bridge
import Foundation
import LegacyJSON
import MigrationExperiments
import ModernClient
import TestSupport
import Testing

@Suite struct TransparentPropertyWrappersTests {
  private struct Place: LegacyReadable, Equatable {
    let name: String
    static func legacyValue(from json: JSON) -> Place { Place(name: json["name"].stringValue) }
  }

  private struct Account: LegacyDecodable {
    @Coerced var id: Int
    @NeverNil var name: String?
    @NilIfAbsent var city: String?
    @DecodedBy<TextURLRule> var link: URL?
    @LegacyModel var place: Place
    @DefaultEmptyArray var tags: [String]
  }

  private static var wrappers: [any TransparentPropertyWrapper] {
    [
      Coerced(wrappedValue: 5), Coerced(wrappedValue: ["a": [1.5]]), NeverNil(wrappedValue: "a"), NeverNil<Int>(),
      NilIfAbsent(wrappedValue: [1, 2]), NilIfAbsent<String>(), NilIfEmpty(wrappedValue: Place(name: "a")),
      NilIfNull(wrappedValue: true), NilIfNull<Bool>(), LegacyModel(wrappedValue: Place(name: "b")),
      LegacyModel(wrappedValue: [Place(name: "c")]), DecodedBy<TextURLRule>(wrappedValue: URL(string: "https://a.b")),
      DecodedBy<DescriptionRule>(wrappedValue: "text"),
    ]
  }

  @Test(arguments: wrappers.indices) func aWrapperIsShownAsWhatItWraps(index: Int) {
    expectTransparent(Self.wrappers[index])
  }

  @Test func everyWrapperIsInTheTable() throws {
    #expect(Set(Self.wrappers.map(genericName)) == (try propertyWrapperNames(in: "Bridge")))
  }

  @Test func aTypeThatHoldsThemIsPrintedWithItsValues() throws {
    let json = JSON(parseJSON: #"{"id": "7", "name": "Ann", "link": "https://a.b", "place": {"name": "c"}}"#)
    let account = Account(json: json)
    #expect(
      "\(account)" == #"Account(_id: 7, _name: Optional("Ann"), _city: nil, _link: Optional(https://a.b), "#
        + "_place: \(String(reflecting: Place(name: "c"))), _tags: [])")
  }

  /// Reflection is what an experiment compares by.
  @Test func comparisonsSeeTheValue() {
    let values = [Account(json: ["id": 7]), Account(json: ["id": 8]), Account(json: ["id": 7, "city": "Rome"])]
    for (left, one) in values.enumerated() {
      for (right, other) in values.enumerated() {
        #expect(ValueComparison().compare(one, with: other).isEqual == (left == right), "\(left) \(right)")
      }
    }
  }
}
