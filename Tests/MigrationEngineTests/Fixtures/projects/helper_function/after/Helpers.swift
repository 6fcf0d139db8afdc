import Bridge

func text(_ json: LegacyContainer) throws -> String {
  return try json.decodeIfPresent(String.self) ?? "none"
}
