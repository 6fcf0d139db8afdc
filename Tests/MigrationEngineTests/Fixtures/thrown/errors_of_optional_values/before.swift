import SwiftyJSON

enum StationError: Error {
  case missing
  case at(String)
}

extension Optional {
  func unwrapped(or error: Error) throws -> Wrapped {
    guard let value = self else { throw error }
    return value
  }

  func orThrow(_ error: @autoclosure () -> Error) throws -> Wrapped {
    switch self {
    case .some(let wrapped): return wrapped
    case .none: throw error()
    }
  }
}

struct Station {
  let id: Int
  let name: String?

  init(json: JSON) throws {
    id = try json["id"].int.unwrapped(or: StationError.missing)
    name = json["name"].string
  }
}

struct Place {
  let lat: Double
  let lng: Double

  init(json: JSON) throws {
    lat = try json["lat"].double.orThrow(StationError.at("lat"))
    lng = try json["lng"].double.orThrow(StationError.at("lng"))
  }
}
