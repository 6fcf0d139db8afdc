import SwiftyJSON

public struct Person {
  public let name: String
  public let title: String
  private var note: String

  init(json: JSON) {
    name = json["name"].string ?? "nobody"
    title = json["title"].string ?? "nobody"
    note = json["note"].string ?? "-"
  }
}
