import Foundation
import Bridge

struct Page: LegacyDecodable {
  let number: Int
  let owner: Owner
  let rows: [String]
  let note: String
  let meta: Owner
  let lines: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    number = try max(container.value(Int.self, at: "number"), 1)
    owner = try LegacyContainer(container.members(at: "owner")).value(Owner.self)
    rows = try LegacyContainer(container.nestedContainers(at: "rows")).nestedContainers().map {
      try $0.value(String.self)
    }
    let extra = LegacyContainer(reading: container.object(at: "extra"))
    note = try extra.value(String.self, at: "note")
    meta = try LegacyContainer([:]).value(Owner.self)
    lines = try LegacyContainer(reading: container.value(String.self, at: "text")).count()
  }
}

struct Owner: LegacyDecodable {
  @DecodedBy<NameRule> private(set) var name: String
  @DecodedBy<IsEmptyRule> private(set) var isEmpty: Bool

  enum NameRule: DecodingRule { static let value = Decoding<String> { try $0.value(String.self).uppercased() } }
  enum IsEmptyRule: ObjectDecodingRule { static let value = Decoding<Bool> { $0.isEmpty() } }
}
