final class Screen {
  var user: User?

  func shows(_ other: User) -> Bool {
    return user === other
  }
}
