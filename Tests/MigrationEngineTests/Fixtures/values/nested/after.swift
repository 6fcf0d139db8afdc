import Bridge

struct Geo {
  var lat = 0.0
  var lng = 0.0
}

struct Address {
  var street = ""
  var geo = Geo()
}

final class Owner {
  var name = "nobody"
  var mail: String?
}

struct Shop: LegacyDecodable {
  @DecodedBy<AddressRule> var address = Address()
  @DecodedBy<OwnerRule> var owner = Owner()

  enum AddressRule: DecodingRule {
    static let value = Decoding<Address> { container in
      try Address(
        street: container.value(String.self, at: "street"),
        geo: Geo(lat: container.value(Double.self, at: "lat"), lng: container.value(Double.self, at: "lng")))
    }
  }
  enum OwnerRule: DecodingRule {
    static let value = Decoding<Owner> { container in
      let owner = Owner()
      try owner.name = container.valueIfPresent(String.self, at: "name") ?? "nobody"
      try owner.mail = container.valueIfPresent(String.self, at: "mail")
      return owner
    }
  }
}
