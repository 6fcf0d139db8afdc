struct User {
  var name = ""
}
