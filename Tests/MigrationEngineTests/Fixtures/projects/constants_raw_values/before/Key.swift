enum Key: String {
  case name
  case size = "length"
}
