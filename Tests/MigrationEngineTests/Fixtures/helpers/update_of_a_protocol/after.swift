import Foundation
import LegacyJSON
import Bridge

protocol Updatable: AnyObject {
  func update(with json: JSON)
}

public class Meeting: NSObject, Updatable, LegacyDecodable {
  var id = 0
  var namesOfTheParticipants: [String] = []

  public required init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    super.init()
    try update(with: container)
  }

  public func update(with json: LegacyContainer) throws {
    id = try max(json.value(Int.self, at: "id"), id)
    for name in json.nestedContainers(at: "names") { try namesOfTheParticipants.append(name.value(String.self)) }
  }
  public func update(with json: JSON) { try? update(with: LegacyContainer(json: json)) }
}
