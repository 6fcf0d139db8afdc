/// A type with two fields, and specifications of its answers.
enum EvidenceModel {
  static let source = """
    import LegacyJSON

    struct Model {
      let name: String?
      let count: Int?
      init(json: JSON) {
        name = json["name"].string
        count = json["count"].int
      }
    }

    """

  /// The specification of one operation that answers with a schema, on one line or below each other.
  static func specification(_ schema: String, components: String = "{}") -> String {
    """
    openapi: 3.0.0
    paths:
      /model:
        get:
          responses:
            '200':
              content:
                application/json:
                  schema: \(schema)
    components:
      schemas: \(components)

    """
  }

  static func specification(required: String) -> String {
    specification("{type: object, required: \(required), properties: {name: {type: string}, count: {type: integer}}}")
  }
}
