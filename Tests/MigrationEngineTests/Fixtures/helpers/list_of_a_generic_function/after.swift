import Bridge
import LegacyJSON

protocol Listed { init(results: JSON) }

struct Title: LegacyDecodable, Listed {
  let title: String?

  init(results: JSON) { self.init(json: results) }
}

struct Titles: LegacyDecodable {
  let id: Int!
  @DecodedBy<TitlesRule> var titles = [Title]()

  enum TitlesRule: ObjectDecodingRule {
    static let value = Decoding<[Title]> { container in
      if container.exists(at: "results") {
        return try container.entries(at: "results").map { try $1.value(Title.self) }
      }
      return try container.entries(at: "titles").map { try $1.value(Title.self) }
    }
  }
}
