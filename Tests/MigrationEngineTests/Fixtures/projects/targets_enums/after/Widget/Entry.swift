import Bridge

struct Entry: LegacyDecodable {
  @DecodedBy<RawValueRule<Kind>> var kind: Kind?
}
