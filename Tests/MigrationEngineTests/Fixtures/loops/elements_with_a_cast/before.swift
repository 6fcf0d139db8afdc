import SwiftyJSON

struct Names {
  var names: [String] = []

  init(json: JSON) {
    for case let name as String in json["names"].arrayObject ?? [] {
      names.append(name)
    }
  }
}
