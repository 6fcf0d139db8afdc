import Foundation
import LegacyJSON
import Bridge

protocol Updatable: AnyObject {
  func update(with json: JSON)
}

public class Meeting: NSObject, Updatable, LegacyDecodable, ContainerDecodable {
  var id = 0
  var namesOfTheParticipants: [String] = []

  public required init(from container: LegacyContainer) throws {
    super.init()
    try update(with: container)
  }

  public func update(with json: LegacyContainer) throws {
    id = try max(json.decode(Int.self, at: "id"), id)
    for name in json.nestedContainers(at: "names") { try namesOfTheParticipants.append(name.decode(String.self)) }
  }
  public func update(with json: JSON) { try? update(with: LegacyContainer(json: json)) }
}
