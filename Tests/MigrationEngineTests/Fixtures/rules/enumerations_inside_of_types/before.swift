// reason: needs a rule
import SwiftyJSON

class Request {
  let status: Request.Status
  let kind: Request.Kind
  let id: String

  enum Status: String { case open, closed }
  enum Kind: Int { case one, other }

  init?(json: JSON) {
    guard let id = json["Id"].string,
      let text = json["Status__c"].string?.lowercased(),
      let status = Request.Status.init(rawValue: text),
      let kind = Request.Kind.init(rawValue: json["Kind"].stringValue.count)
    else { return nil }
    self.id = id
    self.status = status
    self.kind = kind
  }
}
