import LegacyJSON

extension JSON {
  var firstThree: String { beginning(upTo: 3) }

  var firstThreeAndOne: String {
    let text = firstThree
    return text + beginning(upTo: 1)
  }

  var shortYears: [String] { arrayValue.map { $0.beginning(upTo: 2) + firstThree } }

  func beginning(upTo limit: Int) -> String { String(stringValue.prefix(limit)) }
}

struct Item {
  let title: String
  let name: String
  let years: [String]

  init(json: JSON) {
    title = json["title"].firstThree
    name = json["name"].firstThreeAndOne
    years = json["years"].shortYears
    print("made")
  }
}
