import LegacyJSON
import Bridge

extension JSON {
  var firstThree: String { beginning(upTo: 3) }

  var firstThreeAndOne: String {
    let text = firstThree
    return text + beginning(upTo: 1)
  }

  var shortYears: [String] { arrayValue.map { $0.beginning(upTo: 2) + firstThree } }

  func beginning(upTo limit: Int) -> String { String(stringValue.prefix(limit)) }
}

extension LegacyContainer {
  func beginning(upTo limit: Int) throws -> String { try String(self.value(String.self).prefix(limit)) }

  var firstThree: String { get throws { try self.beginning(upTo: 3) } }

  var firstThreeAndOne: String {
    get throws {
      let text = try self.firstThree
      return try text + self.beginning(upTo: 1)
    }
  }

  var shortYears: [String] { get throws { try self.nestedContainers().map { try $0.beginning(upTo: 2) + self.firstThree } } }
}

struct Item: LegacyDecodable {
  let title: String
  let name: String
  let years: [String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    title = try container.nestedContainer(at: "title").firstThree
    name = try container.nestedContainer(at: "name").firstThreeAndOne
    years = try container.nestedContainer(at: "years").shortYears
    print("made")
  }
}
