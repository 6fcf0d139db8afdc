// reason: a `Cover` may stop the program, and is declared before `id`, without which the document is refused
import SwiftyJSON

struct Cover {
  let width: Int

  init(json: JSON) {
    width = json["width"].int!
  }
}

struct Story {
  let covers: [Cover]
  let id: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    covers = json["covers"].arrayValue.map { Cover(json: $0) }
  }
}

struct Page {
  let id: Int
  let cover: Cover

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    cover = Cover(json: json["cover"])
  }
}
