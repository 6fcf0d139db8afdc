import SwiftyJSON

struct Escaped {
  let price: String

  init(json: JSON) {
    price = json["price"].stringValue + " \" container"
  }
}

struct Raw {
  let price: String

  init(json: JSON) {
    price = json["price"].stringValue + #" "container" $0 try "#
  }
}

struct Fallback {
  let price: String
  let currency: String

  init(json: JSON) {
    price = json["price"].string ?? "\"container\""
    currency = json["currency"].string ?? ", forKey: ."
  }
}

struct Interpolated {
  let price: String

  init(json: JSON) {
    price = "container \(json["price"].intValue) $0 \("container")"
  }
}

struct Closure {
  let hasPrice: Bool

  init(json: JSON) {
    hasPrice = json["all"].arrayValue.contains { $0["container"].stringValue == "\" $0" }
  }
}

struct Member {
  let price: String

  init(json: JSON) {
    price = json["price"].stringValue.labeled(container: "container")
  }
}

struct Refused {
  let price: Int

  init(json: JSON) {
    price = json["price"].stringValue == "container.refusal" ? 1 : 0
  }
}

extension String {
  func labeled(container: String) -> String { self + container }
}
