import SwiftSyntax

/// The part of the document that a name or an expression holds, by its type in the old code.
indirect enum DocumentKind: Sendable, Equatable {
  /// `JSON`
  case document
  /// `[JSON]`
  case elements
  /// `[String: JSON]`
  case members
  /// `(String, JSON)`, or `(Int, JSON)` of `enumerated()`
  case entry
  /// A sequence of entries
  case entries
  case optional(DocumentKind)

  /// Creates the kind that a written type means. Nil for a type that has nothing to do with the document.
  init?(_ type: TypeSyntax) {
    if type.isName("JSON") {
      self = .document
      return
    }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 2,
      tuple.elements.last.map({ $0.type.isName("JSON") }) == true
    {
      self = .entry
      return
    }
    // Each has a name beside the short form: `Array<JSON>`.
    switch (type.standardGeneric?.name, type.standardGeneric?.arguments ?? []) {
    case ("Optional", let arguments):
      guard let wrapped = arguments.only.flatMap({ DocumentKind($0) }) else { return nil }
      self = .optional(wrapped)
    case ("Array", let arguments):
      guard let element = arguments.only, DocumentKind(element) == .document else { return nil }
      self = .elements
    case ("Dictionary", let arguments):
      guard arguments.count == 2, arguments[0].isName("String"), DocumentKind(arguments[1]) == .document else {
        return nil
      }
      self = .members
    default: return nil
    }
  }

  /// The kind of the argument that a sequence's closures get. Nil if this is no sequence.
  var element: DocumentKind? {
    switch self {
    case .elements: .document
    case .members, .entries: .entry
    case .document, .entry, .optional: nil
    }
  }

  /// The kind in an optional chain: optional, but not twice.
  var inChain: DocumentKind {
    if case .optional = self { self } else { .optional(self) }
  }
}

extension TypeSyntax {
  fileprivate func isName(_ name: String) -> Bool {
    trimmedDescription == name || (name == "JSON" && dottedName.map(ProjectFacts.isJSON) == true)
  }
}

/// A name that stands for a part of the document, with its new name.
struct DocumentVariable: Sendable {
  let kind: DocumentKind
  let text: String
}

/// A part of the document in the middle of an expression.
///
/// Keys are collected until the value is read: `json["a"]["b"].int` is one read.
struct DocumentValue {
  var kind: DocumentKind
  /// The start of the text that the next call on the container replaces.
  var start: Int
  /// The expression on which the container's method is called. Nil if it already stands before `start`.
  var base: String?
  var path: [String] = []
  var end: Int
  /// Whether a `?` was passed, so that the whole is optional.
  var isChained = false

  /// The same value, written up to another place.
  func extended(to end: Int) -> DocumentValue {
    var value = self
    value.end = end
    return value
  }

  /// The arguments behind a type: `, at: "a", 0`.
  var location: String { path.isEmpty ? "" : ", at: \(path.joined(separator: ", "))" }
  /// The arguments of a question without a type: `at: "a", 0`.
  var place: String { path.isEmpty ? "" : "at: \(path.joined(separator: ", "))" }
}
