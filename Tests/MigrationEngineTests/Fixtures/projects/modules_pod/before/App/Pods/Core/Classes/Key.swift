public enum Key: String {
  case size = "length"
}
