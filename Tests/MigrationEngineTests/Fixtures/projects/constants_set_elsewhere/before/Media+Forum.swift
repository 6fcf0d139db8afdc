extension Media {
  init?(forum: [String: String]) {
    guard let url = forum["url"] else { return nil }
    self.url = url
    size = nil
  }
}
