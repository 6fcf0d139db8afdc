struct Keys {
  static let name = "name"
}
