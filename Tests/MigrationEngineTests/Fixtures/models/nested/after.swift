import Foundation
import Bridge

struct Owner: LegacyDecodable {
  let name: String?
}

struct Repository: LegacyDecodable {
  let owner: Owner
  let forks: [Owner]
  let tags: [String]?
}
