// reason: needs a written initializer: `rows` is filled even when the document is empty
import SwiftyJSON

class Albums {
  var rows: [AnyObject]!
  var owner: String!

  init(fromJson json: JSON!) {
    rows = []
    if json.isEmpty { return }
    for row in json["rows"].arrayValue { rows.append(row.stringValue as AnyObject) }
    owner = json["owner"].stringValue
  }
}

func albums(_ json: JSON) -> Albums { Albums(fromJson: json) }
