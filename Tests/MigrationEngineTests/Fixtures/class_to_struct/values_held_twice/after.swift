import Foundation
import Bridge

struct Option: LegacyDecodable {
  let text: String
  let since: Date? = nil
  var state = State.idle

  private enum CodingKeys: String, CodingKey {
    case text
  }
}

enum State {
  case idle
  case dated(Date)
}

class Tag: LegacyDecodable {
  var name: String
}

struct Question: LegacyDecodable {
  let options: [Option]
  @DecodedBy<RowsRule> var rows: [Option]

  enum RowsRule: ObjectDecodingRule {
    static let value = Decoding<[Option]> { try $0.value([Option].self, at: "options") }
  }
}

struct Choice: LegacyDecodable {
  let options: [Option]
  @DecodedBy<CurrentRule> var current: Option?

  enum CurrentRule: ObjectDecodingRule {
    static let value = Decoding<Option?> { try $0.value([Option].self, at: "options").first }
  }
}

struct Tags: LegacyDecodable {
  let tags: [Tag]
  @DecodedBy<CountRule> var count: Int

  enum CountRule: ObjectDecodingRule { static let value = Decoding<Int> { try $0.value([Tag].self, at: "tags").count } }
}

struct Lists: LegacyDecodable {
  let first: [Tag]
  @DecodedBy<SecondRule> var second: [Tag]
  let id: Int
  let note: String
  let title: String
  let text: String

  private enum CodingKeys: String, CodingKey {
    case second, id, note, title, text
    case first = "items"
  }

  enum SecondRule: ObjectDecodingRule {
    static let value = Decoding<[Tag]> { container in
      try container.nestedContainers(at: "items").reversed().map { try $0.value(Tag.self) }
    }
  }
}

func rename(_ tags: Tags) {
  for tag in tags.tags { tag.name = "" }
}
