import Bridge
import LegacyJSON

/// Arrays and dictionaries that may be missing, by `array` and `dictionary`.
enum OptionalContainersPair: ModelPair {
  static let keys = ["ints", "texts", "unique", "by_name", "by_number", "grid", "lists"]

  final class Old: JSONDeserializable {
    let ints: [Int]?, texts: [String]?, unique: Set<Int>?, byName: [String: Double]?, byNumber: [Int: Bool]?
    let grid: [[String]]?, lists: [String: [Int]]?

    init(json: JSON) {
      ints = json["ints"].array?.map(\.intValue)
      texts = json["texts"].array?.map(\.stringValue)
      unique = json["unique"].array.map { Set($0.map(\.intValue)) }
      byName = json["by_name"].dictionary?.mapValues(\.doubleValue)
      byNumber = json["by_number"].dictionary?.reduce(into: [:]) { result, member in
        if let number = Int(member.key) { result[number] = member.value.boolValue }
      }
      grid = json["grid"].array?.map { $0.arrayValue.map(\.stringValue) }
      lists = json["lists"].dictionary?.mapValues { $0.arrayValue.map(\.intValue) }
    }
  }

  struct New: LegacyDecodable {
    let ints: [Int]?, texts: [String]?, unique: Set<Int>?, byName: [String: Double]?, byNumber: [Int: Bool]?
    let grid: [[String]]?, lists: [String: [Int]]?
  }
}
