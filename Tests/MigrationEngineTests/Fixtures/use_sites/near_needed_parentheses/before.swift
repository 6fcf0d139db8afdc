// reason: `id` is no longer optional: it is there in 1 of 1 recorded objects
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
  print((m.id ?? /* none */ 0), (/* first */ m.id ?? 0))
  return(m.id ?? 0)
}
