import SwiftyJSON

struct Point {
  let latitude: Double
  let longitude: Double
  let name: String?
}

private struct Missing: Error {}

extension JSON {
  fileprivate func neededDouble() throws -> Double {
    if let number = double { return number }
    throw Missing()
  }
}

func parsePoint(_ json: JSON) -> Point? {
  do {
    let point = Point(
      latitude: try json["lat"].neededDouble(), longitude: try json["lng"].neededDouble(), name: json["name"].string)
    return point
  } catch {
    return nil
  }
}

func points(in json: JSON) -> [Point] {
  return json["points"].arrayValue.compactMap { parsePoint($0) }
}
