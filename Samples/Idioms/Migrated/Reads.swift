import Foundation
import Bridge
import ModernClient

struct PathItem: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let city: String
  let first: Int?
  let size: Double
  let tag: String?

  private enum CodingKeys: String, CodingKey {
    case city = "address.city"
    case first = "sizes.0.w"
    case size = "sizes.1.h"
    case tag = "tags.a.b"
  }
}

struct AliasItem: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let id: Int
  @DecodedBy<NamesRule> private(set) var names: [String]

  private enum CodingKeys: String, CodingKey {
    case names
    case id = "data.id"
  }

  enum NamesRule: ObjectDecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers(at: "data", "rows").map { try $0.value(String.self, at: "name") }
    }
  }
}

struct GuardItem: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys, .requiresValues] }
  let id: Int
  @DecodedBy<NoteRule> var note = "none"
  let kind: String?

  private enum CodingKeys: String, CodingKey {
    case id, note
    case kind = "kind.0"
  }

  enum NoteRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      guard container.exists(at: "meta") else { throw container.refusal }
      if let note = try container.valueIfPresent(String.self, at: "note") { return note }
      return try container.isNull(at: "old") ? "none" : container.value(String.self, at: "old")
    }
  }
}

struct LoopItem: LegacyDecodable {
  var tags: [String] = []
  var counts: [String: Int] = [:]
  var total = 0

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    for tag in container.nestedContainers(at: "tags") where try tag.value(Bool.self, at: "on") {
      try tags.append(tag.value(String.self, at: "name"))
    }
    for (key, value) in container.entries(at: "counts") {
      counts[key] = try value.value(Int.self)
    }
    for (_, value): (String, LegacyContainer) in container.entries(at: "more") { total += try value.value(Int.self) }
    try container.nestedContainers(at: "all").forEach { total += try $0.value(Int.self) }
  }
}

struct CollectionItem: LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.pathKeys] }
  let a: [String]
  let b: [Int]?
  @DecodedBy<CRule> private(set) var c: [String]
  @DecodedBy<DRule> private(set) var d: [String: Int]
  let e: [CollectionOwner]
  @DecodedBy<FRule> private(set) var f: [CollectionOwner]
  let g: String?
  @DecodedBy<OnlyStringsRule> private(set) var h: [String]?
  @DecodedBy<IRule> private(set) var i: Int

  private enum CodingKeys: String, CodingKey {
    case a, b, c, d, e, f, h, i
    case g = "g.0.name"
  }

  enum CRule: DecodingRule {
    static let value = Decoding<[String]> { container in
      try container.nestedContainers().compactMap { try $0.valueIfPresent(String.self) }
    }
  }
  enum DRule: ObjectDecodingRule {
    static let value = Decoding<[String: Int]> { try $0.members(at: "d").mapValues { try $0.value(Int.self, at: "n") } }
  }
  enum FRule: DecodingRule {
    static let value = Decoding<[CollectionOwner]> { container in
      try container.nestedContainers().map { try $0.value(CollectionOwner.self, at: "owner") }
    }
  }
  enum IRule: DecodingRule {
    static let value = Decoding<Int> { try $0.nestedContainers().filter { try $0.value(Bool.self, at: "ok") }.count }
  }
}

struct CollectionOwner: LegacyDecodable {
  let id: Int
  @DefaultValue<NameDefault> private(set) var name: String

  enum NameDefault: DefaultProviding { static var decodingDefault: String { "-" } }
}

struct ValueItem: LegacyDecodable {
  @DecodedBy<WhenRule> private(set) var when: Date?
  @DecodedBy<TextURLRule> private(set) var link: URL?
  @DecodedBy<PriceRule> private(set) var price: Double
  @DecodedBy<LabelRule> private(set) var label: String
  @DecodedBy<KindRule> private(set) var kind: Kind

  enum Kind: Int { case a, b }

  enum WhenRule: DecodingRule {
    static let value = Decoding<Date?> { container in
      try container.valueIfPresent(Double.self).map { Date(timeIntervalSince1970: $0 / 1000) }
    }
  }
  enum PriceRule: DecodingRule { static let value = Decoding<Double> { try Double($0.value(String.self)) ?? 0 } }
  enum LabelRule: ObjectDecodingRule {
    static let value = Decoding<String> { container in
      try "\(container.value(String.self, at: "first")) \(container.value(String.self, at: "last"))"
    }
  }
  enum KindRule: DecodingRule { static let value = Decoding { try Kind(rawValue: $0.value(Int.self)) ?? .a } }
}

struct MemberWiseItem: LegacyDecodable {
  let id: Int
  @DefaultEmptyString private(set) var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

enum Event: LegacyFailableDecodable {
  case text(String)
  case user(EventUser)
  case unknown

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    let data = container.nestedContainer(at: "data")
    switch try container.value(String.self, at: "type") {
    case "text": self = try .text(data.value(String.self, at: "text"))
    case "user":
      guard let user = try data.valueIfAccepted(EventUser.self) else { throw container.refusal }
      self = .user(user)
    case "": throw container.refusal
    default: self = .unknown
    }
  }
}

struct EventUser: LegacyFailableDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}
