import Bridge
import Foundation
import LegacyJSON
import TestSupport
import Testing

/// A class that is read by hand, and the plain type that replaces it.
protocol ModelPair {
  associatedtype Old: JSONDeserializable
  associatedtype New: LegacyDecodable
  /// The document's keys.
  static var keys: [String] { get }
  /// Values that suit, so that not too many documents give nothing but nil and zero.
  static var suitable: [String: [String]] { get }
}

extension ModelPair {
  static var suitable: [String: [String]] { [:] }
}

/// The heart of what the toolkit promises, by the thousand: `CAMPAIGN=full swift test --filter EquivalenceTests`.
@Suite("LegacyDecoder: a plain type has the old class's values", .computesForLong)
struct EquivalenceTests {
  nonisolated(unsafe) static let pairs: [any ModelPair.Type] = [
    OptionalScalarsPair.self, RequiredScalarsPair.self, ContainersPair.self, OptionalContainersPair.self,
    NestedPair.self,
    EnumsPair.self, InheritancePair.self, HandWrittenPair.self, KeysPair.self, KeptJSONPair.self,
  ]

  @Test("on generated documents", arguments: pairs.indices)
  func generated(index: Int) async throws {
    try await compare(Self.pairs[index], seed: UInt64(index))
  }

  private func compare<Pair: ModelPair>(_ pair: Pair.Type, seed: UInt64) async throws {
    var documents = ModelDocuments(seed: seed, keys: Pair.keys, suitable: Pair.suitable)
    var texts: Set<String> = []
    for _ in 0..<Campaign.count(10_000) {
      let document = documents.next()
      let data = Data(document.utf8)
      let old = described(Pair.Old(json: try JSON(data: data)))
      #expect(described(try LegacyDecoder().decode(Pair.New.self, from: data)) == old, "\(Pair.self): \(document)")
      #expect(described(Pair.New(json: try JSON(data: data))) == old, "\(Pair.self): \(document)")
      texts.insert(old)
      await Task.yield()
    }
    // Documents that all give the same would prove nothing.
    #expect(texts.count > min(Campaign.count(10_000) / 5, 300))
  }
}
