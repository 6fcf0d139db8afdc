// options: declared
import ModernClient

struct Owner: Codable {
  let id: Int
}

struct Banner: Codable {
  let id: Int
  let title: String?
  let note: String?
  @DefaultZero private(set) var count: Int
  let tags: [String]
  let owner: Owner
  let guest: Owner?
  let items: [Owner]
}
