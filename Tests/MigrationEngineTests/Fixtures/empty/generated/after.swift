import Foundation
import Bridge

class Owner: NSObject, LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var name: String!
}

class Banner: NSObject, LegacyDecodable {
  static var legacyRules: [LegacyRule] { [.nilWhenEmpty] }
  @NeverNil var id: Int!
  var note: String?
  @NilIfEmpty var owner: Owner!
  @NeverNil var items: [Owner]!
}
