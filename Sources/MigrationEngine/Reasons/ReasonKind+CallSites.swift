/// Reasons for call sites to stay.
extension ReasonKind {
  static let callSiteKinds: [ReasonKind] = [
    codeBetween, constantNotFollowed, documentFromElsewhere, importMissing, noDocument, noWayOut, notOnlyModels,
    optionalTry, outcomeHandledOtherwise, readInSeveralPlaces, requestUsedOtherwise,
  ]

  /// A model for the examples.
  private static let user = """
    struct User {
      let id: Int
      init(json: JSON) { id = json["id"].intValue }
    }
    """

  static let codeBetween = ReasonKind(
    "code-between", .callSite, "Something runs between the parsing and the making of the model.",
    why: "The model would be made at once, and that code may change what it is made of.",
    byHand: "create the model directly after parsing.",
    example: """
      \(user)
      final class Store {
        var value: Any?
        func user() -> User {
          let json = JSON(value as Any)
          clear()
          return User(json: json)
        }
        private func clear() { value = nil }
      }
      """)

  static let constantNotFollowed = ReasonKind(
    "constant-not-followed", .callSite, "The document is kept in a variable that the tool does not follow.",
    why: "It is no plain constant, its name may mean something else, nothing reads it, or a subscript may be no key.",
    byHand: "keep the document in a constant, `let json = JSON(data)`, and read that once.",
    example: """
      \(user)
      func user(_ value: Any) -> User {
        let (json, _) = (JSON(value), 1)
        let other = JSON(value), third = 1
        return User(json: third == 1 ? other : json)
      }
      """)

  static let documentFromElsewhere = ReasonKind(
    "document-from-elsewhere", .callSite, "Values are read from a `JSON` that comes from elsewhere.",
    byHand: "create a model where the response is parsed, and pass the model on.",
    example: """
      func show(_ json: JSON) {
        print(json["name"].stringValue)
      }
      """)

  static let importMissing = ReasonKind(
    "import-missing", .callSite, "The file does not import Foundation, which the new code would need.",
    byHand: "import Foundation in that file.",
    example: """
      import LegacyJSON

      \(user)
      func user(_ text: String) -> User {
        User(json: JSON(parseJSON: text))
      }
      """)

  static let noDocument = ReasonKind(
    "no-document", .callSite, "`JSON` is created from something that is no document.",
    byHand: "nothing to do, if it builds JSON to send; an `Encodable` type can take its place.",
    example: """
      func empty() -> JSON {
        JSON()
      }
      """)

  static let noWayOut = ReasonKind(
    "no-way-out", .callSite, "There is no place for what happens when decoding fails.",
    why:
      "The code needs a value here, has to go on, or would have to call its callback; or a `try` stands there "
      + "for something else.",
    byHand: "use `do` and `catch` around the parsing, and say what happens without a model.",
    example: """
      \(user)
      let first = User(json: JSON(parseJSON: "{}"))
      """)

  static let notOnlyModels = ReasonKind(
    "not-only-models", .callSite, "Something besides converted models is created from the document.",
    byHand: "declare a model for the response. Code that builds JSON to send can stay.",
    example: """
      func name(_ data: Data) throws -> String {
        let json = try JSON(data: data)
        return json["user"]["name"].stringValue
      }
      """)

  static let optionalTry = ReasonKind(
    "optional-try", .callSite, "A `try?` decides whether there is a document.",
    byHand: "use `do` and `catch` around the parsing.",
    example: """
      \(user)
      func user(_ data: Data) -> User? {
        let json = try? JSON(data: data)
        return json.map { User(json: $0) }
      }
      """)

  static let outcomeHandledOtherwise = ReasonKind(
    "outcome-handled-otherwise", .callSite, "The outcome of a request is handled in another shape than the tool knows.",
    why: """
      It knows a closure that tests the destructive error and the error's message, both alike but for the text, and \
      then takes the response by `if let`.
      """,
    byHand: "bring the closure into that shape, or write the new call by hand.",
    example: """
      Shop.Items(params: Shop.ItemsParams(), referer: "list").executeAsync { response, error in
        self.show(response?.name ?? "")
      }
      """)

  static let readInSeveralPlaces = ReasonKind(
    "read-in-several-places", .callSite, "The document is read in several places, or further inside.",
    byHand: "create one model from it, and read the model.",
    example: """
      \(user)
      func user(_ value: Any) -> User? {
        let json = JSON(value)
        guard json["ok"].boolValue else { return nil }
        return User(json: json["user"])
      }
      """)

  static let requestUsedOtherwise = ReasonKind(
    "request-used-otherwise", .callSite, "A request is made or executed in another shape than the tool knows.",
    why: "It knows parameters, request and `executeAsync` as statements one after the other, which nothing else uses.",
    byHand: "bring the statements into that order, or write the new call by hand.",
    example: """
      let request = Shop.Items(params: Shop.ItemsParams(), referer: "list")
      self.cancel = { print(request) }
      """)
}
