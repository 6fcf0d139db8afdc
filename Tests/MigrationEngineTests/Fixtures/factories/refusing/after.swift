import Foundation
import Bridge
import LegacyJSON

struct Story {
  let id: Int
  @DecodedBy<TitleRule> private(set) var title: String?
}

extension Story: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }

  enum TitleRule: DecodingRule {
    static let value = Decoding<String?> { try $0.valueIfPresent(String.self)?.uppercased() }
  }
}

func stories(_ json: JSON) -> [Story] { json["stories"].arrayValue.compactMap { Story(json: $0) } }
