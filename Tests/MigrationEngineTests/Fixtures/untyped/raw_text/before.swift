import SwiftyJSON

struct Feed {
  let text: String
  let parent: Parent?
  let raw: String?

  init(_ json: JSON) {
    text = json["text"].description
    if json["parent"].rawString() != "null" {
      parent = Parent(json["parent"])
    } else {
      parent = nil
    }
    raw = json["raw"].rawString()
  }
}

struct Parent {
  let id: Int

  init(_ json: JSON) { id = json["id"].intValue }
}
