import Bridge
import Foundation
import LegacyJSON
import TestSupport
import Testing

/// Doubles are the same under every decoder: `CAMPAIGN=full swift test --filter NearestDouble`.
@Suite(.computesForLong) struct NearestDoubleTests {
  private struct Place: LegacyDecodable {
    let lat: Double
    let lng: Double?
  }

  private struct Plain: Decodable, Equatable {
    let lat: Double
    let lng: Double?
  }

  @Test(arguments: NumberLiterals.allCases) func legacyDecoderReadsWhatJSONDecoderReads(kind: NumberLiterals) throws {
    var random = SeededGenerator(seed: 39)
    for _ in 0..<Campaign.count(100, fraction: 0.02) {
      let texts = (0..<200).map { _ in kind.literal(&random) }.filter { Double($0)?.isFinite == true }
      let data = Data("[\(texts.map { #"{"lat":\#($0),"lng":\#($0)}"# }.joined(separator: ","))]".utf8)
      let expected = try JSONDecoder().decode([Plain].self, from: data)
      let places = try LegacyDecoder().decode([Place].self, from: data)
      #expect(places.map { Plain(lat: $0.lat, lng: $0.lng) } == expected)
      #expect(try LegacyDecoder().decode([Plain].self, from: data) == expected)
    }
  }
}
