import SwiftyJSON

struct Page {
  let next: Page.Link?
  let title: String?
  let count: Int

  struct Link {
    let url: String

    init(json: JSON) { url = json["url"].stringValue }
  }

  init(json: JSON) {
    if json["next"].exists() {
      next = Link(json: json["next"])
    } else {
      next = nil
    }
    if json["title"] != JSON.null { title = json["title"].stringValue } else { title = nil }
    if json["count"].exists() { count = json["count"].intValue } else { count = 0 }
  }
}
