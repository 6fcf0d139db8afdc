/// Advice on the most frequent reasons: changes to make by hand.
enum ReasonAdvice {
  /// Each reason by how it begins, with `…` for code, and the advice.
  static let all: [(reason: String, advice: String)] = [
    // Types
    (
      "needs a written initializer: `…` is not understood",
      "fill each property by one statement that reads the document, and move other work elsewhere."
    ),
    (
      "needs a written initializer: `…` would be called instead",
      "give that initializer another label."
    ),
    (
      "needs a written initializer: `…` is not declared in the given folders",
      "name the folder that declares it as well, or give it with --context."
    ),
    (
      "needs a written initializer: the initializer takes more than the document",
      "set the other values after decoding, or give them initial values."
    ),
    (
      "needs a written initializer: a wrapper of `…` would show here",
      "print the properties that you need, instead of the whole value."
    ),
    ("the initializer takes more than the document", "set the other values after decoding."),
    ("the type is Codable already", "keep one of the two: remove `Codable`, or the initializer from `JSON`."),
    ("the superclass is not converted", "convert the superclass first."),
    ("its subclass `…` is not converted", "convert the subclass first."),
    ("the document is handed on", "read here what the other code needs, and hand on those values."),
    ("it keeps a part of the document", "store the values that are read from it."),
    (
      "`…` is not declared in the given folders", "name the folder that declares it as well, or give it with --context."
    ),
    ("the type is declared elsewhere", "name the folder that declares it as well."),
    (
      "callers that are not known may give it nil",
      "take a `JSON` instead of a `JSON?`, and unwrap it where it is called."
    ),
    ("it may be given nil here", "take a `JSON` instead of a `JSON?`, and unwrap it where it is called."),
    ("the type has more than one initializer from JSON", "keep one, and let the others call it."),
    // Call sites
    (
      "`…` is read from a `JSON` that comes from elsewhere",
      "create a model where the response is parsed, and pass the model on."
    ),
    (
      "`…` creates something besides converted models",
      "declare a model for the response. Code that builds JSON to send can stay."
    ),
    ("`…` is read in several places", "create one model from it, and read the model."),
    ("something runs before `…` is read", "create the model directly after parsing."),
    (
      "`JSON` is created from something that is no document",
      "nothing, if it builds JSON to send; an `Encodable` type can take its place."
    ),
    ("a `…` decides whether there is a document", "use `do` and `catch` around the parsing."),
    ("the request `…` is not converted", "see why the request stays."),
  ]

  /// Returns the advice for a reason in which code is replaced by `…`.
  static func advice(for reason: String) -> String? { all.first { reason.hasPrefix($0.reason) }?.advice }
}
