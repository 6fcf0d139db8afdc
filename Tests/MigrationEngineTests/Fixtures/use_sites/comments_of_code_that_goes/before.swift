import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func f(m: Model) -> Int {
  guard let id = m.id else {
    // Never seen.
    return 0 // zero
  }
  if let name /* of the product */ = m.name { // has a name
    print(name)
    // Shown.
  } else { // has none
    print("none")
  }
  return id
}

func g(m: Model) -> Int {
  let id =
    m.id // the id
    ?? 0 // or zero
  print(m.name /* may be empty */ ?? /* never */ "")
  return id
}
