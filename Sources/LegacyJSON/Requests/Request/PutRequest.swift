/// An old request that replaces something: its parameters are the body, as with a ``PostRequest``.
///
/// ```swift
/// PutRequest<UserResponse.Profile>(params: ProfileRequestParams(name: "Aki"), referer: "settings").execute { … }
/// ```
public final class PutRequest<Response: APIResponse>: APIRequest<Response> {
  override var method: RequestMethod { .put }
}
