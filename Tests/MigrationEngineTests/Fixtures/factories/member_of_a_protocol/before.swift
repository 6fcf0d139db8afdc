import SwiftyJSON

protocol Listed {
  associatedtype Element
  static var defaultName: String { get }
  static func element(_ json: JSON) -> Element?
}

extension Listed {
  static var defaultName: String { "none" }
  static func text(_ key: String, _ value: String?) -> String { "\(key): \(value ?? defaultName)" }
}

struct Area {
  let id: Int
  let name: String
  let note: String
}

extension Area: Listed {
  static func element(_ json: JSON) -> Area? {
    guard let id = json["id"].int else { return nil }
    let name = json["name"].string ?? defaultName
    let note = text("note", json["note"].string)
    return Area(id: id, name: name, note: note)
  }
}

func area(_ json: JSON) -> Area? { Area.element(json["area"]) }
