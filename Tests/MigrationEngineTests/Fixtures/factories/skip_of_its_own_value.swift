// reason: `attachmentFromJson` makes one of a `JSON`
import Foundation
import SwiftyJSON

class Attachment {
  var code: String!
  var prefix = "a"

  func attachmentFromJson(_ json: JSON) -> Attachment {
    let attachment = Attachment()
    attachment.code = prefix + json["code"].stringValue
    return attachment
  }
}

func first(_ json: JSON) -> Attachment { Attachment().attachmentFromJson(json["first"]) }
