extension Keys {
  public static let name = "title"
}
