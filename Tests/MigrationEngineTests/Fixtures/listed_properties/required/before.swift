import SwiftyJSON

struct Pen {
  let id: Int
  var likes: Int

  init?(json: JSON) {
    guard let id = json["id"].int else { return nil }
    self.id = id
    likes = json["likes"].intValue
  }
}

func text(of pen: Pen) -> String { "\(pen)" }
