import SwiftyJSON

struct Item {
  let id: Int
  let name: String

  static let parse: (JSON) -> Item? = { json in
    guard let id = json["id"].int else { return nil }
    return Item(id: id, name: json["name"].stringValue)
  }

  static func from(json: JSON) -> Item? { return parse(json) }
}

final class Place {
  let id: Int
  let name: String

  private init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  static func from(json: JSON) -> Place? {
    var place: Place?
    if let id = json["id"].int {
      place = Place(id: id, name: json["name"].stringValue)
    }
    return place
  }
}

struct Ticket {
  enum Failure: Error { case noCode }

  let code: String

  static func make(_ json: JSON) throws -> Ticket {
    guard let code = json["code"].string else { throw Failure.noCode }
    return Ticket(code: code)
  }

  static func from(json: JSON) -> Ticket? { return try? make(json) }
}

func read(_ json: JSON) -> (Item?, Place?, Ticket?) {
  return (Item.from(json: json["item"]), Place.from(json: json["place"]), Ticket.from(json: json["ticket"]))
}
