import Foundation
import Bridge
import LegacyJSON

struct Attachment: LegacyDecodable {
  @NeverNil var code: String!
  @NeverNil var name: String!
  let size: Int
}

func attachments(_ json: JSON) -> [Attachment] {
  json["attachments"].arrayValue.map { Attachment(json: $0) }
}

func first(_ json: JSON) -> Attachment {
  let one = Attachment(json: json["first"])
  return one
}
