import SwiftyJSON

enum Direction { case up, down }

extension Array where Element == Int {
  func sorted(_ direction: Direction) -> [Int] { direction == .up ? sorted() : sorted { $0 > $1 } }
}

class Scores {
  let names: [String]
  let best: [Int]

  init(json: JSON) {
    let documents = json["players"].arrayValue.sorted { $0["rank"].intValue < $1["rank"].intValue }
    names = documents.map { $0["name"].stringValue.isEmpty ? "?" : $0["name"].stringValue }
    best = json["best"].arrayValue.map { $0.intValue }.sorted(.down)
  }
}
