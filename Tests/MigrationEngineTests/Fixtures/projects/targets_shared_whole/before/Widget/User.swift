struct User {
  var title = ""
}
