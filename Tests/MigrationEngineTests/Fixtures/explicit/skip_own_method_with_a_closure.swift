// reason: the project declares `compactMap` itself, which may be meant here
import LegacyJSON

extension Dictionary where Key == String, Value == JSON {
  func compactMap(_ transform: (Element) -> String?) -> [String] {
    var texts: [String] = []
    for element in self { transform(element).map { texts.append($0) } }
    return texts
  }
}

struct Ranking {
  var names: [String] = []

  init(json: JSON) {
    names = json["points"].dictionaryValue.compactMap { $0.value.string }
  }
}
