import SwiftyJSON

final class Session: Codable {
  var token: String?
  let tags: [String]

  func end() { token = nil }

  init(json: JSON) {
    token = json["token"].string
    tags = json["tags"].arrayValue.map { $0.stringValue }
  }
}
