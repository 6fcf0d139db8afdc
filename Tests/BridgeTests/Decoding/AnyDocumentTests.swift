import Bridge
import Foundation
import LegacyJSON
import TestSupport
import Testing

@Suite("LegacyDecoder: any document and any type give a value or an error", .computesForLong)
struct AnyDocumentTests {
  struct Wide: LegacyDecodable {
    let a: Int?, b: [Wide]?, id: UInt8, name: String, other: [String: [Int?]]?
  }

  struct Strict: Decodable {
    let a: Int?, b: [Strict]?, id: UInt8, name: String
  }

  final class Node: LegacyDecodable {
    let a: Node?
    let b: [Node]
    let id: [String: Node]
  }

  struct Endless: LegacyDecodable {
    let a: [Endless]
    let b: Box
    final class Box: LegacyDecodable { let inner: [Endless?] }
  }

  enum Choice: Decodable {
    case a(Int)
    case b(id: String?, name: [Int])
    case name
  }

  enum Raw: Int, Decodable, CodingKeyRepresentable {
    case zero, one, two
    var codingKey: any CodingKey { Key(stringValue: "\(rawValue)") }
    init?(codingKey: some CodingKey) { self.init(rawValue: Int(codingKey.stringValue) ?? -1) }
  }

  struct Options: OptionSet, Hashable, Decodable { let rawValue: UInt16 }

  struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Asks for everything that a decoder can be asked for, whether it is there or not.
  struct Curious: LegacyDecodable {
    init(from decoder: any Decoder) throws {
      let keyed = try decoder.container(keyedBy: Key.self)
      for key in keyed.allKeys + [Key(stringValue: "a")] {
        _ = try? keyed.decodeNil(forKey: key)
        _ = try? keyed.nestedContainer(keyedBy: Key.self, forKey: key).allKeys
        _ = try? keyed.superDecoder(forKey: key).singleValueContainer().decode(Double.self)
        var nested = try? keyed.nestedUnkeyedContainer(forKey: key)
        for _ in 0..<3 {
          _ = try? nested?.decodeNil()
          _ = try? nested?.decodeIfPresent(String.self)
          _ = try? nested?.superDecoder()
          _ = try? nested?.nestedContainer(keyedBy: Key.self)
        }
      }
      _ = try? keyed.superDecoder().unkeyedContainer().count
      _ = try? decoder.singleValueContainer().decode([String].self)
    }
  }

  nonisolated(unsafe) static let types: [any Decodable.Type] = [
    Wide.self, Strict.self, Node.self, Endless.self, Choice.self, [Choice?].self, [Raw: [Raw]].self,
    [Int: Set<Options>].self,
    Curious.self, [String: JSON].self, Int??.self, [[[Double]]].self, ClosedRange<Int>.self, [UUID?].self,
    [String: Decimal].self, [Date].self, Data.self, [URL].self, CGPoint.self, DateComponents.self, IndexSet.self,
    Locale?.self,
    DateInterval.self, [UInt8: [Bool?]].self, Never?.self, Measurement<UnitLength>.self,
  ]

  private func decodes<T: Decodable>(_ type: T.Type, _ json: JSON, _ decoder: LegacyDecoder) -> Bool {
    (try? decoder.decode(type, from: json)) != nil
  }

  @Test("generated documents", arguments: 1...10 as ClosedRange<UInt64>)
  func generated(seed: UInt64) async throws {
    var generator = DocumentGenerator(seed: 3_000 + seed)
    let decoders = [LegacyDecoder(), LegacyDecoder(leniency: .everyObject)]
    var values = 0
    for _ in 0..<Campaign.count(10_000) {
      let json = JSON(parseJSON: generator.document())
      for decoder in decoders {
        for type in Self.types where decodes(type, json, decoder) { values += 1 }
      }
      await Task.yield()
    }
    #expect(values > Campaign.count(10_000))
  }

  @Test("the deepest documents", arguments: ["[", #"{"a":"#, #"{"b":["#])
  func deep(open: String) throws {
    let depth = open.count == 6 ? 256 : 512
    let close = open == "[" ? "]" : open.count == 5 ? "}" : "]}"
    let json = JSON(parseJSON: String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth))
    try #require(json.type != .null)
    for type in Self.types { _ = decodes(type, json, LegacyDecoder()) }
    // Types that nest as deep as the document are read, or refused; both are well.
    #expect((try? LegacyDecoder().decode(JSON.self, from: json)) == json)
  }
}
