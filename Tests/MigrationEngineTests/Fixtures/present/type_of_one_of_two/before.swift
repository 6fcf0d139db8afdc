import SwiftyJSON

struct Picture {
  let name: String
  let source: String

  init(json: JSON) {
    let title = json["name"].type == .string ? json["name"] : json["title"]
    name = title.type == .string ? title.stringValue : "-"
    let images = json["images"]
    let image = images["large"].type == .string ? images["large"] : images["small"]
    source = image.string ?? ""
  }
}
