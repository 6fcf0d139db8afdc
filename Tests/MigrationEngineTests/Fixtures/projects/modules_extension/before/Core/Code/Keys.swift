public struct Keys {}

public enum Key: String {
  case size = "length"
}
