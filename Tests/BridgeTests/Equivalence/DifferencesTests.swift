import Bridge
import Foundation
import LegacyJSON
import TestSupport
import Testing

/// Old code that a plain struct does not read alike, and the written `init(from:)` that does.
protocol Difference {
  associatedtype Old
  associatedtype Plain: LenientDecodable
  associatedtype Explicit: LenientDecodable

  /// The old initializer.
  static func old(_ json: JSON) -> Old?
  /// Documents that the plain struct reads otherwise.
  static var witnesses: [String] { get }
  /// Values of the keys.
  static var suitable: [String: [String]] { get }
}

/// The rows of the design's table "the plain struct would give".
@Suite("LegacyDecoder: where a plain struct differs, a written init(from:) does not", .computesForLong)
struct DifferencesTests {
  nonisolated(unsafe) static let differences: [any Difference.Type] = [
    StringOrEmpty.self, OtherDefault.self, AlwaysAModel.self, ModelWhenItExists.self, ModelWhenItIsAnObject.self,
    ModelWhenItIsNotEmpty.self, ValueIntoOptional.self, Guarded.self, NullGuard.self, EmptyGuard.self, NeverRead.self,
    OneKeyTwice.self, StringsOnly.self, AllStringsOrNothing.self, OptionalIntegers.self, EnumOrDefault.self,
    EnumFromCoercedValue.self, URLFromText.self, DateFromNumber.self, OneIsTrue.self, MaybeJSON.self,
  ]

  @Test("the difference is there", arguments: differences.indices)
  func differs(index: Int) {
    for document in Self.differences[index].witnesses { expectDifference(Self.differences[index], document) }
    #expect(!Self.differences[index].witnesses.isEmpty)
  }

  @Test("the written form has none", arguments: differences.indices)
  func agrees(index: Int) async {
    await expectAgreement(Self.differences[index])
  }

  private func expectDifference<D: Difference>(_ difference: D.Type, _ document: String) {
    let json = JSON(parseJSON: document)
    let old = D.old(json).map { described($0) }
    #expect(
      (try? LegacyDecoder().decode(D.Plain.self, from: json)).map { described($0) } != old, "\(D.self): \(document)")
    #expect(
      (try? LegacyDecoder().decode(D.Explicit.self, from: json)).map { described($0) } == old, "\(D.self): \(document)")
  }

  private func expectAgreement<D: Difference>(_ difference: D.Type) async {
    var documents = ModelDocuments(seed: 77, keys: D.suitable.keys.sorted(), suitable: D.suitable)
    for _ in 0..<Campaign.count(5_000, fraction: 0.06) {
      let document = documents.next()
      let json = JSON(parseJSON: document)
      let explicit = (try? LegacyDecoder().decode(D.Explicit.self, from: json)).map { described($0) }
      #expect(explicit == D.old(json).map { described($0) }, "\(D.self): \(document)")
      await Task.yield()
    }
  }

  @Test("Any and NSNumber are not Decodable: the type stays, behind @LegacyModel")
  func untyped() throws {
    struct New: LegacyDecodable { @LegacyModel var old: Untyped }
    let json = JSON(parseJSON: #"{"old":{"number":1.5,"any":{"a":[1]}}}"#)
    let old = try LegacyDecoder().decode(New.self, from: json).old
    #expect(old.number == 1.5)
    #expect((old.any?["a"] as? [Any])?.count == 1)
  }

  final class Untyped: LegacyReadable {
    let number: NSNumber?
    let any: [String: Any]?
    init(json: JSON) {
      number = json["number"].number
      any = json["any"].dictionaryObject
    }
    static func legacyValue(from json: JSON) -> Untyped { Untyped(json: json) }
  }
}

/// The members of a `Difference` are named `a`, `b` and `p`.
enum DifferenceKeys: CodingKey { case a, b, p }

/// A model in a model.
struct DifferenceModel: LegacyDecodable {
  let id: Int
  let title: String?
}

/// Anything at all, of which only that it is there counts.
struct Ignored: LenientDecodable {}

let texts = [#""x""#, #""""#, "5", "null", "true", #""12abc""#]
let models = [#"{"id":1,"title":"t"}"#, "{}", "null", "[]", "[1]", "5", #""x""#]
