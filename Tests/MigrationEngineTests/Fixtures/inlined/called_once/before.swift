import SwiftyJSON

struct Score {
  var point = 0
  var level = 1
  var names: [String] = []

  init(json: JSON) {
    parse(item: json)
  }

  /// Takes what there is. (goes)
  mutating func parse(item: JSON) {
    if let point = item["point"].int {
      self.point = point
    }
    if let level = item["level"].int { self.level = level }
    names = item["names"].arrayValue.map { $0.stringValue }
  }
}

final class Team {
  var id = 0
  var title = ""
  var note: String?

  required init(_ data: JSON) {
    id = data["id"].intValue
    self.fill(data)
    self.annotate(json: data)
  }

  private func fill(_ data: JSON) { title = data["title"].stringValue }
}

extension Team {
  fileprivate func annotate(json: JSON) {
    guard !json.isEmpty else { return }
    note = json["note"].string
  }
}
