/// How the parameters of a request are written.
public enum ContentType: Sendable, Hashable, CaseIterable {
  /// Not as a body: a GET or DELETE has them in its query, a POST or PUT has none.
  case none
  /// As JSON: numbers, texts, booleans, nulls, and arrays and dictionaries of these.
  case json
  /// As a form (`application/x-www-form-urlencoded`): numbers, texts, booleans, and arrays and dictionaries of these.
  case form
  /// As a form of several parts (`multipart/form-data`): what a form can express, ``MultipartFile`` and `Data`.
  case multipart
}
