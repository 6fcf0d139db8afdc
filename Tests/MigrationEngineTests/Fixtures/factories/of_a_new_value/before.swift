import Foundation
import SwiftyJSON

class Attachment {
  var code: String!
  var name: String!
  var size: Int = 0

  func attachmentFromJson(_ json: JSON) -> Attachment {
    let attachment = Attachment()

    attachment.code = json["code"].stringValue
    attachment.name = json["name"].stringValue
    attachment.size = json["size"].intValue

    return attachment
  }
}

func attachments(_ json: JSON) -> [Attachment] {
  json["attachments"].arrayValue.map { Attachment().attachmentFromJson($0) }
}

func first(_ json: JSON) -> Attachment {
  let one = Attachment().attachmentFromJson(json["first"])
  return one
}
