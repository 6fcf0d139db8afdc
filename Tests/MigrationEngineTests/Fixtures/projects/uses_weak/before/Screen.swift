final class Screen {
  weak var user: User?
}
