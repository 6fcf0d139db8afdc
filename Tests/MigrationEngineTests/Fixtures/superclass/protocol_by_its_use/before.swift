import SwiftyJSON

struct Statistics: CustomPlaygroundDisplayConvertible {
  let number: Int
  var playgroundDescription: Any { number }

  init(json: JSON) { number = json["number"].intValue }
}

class Like: CustomPlaygroundDisplayConvertible {
  let id: Int
  var playgroundDescription: Any { id }

  init(json: JSON) { id = json["id"].intValue }
}
