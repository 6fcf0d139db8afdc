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

struct RequiredItem: LegacyFailableDecodable, Readable {
  static var legacyRules: [LegacyRule] { [.requiresValues] }
  let id: Int
}

func make<T: Readable>(_ type: T.Type, _ json: JSON) -> T? { T(json: json) }

struct Missing: Error {}

struct ThrowingItem: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.requiresValues, .refusesWithError(Missing())] }
  let id: Int
  let owner: ThrowingOwner
}

struct ThrowingOwner: LegacyThrowingDecodable {
  static var legacyRules: [LegacyRule] { [.refusesUnless { $0.exists(at: "name") }, .refusesWithError(Missing())] }
  let name: String
}
