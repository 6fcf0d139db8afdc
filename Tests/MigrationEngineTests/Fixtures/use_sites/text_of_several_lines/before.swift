import LegacyJSON

struct Model {
  let id: Int?
  let name: String?

  init(json: JSON) {
    id = json["id"].int
    name = json["name"].string
  }
}

func f(m: Model) -> String {
  var text = ""
  if let name = m.name {
    text = """
      Name:
        \(name)
      """
    /* Two
       lines. */
    text += """
\(name)
    .
"""
  }
  return text
}
