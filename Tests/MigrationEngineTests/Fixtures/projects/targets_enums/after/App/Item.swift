import Bridge

struct Item: LegacyDecodable {
  @DecodedBy<RawValueRule<Kind>> var kind: Kind?
}
