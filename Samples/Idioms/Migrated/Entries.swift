import Foundation
import LegacyJSON
import Bridge

struct LabelledItem: LegacyDecodable {
  let id: Int
}

func labelledItem(_ json: JSON) -> LabelledItem { LabelledItem(json: json) }

struct UnlabelledItem: LegacyDecodable {
  let id: Int
}

func unlabelledItems(_ json: JSON) -> [UnlabelledItem] { json.arrayValue.map(UnlabelledItem.init(json:)) }

struct GeneratedItem: LegacyDecodable {
  // never nil
  @NeverNil var id: Int!
}

func generatedItem(_ json: JSON) -> GeneratedItem { GeneratedItem(json: json) }

protocol Readable {
  init?(json: JSON)
}

struct RequiredItem: LegacyRequiringDecodable, Readable {
  let id: Int
}

func make<T: Readable>(_ type: T.Type, _ json: JSON) -> T? { T(json: json) }

struct Missing: Error {}

struct ThrowingItem: LegacyThrowingDecodable, RequiresValues, RefusesWithError {
  let id: Int
  let owner: ThrowingOwner

  static var errorOfRefusal: any Error { Missing() }
}

struct ThrowingOwner: LegacyThrowingDecodable, RefusesWithError {
  @DecodedBy<NameRule> private(set) var name: String

  static var errorOfRefusal: any Error { Missing() }

  enum NameRule: DecodingRule {
    static let value = Decoding<String> { container in
      guard container.exists() else { throw container.refusal }
      return try container.decode(String.self)
    }
  }
}
