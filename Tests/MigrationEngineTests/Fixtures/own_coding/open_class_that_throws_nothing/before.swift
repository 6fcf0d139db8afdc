import SwiftyJSON

open class Chat: Codable {
  var isIncoming: String
  var text: String

  public required init(json: JSON) throws {
    isIncoming = json["isincoming"].stringValue
    text = json["text"].stringValue
  }
}
