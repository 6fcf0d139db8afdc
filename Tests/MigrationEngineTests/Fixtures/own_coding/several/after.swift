import Foundation
import Bridge

class Album: NSObject, Codable, LegacyFailableDecodable, ContainerInitializable {
  var title: String
  var year: Int

  required init(from container: LegacyContainer) throws {
    guard let title = try container.valueIfPresent(String.self, at: "name") else { throw container.refusal }
    self.title = title
    year = try container.value(Int.self, at: "details", "year")
  }
}

struct Artist: Codable, LegacyDecodable, ContainerInitializable {
  let name: String
  let albums: [Album]

  init(from container: LegacyContainer) throws {
    name = try container.value(String.self, at: "artist")
    albums = try container.nestedContainers(at: "records").compactMap { try $0.valueIfAccepted(Album.self) }
  }
}
