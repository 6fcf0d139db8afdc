// reason: no property rules: they would be longer than its initializer
import Foundation
import Bridge

struct Visit: LegacyFailableDecodable, ContainerDecodable {
  let title: String
  let span: String

  init(from container: LegacyContainer) throws {
    guard let title = try container.decodeIfPresent(String.self, at: "title") else { throw container.refusal }
    guard let first = try container.decodeIfPresent(String.self, at: "first"),
      let last = try container.decodeIfPresent(String.self, at: "last"), first < last
    else { throw container.refusal }
    self.title = title
    span = first + " to " + last
  }
}
