import Foundation
import LegacyJSON
import Bridge
import ModernClient

/// What the models of the app have in common.
protocol Mapable {
  init(json: JSON)
}

/// As generators write them: implicitly unwrapped, and nothing of an empty answer.
struct Banner: LegacyDecodable, Mapable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var id: Int!
  @NeverNil var link: String!
  @NeverNil var title: String!
  @NeverNil var isActive: Bool!
  @NeverNil var weight: Double!
}

/// Below `NSObject`, with a list that a loop fills.
class Device: NSObject, LegacyDecodable, Mapable {
  var id: Int
  var name: String
  var model: String?
  var banners: [Banner] = []
}

struct Tier {
  let id: Int
  let name: String
  let price: Double?
  let isHidden: Bool
}

extension Tier: LegacyDecodable {
  private enum CodingKeys: String, CodingKey {
    case id, name
    case price = "priceTier"
    case isHidden = "hidden"
  }
}

public struct Membership: LegacyDecodable {
  @NeverNil public var success: Bool!
  @NeverNil public var token: String!
  @NeverNil public var expires: Int!
  @NeverNil public var scopes: [String]!
}

/// What must be there is guarded; what is not accepted is left out of the list.
struct Story: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
  let title: String
  @DecodedBy<ExactTextURLRule> private(set) var url: URL?
  @DecodedBy<AuthorsRule> private(set) var authors: [String]

  enum AuthorsRule: DecodingRule {
    static let value = Decoding<[String]> { try $0.nestedContainers().map { try $0.value(String.self, at: "name") } }
  }
}

struct Feed: LegacyDecodable {
  let stories: [Story]
  @DefaultZero var total: Int
}

enum Role: String {
  case student, teacher, staff
}

struct Member: LegacyDecodable {
  let id: Int
  @DecodedBy<RoleRule> private(set) var role: Role
  @DefaultZero private(set) var count: Int
  @DefaultEmptyString private(set) var nickname: String
  @DefaultFalse private(set) var isAdult: Bool

  private enum CodingKeys: String, CodingKey {
    case id, role, count, isAdult
    case nickname = "nickName"
  }

  enum RoleRule: DecodingRule { static let value = Decoding { try Role(rawValue: $0.value(String.self)) ?? .student } }
}

/// Filled by a method that nobody else calls.
struct Score: LegacyDecodable {
  @DefaultZero var point = 0
  @DecodedBy<LevelRule> var level = 1
  @DefaultEmptyString var comment = ""

  enum LevelRule: DecodingRule { static let value = Decoding { try $0.valueIfPresent(Int.self) ?? 1 } }
}

struct Movie: LegacyDecodable {
  let id: Int
  let title: String
}

struct Cinema: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let items: [Movie]
  let city: String
  @NilIfAbsent private(set) var next: Movie?

  private enum CodingKeys: String, CodingKey {
    case items, next
    case city = "address.city"
  }
}

enum Moments {
  static func date(_ json: JSON) -> Date? {
    json.double.map { Date(timeIntervalSince1970: $0) }
  }
}

struct Machine: LegacyDecodable {
  let id: Int
  @DecodedBy<IsWasherRule> private(set) var isWasher: Bool
  @DecodedBy<CreatedAtRule> private(set) var createdAt: Date?

  enum IsWasherRule: ObjectDecodingRule {
    static let value = Decoding<Bool> { try $0.value(String.self, at: "type") == "washer" }
  }
  enum CreatedAtRule: DecodingRule {
    static let value = Decoding<Date?> { try $0.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0) } }
  }
}
