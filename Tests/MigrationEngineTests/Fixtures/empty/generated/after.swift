import Foundation
import Bridge

class Owner: NSObject, LegacyDecodable, NilWhenEmpty {
  @NeverNil var name: String!
}

class Banner: NSObject, LegacyDecodable, NilWhenEmpty {
  @NeverNil var id: Int!
  var note: String?
  @NilIfEmpty var owner: Owner!
  @NeverNil var items: [Owner]!
}
