import Bridge

class Line {
  var code = ""
  var price = 0.0
}

struct Order: LegacyDecodable {
  @DecodedBy<LinesRule> var lines: [Line] = []

  enum LinesRule: DecodingRule {
    static let value = Decoding<[Line]> { container in
      try container.nestedContainers().compactMap {
        guard let code = try $0.valueIfPresent(String.self, at: "code") else { return nil }
        let line = Line()
        line.code = code
        try line.price = $0.valueIfPresent(Double.self, at: "price") ?? 0
        return line
      }
    }
  }
}
