import Bridge
import LegacyJSON

/// Enums by raw value: an unknown one is nil, or dropped.
enum EnumsPair: ModelPair {
  static let keys = ["color", "colors", "level", "levels", "by_name"]
  static let suitable = [
    "color": [#""red""#, #""blue""#, #""green""#], "level": ["0", "1", "7", "2", "true", "1.9"],
    "colors": [#"["red","blue"]"#, #"["red",1,null,"blue","pink"]"#, #"["blue"]"#, "[]"],
    "levels": ["[0,1,7]", "[7,2,true,1.5,\"1\"]", "[1]"],
    "by_name": [#"{"a":"red","b":"blue"}"#, #"{"a":"red","b":"x","c":5}"#, #"{"é":"blue"}"#],
  ]

  enum Color: String, Decodable { case red, blue }
  enum Level: Int, Decodable {
    case zero, one
    case seven = 7
  }

  final class Old: JSONDeserializable {
    let color: Color?, colors: [Color], level: Level?, levels: [Level], byName: [String: Color]

    init(json: JSON) {
      color = json["color"].string.flatMap(Color.init)
      colors = json["colors"].arrayValue.compactMap { $0.string.flatMap(Color.init) }
      level = json["level"].int.flatMap(Level.init)
      levels = json["levels"].arrayValue.compactMap { $0.int.flatMap(Level.init) }
      byName = json["by_name"].dictionaryValue.compactMapValues { $0.string.flatMap(Color.init) }
    }
  }

  struct New: LegacyDecodable {
    let color: Color?, colors: [Color], level: Level?, levels: [Level], byName: [String: Color]
  }
}
