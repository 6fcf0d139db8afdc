struct JSON {
  var string: String?
  var intValue = 0
  subscript(key: String) -> JSON { self }
}
