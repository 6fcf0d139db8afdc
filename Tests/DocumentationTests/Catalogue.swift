import Foundation
import TestSupport
import Testing

/// The DocC catalogue of one runtime library.
struct Catalogue: Sendable, CustomTestStringConvertible {
  /// The library's name.
  let library: String

  /// The folder of the library's target, below the package's folder.
  let target: String

  /// The catalogues of all runtime libraries.
  static let all = [
    Catalogue(library: "Bridge", target: "Sources/Bridge"),
    Catalogue(library: "ClientStubs", target: "Sources/ClientStubs"),
    Catalogue(library: "HTTPTransport", target: "Sources/HTTPTransport"),
    Catalogue(library: "LegacyJSON", target: "Sources/LegacyJSON/JSON"),
    Catalogue(library: "LegacyRequests", target: "Sources/LegacyJSON/Requests"),
    Catalogue(library: "MigrationExperiments", target: "Sources/MigrationExperiments"),
    Catalogue(library: "ModernClient", target: "Sources/ModernClient"),
    Catalogue(library: "ResponseValidation", target: "Sources/ResponseValidation"),
  ]

  /// The catalogue's folder, below the package's folder.
  var folder: String { "\(target)/\(library).docc" }

  /// The landing page and the articles, by their names.
  func pages() throws -> [Page] {
    try packageRoot.appendingPathComponent(folder).contents().sorted { $0.key < $1.key }.map { name, text in
      Page(library: library, document: MarkdownDocument(path: "\(folder)/\(name)", text: text))
    }
  }

  var testDescription: String { library }
}
