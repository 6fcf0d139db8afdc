import Foundation
import Bridge
import LegacyJSON

struct Story {
  let id: Int
  @DecodedBy<TitleRule> private(set) var title: String?
}

extension Story: LegacyRequiringDecodable {
  enum TitleRule: DecodingRule {
    static let value = Decoding<String?> { try $0.decodeIfPresent(String.self)?.uppercased() }
  }
}

func stories(_ json: JSON) -> [Story] { json["stories"].arrayValue.compactMap { Story(json: $0) } }
