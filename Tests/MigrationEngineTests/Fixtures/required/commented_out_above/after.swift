import Bridge

class Record: LegacyFailableDecodable {
  @DecodedBy<UnwrappedRule<String>> var name: String = ""

  required init?(name: String?) {
    self.name = name!
  }
}
