struct Item {
  var name: String
}
