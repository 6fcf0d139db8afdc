import Foundation
import Bridge
import LegacyJSON

struct Item: LegacyDecodable {
  let id: Int

  init(data: JSON) { self.init(json: data) }

  init(data: Data, isLocal: Bool = true) {
    id = data.count
  }
}

struct Owner {
  let id: Int
}

extension Owner: LegacyDecodable {
  init(id: JSON) { self.init(json: id) }
}

func load(_ json: JSON, _ data: Data) -> ([Item], [Owner]) {
  ([Item(data: json), Item(data: data)], [Owner(id: json), Owner(id: 1)])
}
