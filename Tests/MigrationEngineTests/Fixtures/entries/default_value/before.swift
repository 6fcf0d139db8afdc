import LegacyJSON

struct Item {
  var id = 0

  init(results: JSON = [:]) {
    id = results["id"].intValue
  }
}

let empty = Item()
