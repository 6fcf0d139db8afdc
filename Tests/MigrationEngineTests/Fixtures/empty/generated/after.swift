import Foundation
import Bridge

class Owner: NSObject, LegacyDecodable {
  @NeverNil var name: String!

  static let isNilWhenEmpty = true
}

class Banner: NSObject, LegacyDecodable {
  @NeverNil var id: Int!
  var note: String?
  @NilIfEmpty var owner: Owner!
  @NeverNil var items: [Owner]!

  static let isNilWhenEmpty = true
}
