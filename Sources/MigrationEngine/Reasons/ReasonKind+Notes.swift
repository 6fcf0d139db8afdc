/// Notes: facts that a report mentions, and that prevent no conversion.
extension ReasonKind {
  static let noteKinds: [ReasonKind] = [
    changedAfterDecoding, classInHierarchy, comparisonWithNil, errorTextToSet, errorsFromNowOn, gettersStored, merged,
    objectNeeded, removedWithOldCode, sameForEveryDocument, seenInEvidence, shownOtherwise, subclassingChanges,
    writerStays,
  ]

  static let changedAfterDecoding = ReasonKind(
    "changed-after-decoding", .note, "The class stays a class, because a property is changed later.",
    why: "A change of one reference is seen by all others, but a struct is copied.",
    byHand: "nothing to do; or make the values once, and the class a struct.",
    example: """
      class User {
        var id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      func change(_ user: User) { user.id = 1 }
      """)

  static let classInHierarchy = ReasonKind(
    "class-in-hierarchy", .note,
    "The class stays a class, because it has a super- or subclass, or may have one elsewhere.",
    byHand: "nothing to do; or make a struct of it by hand.",
    example: """
      public class User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      """)

  static let comparisonWithNil = ReasonKind(
    "comparison-with-nil", .note, "The document is compared with nil, which is taken as \"is null\".",
    why: "SwiftyJSON before 4.2 means that; later versions read it as always false.",
    byHand: "nothing to do, if null is meant; otherwise remove the comparison. `verify` can compare under both.",
    example: """
      struct User {
        var name: String?
        init(json: JSON) {
          if json == nil { return }
          name = json["name"].stringValue
        }
      }
      """)

  static let errorTextToSet = ReasonKind(
    "error-text-to-set", .note, "A text that only the call site knew is shown by the client from now on.",
    byHand: "set it once, as `HTTPClient.shared.configuration.destructiveErrorMessage`.",
    example: """
      Shop.Items(params: Shop.ItemsParams(), referer: "list").executeAsync { response, error in
        if let _ = APIUtil.getDestructiveErrorCodeIfAny(response) {
          self.show("The shop is closed.")
          return
        }
        if let message = APIUtil.getErrorMessageIfAny(response, error: error) {
          self.show(message)
          return
        }
        if let response = response {
          self.show(response.name)
        }
      }
      """)

  static let errorsFromNowOn = ReasonKind(
    "errors-from-now-on", .note,
    "The type is decoded strictly, so that some documents are an error that were none before.",
    byHand: "nothing to do; look whether the code handles the error.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      """)

  static let gettersStored = ReasonKind(
    "getters-stored", .note, "The document that the type kept goes, and what was computed from it is stored.",
    byHand: "nothing to do.",
    example: """
      struct User {
        private let json: JSON
        var id: Int { json["id"].intValue }
        init(json: JSON) { self.json = json }
      }
      """)

  static let merged = ReasonKind(
    "merged", .note, "The declaration is now a part of another one, or has another name.",
    byHand: "nothing to do.",
    example: """
      class Part {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      final class Wheel: Part {
        let size: Int
        override init(json: JSON) {
          size = json["size"].intValue
          super.init(json: json)
        }
      }
      """)

  static let objectNeeded = ReasonKind(
    "object-needed", .note, "The class stays a class, because code needs an object or shows that it is one.",
    why: """
      It is compared by identity, held weakly, printed, handed to code that takes objects alone, or has members that \
      only a class can have.
      """,
    byHand: "nothing to do; or change that code, and the class becomes a struct.",
    example: """
      class User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      func isSame(_ one: User, _ other: User) -> Bool { one === other }
      """)

  static let sameForEveryDocument = ReasonKind(
    "same-for-every-document", .note,
    "The old code reads a property, but gives it the same value for every document: the new code does not read it.",
    why: """
      What it asks for excludes what it reads. `isEmpty` of a text is true, for one, so that nothing is read behind \
      `if !json["name"].isEmpty`.
      """,
    byHand: "look whether the old code was meant to do that; if not, mend it before the migration.",
    example: """
      struct User {
        var name = ""
        init(json: JSON) {
          if !json["name"].isEmpty { name = json["name"].stringValue }
        }
      }
      """)

  static let removedWithOldCode = ReasonKind(
    "removed-with-old-code", .note,
    "Something goes with the old code: an initializer or a function that nothing calls any more, or a comment.",
    byHand: "nothing to do; look whether a comment is worth keeping.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) {
          id = json["id"].intValue
          // That is all.
        }
      }
      """)

  static let seenInEvidence = ReasonKind(
    "seen-in-evidence", .note, "How often the recorded documents have the property.",
    byHand: "nothing to do.",
    example: """
      // All recorded documents have a number.
      struct User {
        let id: Int?
        init(json: JSON) { id = json["id"].int }
      }
      """)

  static let shownOtherwise = ReasonKind(
    "shown-otherwise", .note,
    "`print`, `dump`, `Mirror` or string interpolation show the values otherwise from now on.",
    why: "A struct is shown with its properties, a class as its name; a wrapper is shown as a property with `_`.",
    byHand: "nothing to do; or conform to `CustomStringConvertible`.",
    example: """
      class User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
      }
      """)

  static let subclassingChanges = ReasonKind(
    "subclassing-changes", .note, "Subclasses elsewhere call another initializer from now on, or there can be none.",
    byHand: "call `super.init(from:)` in subclasses of other modules.",
    example: """
      open class User {
        var id = 0
        public init(json: JSON) {
          id = json["id"].intValue
          print(id)
        }
      }
      """)

  static let writerStays = ReasonKind(
    "writer-stays", .note, "Code of the type writes values, and stays as it is: the type becomes `Decodable` alone.",
    byHand: "nothing to do; or write `Encodable` where you need it.",
    example: """
      struct User {
        let id: Int
        init(json: JSON) { id = json["id"].intValue }
        func toJSON() -> [String: Any] { ["id": id] }
      }
      """)
}
