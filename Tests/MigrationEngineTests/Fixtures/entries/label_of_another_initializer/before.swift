import Foundation
import SwiftyJSON

struct Item {
  let id: Int

  init(data: JSON) {
    id = data["id"].intValue
  }

  init(data: Data, isLocal: Bool = true) {
    id = data.count
  }
}

struct Owner {
  let id: Int
}

extension Owner {
  init(id: JSON) {
    self.id = id["id"].intValue
  }
}

func load(_ json: JSON, _ data: Data) -> ([Item], [Owner]) {
  ([Item(data: json), Item(data: data)], [Owner(id: json), Owner(id: 1)])
}
