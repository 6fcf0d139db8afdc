import SwiftyJSON

class ChatMember {
  static let KEY_USER_ID = "user_id"

  var userId: String?
  var isOnline: Bool?
  var lastSeenAt: Double?
  var nickname: String?
  var phone: String?
  var tags: [String]?
  var rooms: [Int] = []
  var level = 0
  var badge: String! = ""
  var note: String?

  init(json: JSON) {
    if (json[ChatMember.KEY_USER_ID].exists()) {
      userId = json[ChatMember.KEY_USER_ID].stringValue
    }
    if json["is_online"].exists() {
      isOnline = json["is_online"].boolValue
    }
    if json["last_seen_at"] != .null { lastSeenAt = json["last_seen_at"].doubleValue }
    if json["nickname"].type != .null { nickname = json["nickname"].stringValue }
    phone = json["phone"].exists() ? json["phone"].string : nil
    if json["tags"].exists() {
      tags = json["tags"].arrayValue.map { $0.stringValue }
    }
    if !json["rooms"].isEmpty { rooms = json["rooms"].arrayValue.map { $0.intValue } }
    if json["level"].exists() { level = json["level"].intValue }
    badge = (json["badge"] != JSON.null) ? json["badge"].stringValue : ""
    note = json["note"].exists() ? json["note"].stringValue : nil
  }
}
