import SwiftyJSON

enum Rank: String { case guest, admin }

final class Visitor {
  var rank: Rank
  var other: Rank
  var last: Rank
  var isAdmin: Bool

  init(json: JSON) {
    switch Rank(rawValue: json["rank"].stringValue) {
    case .admin?: rank = .admin
    default: rank = .guest
    }
    switch json["other"].stringValue {
    case Rank.admin.rawValue: other = .admin
    case Rank.guest.rawValue: other = .guest
    default: other = .guest
    }
    last = {
      if let value = Rank(rawValue: json["last"].stringValue) { return value }
      return .guest
    }()
    switch Rank(rawValue: json["state"].stringValue) {
    case .some(.admin): isAdmin = true
    case .guest, nil: isAdmin = false
    }
  }
}
