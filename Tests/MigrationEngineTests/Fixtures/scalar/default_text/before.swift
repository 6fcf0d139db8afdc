import SwiftyJSON

public struct Person {
  public let name: String
  public let title: String
  public let city: String
  private var note: String

  init(json: JSON) {
    name = json["name"].string ?? "nobody"
    title = json["title"].string ?? "nobody"
    city = json["city"].string ?? "a \"city\""
    note = json["note"].string ?? "-"
  }
}
