import LegacyJSON
import ModernClient

/// A `JSON` in a response is read from the received bytes, although Foundation's decoder decodes what is around it.
extension ResponseBody: DocumentSource {
  package func json(at path: [any CodingKey]) -> JSON? {
    LegacyDocument.value(at: path, in: self)
  }
}
