import LegacyJSON

struct Model {
  var sum = 0

  init(json: JSON) {
    for (key, part) in json where key != "total" { sum += part.intValue + count(part) }
  }
}

func count(_ json: JSON) -> Int {
  dump(json)
  return json.count
}
