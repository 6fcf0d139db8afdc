import Foundation
import LegacyJSON
import Bridge

class Mark: LegacyDecodable {
  @DecodedBy<TitleRule> var title: String
  var note: String?

  enum TitleRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).uppercased() } }

  init(little: JSON) {
    title = little["t"].stringValue
  }
}

struct Group: LegacyDecodable {
  let name: String
  let members: [Mark]
  @DecodedBy<BestRule> private(set) var best: Mark

  enum BestRule: DecodingRule { static let value = Decoding { try Mark(little: $0.value(JSON.self)) } }
}

func marks(_ json: JSON) -> [Mark] {
  [Mark(json: json["first"]), Mark(little: json["last"])] + json["rest"].arrayValue.map { Mark(json: $0) }
}
