import Bridge
import LegacyJSON

/// `JSON` kept as a property, and members spelled in snake_case by the decoder.
enum KeptJSONPair: ModelPair {
  static let keys = ["raw", "maybe_raw", "raws", "raw_by_name", "item_count"]

  final class Old: JSONDeserializable {
    let raw: JSON, maybeRaw: JSON?, raws: [JSON], rawByName: [String: JSON], itemCount: Int?

    init(json: JSON) {
      raw = json["raw"]
      // Not `? nil :`, which the compiler would take for the nil that a JSON can be.
      maybeRaw = json["maybe_raw"] == JSON.null ? JSON?.none : json["maybe_raw"]
      raws = json["raws"].arrayValue
      rawByName = json["raw_by_name"].dictionaryValue
      itemCount = json["item_count"].int
    }
  }

  struct New: LegacyDecodable {
    let raw: JSON, maybeRaw: JSON?, raws: [JSON], rawByName: [String: JSON], itemCount: Int?
  }
}
