final class Screen {
  var user: User?

  func rename() {
    user?.name = "new"
  }
}
