import SwiftyJSON

struct Statistics: Mapped {
  let number: Int

  init(json: JSON) { number = json["number"].intValue }
}

class Like: Mapped {
  let id: Int

  init(json: JSON) { id = json["id"].intValue }
}
