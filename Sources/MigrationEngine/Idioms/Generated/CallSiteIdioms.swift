// Made from the doc comments of the idioms:
// WRITE_IDIOMS=1 swift test --filter IdiomCatalogueTests

extension Idiom {
  static let callSiteIdioms: [Idiom] = [
    Idiom(
      name: "call-site",
      group: .callSite,
      summary: #"Recognises the place where a request is executed and its outcome handled."#,
      details: [],
      before: #"""
        let params = Shop.ItemsRequestParams()
        let request = Shop.ItemsRequest(params: params, referer: referer)
        request.executeAsync { [weak self] response, error in
          guard let self = self else { return }
          if let _ = APIUtil.getDestructiveErrorCodeIfAny(response) {
            self.show(L_ERROR)
            return
          }
          if let message = APIUtil.getErrorMessageIfAny(response, error: error) {
            self.show(message)
            return
          }
          if let response = response {
            self.items = response.items
          }
        }
        """#,
      after: #"""
        let request = Shop.Items()
        HTTPClient.shared.call(request, referer: referer) { [weak self] result in
          guard let self = self else { return }
          switch result {
          case .success(let response):
            self.items = response.items
          case .failure(let error):
            self.show(error.message)
          }
        }
        """#,
      preserves:
        #"What runs on success, and what shows the message on failure. The text that only the call site knew is the client's `destructiveErrorMessage` from then on."#,
      limits:
        #"Handlers of the two errors that differ in more than the text, anything that runs in both cases after them."#,
      source: "Sources/MigrationEngine/Recognition/CallSites/CallSiteRecognition.swift"
    ),
    Idiom(
      name: "decoding-call-site",
      group: .callSite,
      summary:
        #"Code that holds a `JSON` and makes a model of it that is decoded by Foundation from now on, and may refuse it."#,
      details: [
        #"What takes the place of a value that there is none of is what the code can have there already: nil for an optional, no element, no statement that needs it, an error where one may be thrown."#
      ],
      before: #"""
        self.users = json["users"].arrayValue.map { User(json: $0) }
        owner = User(json: json["owner"])
        for item in items {
          let post = Post(json: item)
          posts.append(post)
        }
        """#,
      after: #"""
        self.users = json["users"].arrayValue.compactMap { try? $0.decode(User.self) }
        owner = try? json["owner"].decode(User.self)
        for item in items {
          guard let post = try? item.decode(Post.self) else { continue }
          posts.append(post)
        }
        """#,
      preserves:
        #"The value of each document that the type still accepts; the report says what becomes of the others."#,
      limits: #"A value that has to be there, such as the argument of a callback."#,
      source: "Sources/MigrationEngine/Recognition/CallSites/DecodingCallSite.swift"
    ),
    Idiom(
      name: "model-call-site",
      group: .callSite,
      summary: #"Code that parses a document and makes converted models of it at once."#,
      details: [],
      before: #"""
        let json = JSON(value)
        let user = User(json: json["user"])
        for item in json2["tags"].arrayValue {
          tags.append(Tag(json: item))
        }
        let posts = JSON(data)["posts"].arrayValue.map { Post(json: $0) }
        for (_, item) in JSON(data)["notes"] {
          notes.append(Note(json: item))
        }
        """#,
      after: #"""
        let user = User(reading: value, at: "user")
        tags += [Tag](reading: value2, at: "tags")
        let posts = [Post](reading: data, at: "posts")
        notes += [Note](readingEntries: data, at: "notes")
        """#,
      preserves: #"Every model, in its order, and what is made where there is no document."#,
      limits:
        #"A document that anything else reads as well, that is handed on or kept, or behind a `try?`; keys that may be indices."#,
      source: "Sources/MigrationEngine/Recognition/CallSites/ModelCallSite.swift"
    ),
  ]
}
