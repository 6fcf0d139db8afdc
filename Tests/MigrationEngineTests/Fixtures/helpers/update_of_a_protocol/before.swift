import Foundation
import LegacyJSON

protocol Updatable: AnyObject {
  func update(with json: JSON)
}

public class Meeting: NSObject, Updatable {
  var id = 0
  var namesOfTheParticipants: [String] = []

  public init(json: JSON) {
    super.init()
    update(with: json)
  }

  public func update(with json: JSON) {
    id = max(json["id"].intValue, id)
    for name in json["names"].arrayValue { namesOfTheParticipants.append(name.stringValue) }
  }
}
