extension Keys {
  static let size = "length"
}
