func useTitles() {
  nameKey = "title"
}
