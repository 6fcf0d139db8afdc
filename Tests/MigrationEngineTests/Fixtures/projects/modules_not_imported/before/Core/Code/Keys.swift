public enum Keys {
  public static let name = "title"
}
