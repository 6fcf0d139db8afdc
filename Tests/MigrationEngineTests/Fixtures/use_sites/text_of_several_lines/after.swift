struct Model: Codable {
  let id: Int
  let name: String
}

func f(m: Model) -> String {
  var text = ""
  let name = m.name
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
  return text
}
