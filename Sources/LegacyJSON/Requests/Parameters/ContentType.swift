/// The encoding of a request's parameters.
public enum ContentType: Sendable, Hashable, CaseIterable {
  /// No body: a GET or DELETE has the parameters in its query, a POST or PUT sends none.
  case none
  /// JSON: numbers, strings, booleans, nulls, and arrays and dictionaries of these.
  case json
  /// A form (`application/x-www-form-urlencoded`): numbers, strings, booleans, and arrays and dictionaries of these.
  case form
  /// A multipart form (`multipart/form-data`): the values of a form, ``MultipartFile`` and `Data`.
  case multipart
}
