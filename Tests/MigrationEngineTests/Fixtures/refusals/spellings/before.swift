import SwiftyJSON

struct Reversed {
  let id: Int?

  init?(json: JSON) {
    if JSON.null == json { return nil }
    id = json["id"].int
  }
}

struct OfItsType {
  let id: Int?

  init?(json: JSON) {
    guard !(json.type == .null) else { return nil }
    id = json["id"].int
  }
}

struct OfItsNull {
  let id: Int?

  init?(json: JSON) {
    if (json.null != nil) { return nil }
    id = json["id"].int
  }
}

struct There {
  let id: Int?

  init?(json: JSON) {
    if json.error != nil { return nil }
    id = json["id"].int
  }
}

struct Switched {
  let id: Int?

  init?(json: JSON) {
    switch json.type {
    case .null: return nil
    default: break
    }
    id = json["id"].int
  }
}
