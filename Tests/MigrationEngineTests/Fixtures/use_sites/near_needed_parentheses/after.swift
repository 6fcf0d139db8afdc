// reason: `id` is no longer optional: it is there in 1 of 1 recorded objects

struct Model: Codable {
  let id: Int
  let name: String
}

func f(m: Model) -> Int {
  print(m.id /* none */, (/* first */ m.id))
  return(m.id)
}
