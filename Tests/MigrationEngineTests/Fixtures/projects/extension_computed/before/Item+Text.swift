extension Item {
  var text: String { "Item \(name)" }
}
