// reason: needs a written initializer
import SwiftyJSON

struct Kind: RawRepresentable {
  let rawValue: String

  init?(rawValue: String) {
    print(rawValue)
    self.rawValue = rawValue
  }
}

struct Group {
  let kind: Kind
  let other: Kind

  init?(json: JSON) {
    guard let kind = Kind.init(rawValue: json["kind"].stringValue),
      let other = Kind.init(rawValue: json["other"].stringValue)
    else { return nil }
    self.other = other
    self.kind = kind
  }
}
