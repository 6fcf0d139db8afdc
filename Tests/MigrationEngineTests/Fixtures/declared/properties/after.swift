// options: declared
import Bridge
import ModernClient

struct Owner: Codable {
  let id: Int
}

struct Banner: Codable {
  let id: Int
  let title: String?
  @NeverNil private(set) var note: String?
  let count: Int
  @DefaultEmptyString private(set) var name: String
  let tags: [String]
  let owner: Owner
  let guest: Owner?
  let items: [Owner]
}
