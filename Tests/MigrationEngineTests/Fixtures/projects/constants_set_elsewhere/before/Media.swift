import SwiftyJSON

public struct Media {
  public let url: String
  let size: Int?

  init(json: JSON) {
    url = json["url"].string ?? "none"
    size = json["size"].intValue
  }
}
