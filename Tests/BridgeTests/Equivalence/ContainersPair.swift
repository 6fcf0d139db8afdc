import Bridge
import Foundation
import LegacyJSON

/// Arrays, sets and dictionaries, by `arrayValue` and `dictionaryValue`.
enum ContainersPair: ModelPair {
  static let keys = [
    "ints", "texts", "doubles", "flags", "links", "maybe", "grid", "unique", "by_name", "by_number", "lists", "sparse",
  ]

  final class Old: JSONDeserializable {
    let ints: [Int], texts: [String], doubles: [Double], flags: [Bool], links: [URL], maybe: [Int?], grid: [[Int]]
    let unique: Set<String>, byName: [String: Int], byNumber: [Int: String], lists: [String: [Bool]],
      sparse: [String: Int?]

    init(json: JSON) {
      ints = json["ints"].arrayValue.map(\.intValue)
      texts = json["texts"].arrayValue.map { $0.stringValue }
      doubles = json["doubles"].arrayValue.map(\.doubleValue)
      flags = json["flags"].arrayValue.map(\.boolValue)
      links = json["links"].arrayValue.compactMap(\.url)
      maybe = json["maybe"].arrayValue.map(\.int)
      grid = json["grid"].arrayValue.map { $0.arrayValue.map(\.intValue) }
      unique = Set(json["unique"].arrayValue.map(\.stringValue))
      byName = json["by_name"].dictionaryValue.mapValues(\.intValue)
      byNumber = json["by_number"].dictionaryValue.reduce(into: [:]) { result, member in
        if let number = Int(member.key) { result[number] = member.value.stringValue }
      }
      lists = json["lists"].dictionaryValue.mapValues { $0.arrayValue.map(\.boolValue) }
      sparse = json["sparse"].dictionaryValue.mapValues(\.int)
    }
  }

  struct New: LegacyDecodable {
    let ints: [Int], texts: [String], doubles: [Double], flags: [Bool], links: [URL], maybe: [Int?], grid: [[Int]]
    let unique: Set<String>, byName: [String: Int], byNumber: [Int: String], lists: [String: [Bool]],
      sparse: [String: Int?]
  }
}
