import Foundation
import LegacyJSON

/// What the models of the app have in common.
protocol Mapable {
  init(json: JSON)
}

/// As generators write them: implicitly unwrapped, and nothing of an empty answer.
class Banner: Mapable {
  var id: Int!
  var link: String!
  var title: String!
  var isActive: Bool!
  var weight: Double!

  required init(json: JSON) {
    if json.isEmpty { return }
    id = json["id"].intValue
    link = json["link"].stringValue
    title = json["title"].stringValue
    isActive = json["is_active"].boolValue
    weight = json["weight"].doubleValue
  }
}

/// Below `NSObject`, with a list that a loop fills.
class Device: NSObject, Mapable {
  var id: Int
  var name: String
  var model: String?
  var banners: [Banner] = []

  required init(json: JSON) {
    self.id = json["id"].intValue
    self.name = json["name"].stringValue
    self.model = json["model"].string
    for item in json["banners"].arrayValue {
      let banner = Banner(json: item)
      banners.append(banner)
    }
    super.init()
  }
}

struct Tier {
  let id: Int
  let name: String
  let price: Double?
  let isHidden: Bool
}

extension Tier {
  private enum Key: String {
    case id
    case name
    case price = "price_tier"
    case isHidden = "hidden"
  }

  init(json: JSON) {
    id = json[Key.id.rawValue].intValue
    name = json[Key.name.rawValue].stringValue
    price = json[Key.price.rawValue].double
    isHidden = json[Key.isHidden.rawValue].boolValue
  }
}

public struct Membership {
  public var success: Bool!
  public var token: String!
  public var expires: Int!
  public var scopes: [String]!

  public init(json: JSON) {
    success = json["success"].boolValue
    token = json["token"].stringValue
    expires = json["expires"].intValue
    scopes = json["scopes"].arrayValue.map { $0.stringValue }
  }
}

/// What must be there is guarded; what is not accepted is left out of the list.
struct Story {
  let id: Int
  let title: String
  let url: URL?
  let authors: [String]

  init?(json: JSON) {
    guard let id = json["id"].int, let title = json["title"].string else { return nil }
    self.id = id
    self.title = title
    self.url = json["url"].string.flatMap { URL(string: $0) }
    self.authors = json["authors"].arrayValue.map { $0["name"].stringValue }
  }
}

struct Feed {
  var stories: [Story] = []
  var total: Int

  init(json: JSON) {
    for item in json["stories"].arrayValue {
      if let story = Story(json: item) {
        stories.append(story)
      }
    }
    total = json["total"].int ?? 0
  }
}

enum Role: String {
  case student, teacher, staff
}

class Member {
  enum Keys: String {
    case count, nickname = "nick_name"
  }

  let id: Int
  let role: Role
  let count: Int
  let nickname: String
  let isAdult: Bool

  init(json: JSON) {
    id = json["id"].intValue
    role = Role(rawValue: json["role"].stringValue) ?? .student
    count = json[Keys.count.rawValue].int ?? 0
    nickname = json[Keys.nickname.rawValue].string ?? ""
    isAdult = json["is_adult"].bool ?? false
  }
}

/// Filled by a method that nobody else calls.
struct Score {
  var point = 0
  var level = 1
  var comment = ""

  init(json: JSON) {
    parse(item: json)
  }

  mutating func parse(item: JSON) {
    if let point = item["point"].int {
      self.point = point
    }
    if let level = item["level"].int {
      self.level = level
    }
    if let comment = item["comment"].string {
      self.comment = comment
    }
  }
}

struct Movie {
  let id: Int
  let title: String

  init(json: JSON) {
    id = json["id"].intValue
    title = json["title"].stringValue
  }

  static func initialize(json: JSON) -> [Movie] {
    var movies = [Movie]()
    for item in json.arrayValue {
      movies.append(Movie(json: item))
    }
    return movies
  }
}

struct Cinema {
  let items: [Movie]
  let city: String
  let next: Movie?

  init(json: JSON) {
    items = Movie.initialize(json: json["items"])
    city = json["address"]["city"].stringValue
    if json["next"].exists() {
      next = Movie(json: json["next"])
    } else {
      next = nil
    }
  }
}

enum Moments {
  static func date(_ json: JSON) -> Date? {
    json.double.map { Date(timeIntervalSince1970: $0) }
  }
}

struct Machine {
  let id: Int
  let isWasher: Bool
  let createdAt: Date?

  init(json: JSON) {
    id = json["id"].intValue
    isWasher = json["type"].stringValue == "washer"
    createdAt = Moments.date(json["created_at"])
  }
}
