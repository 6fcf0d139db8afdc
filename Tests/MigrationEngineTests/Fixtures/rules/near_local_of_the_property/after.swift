// reason: `if let own = index, own != 0 { …` is not understood
import Bridge

struct Name: LegacyDecodable {
  let text: String
}

struct Group: LegacyDecodable {
  let id: Int
  var names: [Name]

  init(from decoder: any Decoder) throws {
    let container = try decoder.legacyContainer()
    id = try container.value(Int.self, at: "id")
    names = []
    if let all = container.nestedContainersIfPresent(at: "names") {
      for one in all {
        let name = try one.value(Name.self)
        names.append(name)
      }
    }
    let index = names.firstIndex { $0.text == "me" }
    if let own = index, own != 0 {
      let name = names.remove(at: own)
      names.insert(name, at: 0)
    }
  }
}
