import Foundation
import Bridge

enum Kind: String {
  case text, image
}

struct Article {
  let title: String
  @DecodedBy<RefusingRule<RawValueRule<Kind>>> private(set) var kind: Kind
  @DecodedBy<RefusingRule<TextURLRule>> private(set) var url: URL
  @DecodedBy<RefusingRule<ExactTextURLRule>> private(set) var image: URL
  let note: String?
}

extension Article: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
}

struct Picture: LegacyFailableDecodable {
  @DecodedBy<RefusingRule<RawValueRule<Kind>>> private(set) var kind: Kind
  let width: Int
}
