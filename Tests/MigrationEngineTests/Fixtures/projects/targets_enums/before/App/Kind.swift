enum Kind: String {
  case small, large
}
