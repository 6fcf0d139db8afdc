enum Kind: Int {
  case small = 1, large
}
