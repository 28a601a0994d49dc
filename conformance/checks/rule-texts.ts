/** What a check demands of a server, and what a server that fails it may have wrong. */
export interface RuleText {
  readonly demands: string
  readonly mend: string
}

const text = (demands: string, mend: string): RuleText => ({ demands, mend })

/** The checks of HTTP responses, by id. */
export const httpRuleTexts: Readonly<Record<string, RuleText>> = {
  no_answer: text(
    'Every request gets a response, and the server answers others after it.',
    'Look for a panic, an endless loop or a closed connection in the log of the server at the time of the named request.',
  ),
  not_a_server_error: text(
    'No request is answered with 5xx, whatever it contains.',
    'Find the unhandled error in the log; answer an invalid request with 400 or 422.',
  ),
  status_code_conformance: text(
    'Each status of a response is documented, as itself, as 4XX or as default.',
    'Document the status, or return a documented one.',
  ),
  content_type_conformance: text(
    'The Content-Type of a response is one that the contract has for its status.',
    'Set the documented Content-Type, also in handlers of errors.',
  ),
  response_headers_conformance: text(
    'Required headers are present, and headers match their schemas.',
    'Send the header, or make it optional in the contract.',
  ),
  response_schema_conformance: text(
    'The body of a response is valid by the schema of its status.',
    'Compare the expected and the actual value at the named place; null and missing fields are the usual difference.',
  ),
  empty_body: text(
    'A response has a body where the contract has one, and none where it has none.',
    'Return the documented body, or document a response without content.',
  ),
  content_coding: text(
    'A body is in the content coding that Content-Encoding names.',
    'Look for a gateway that compresses twice, or that unpacks and leaves the header.',
  ),
  json_wellformed: text(
    'A body that is called JSON is one complete JSON value.',
    'Serialize with a JSON library, also in error handlers and proxies.',
  ),
  charset: text('JSON is UTF-8.', 'Encode the body as UTF-8, and name no other charset.'),
  number_precision: text(
    'Integers are within 2^53, which every JSON parser keeps exact.',
    'Return larger integers as text.',
  ),
  positive_data_acceptance: text(
    'A request that is valid by the contract is not refused as invalid.',
    'Add the rule of the server to the schema, or drop it from the server.',
  ),
  negative_data_rejection: text(
    'A request that breaks exactly one rule of the contract is refused.',
    'Validate requests by the contract, or loosen the schema.',
  ),
  refusal_status: text(
    'A refusal that the target file promises has its status.',
    'Return the status that the message names.',
  ),
  missing_required_header: text(
    'A request without a required header is refused.',
    'Check the header, or make it optional in the contract.',
  ),
  unsupported_method: text(
    'A method that the contract does not have for a path is answered with 405.',
    'Let the router answer 405, or document the method.',
  ),
  unsupported_media: text(
    'A body of an undocumented content type is refused with 415.',
    'Check the Content-Type before reading the body.',
  ),
  allow_header: text(
    'A 405 names the methods that the path has in Allow.',
    'Send Allow with each 405.',
  ),
  error_shape: text(
    'Errors contain no stack trace.',
    'Log the trace, and return a message without it.',
  ),
  no_reflection: text(
    'Errors do not repeat values of the request.',
    'Name the field and the rule in the message, not the value.',
  ),
  ignored_auth: text(
    'A request without credentials, or with invalid ones, is answered with 401.',
    'Check credentials before the request is handled; or declare in the contract that the operation is open.',
  ),
  logout_revokes: text(
    'A token of a session that was signed out opens nothing.',
    'Check that the session still exists, not only that the token is well-formed.',
  ),
  other_member: text(
    "A caller does not get another caller's resource: 403 or 404.",
    'Select by the id and by the owner.',
  ),
  view_only: text(
    'A view-only caller is refused each write with 403.',
    'Check the permission for all methods that change data.',
  ),
  use_after_free: text(
    'A deleted resource is not found any more.',
    'Look for a cache or a soft delete that reads ignore.',
  ),
  ensure_resource_availability: text(
    'A created resource can be read at once.',
    'Return after the write is visible to reads.',
  ),
  read_after_write: text(
    'A read returns the fields as they were written.',
    'Look for fields that are dropped, trimmed or rounded.',
  ),
  pagination_count: text(
    'A list has no more items than its limit.',
    'Apply the limit to the query.',
  ),
  range_honoured: text(
    'A list has only items within the range of the request.',
    'Check the edge, and the time zone of the comparison.',
  ),
  sort_honoured: text(
    'A list is sorted as the contract says.',
    'Sort by the named field in the query.',
  ),
  idempotent_put: text('The same PUT twice leaves the same resource.', 'Let PUT replace, not add.'),
  if_match_honoured: text(
    'A change with an outdated If-Match is refused with 412.',
    'Compare the tag in the same transaction as the change.',
  ),
  idempotency_key_honoured: text(
    'A request that is repeated with its idempotency key has one effect and one response.',
    'Store the response by key, and return it again.',
  ),
  unknown_cursor_refused: text(
    'A cursor that the server never issued is refused with 400 or 422.',
    'Sign or look up cursors.',
  ),
  patch_only_named_fields: text(
    'PATCH changes the fields of its body only.',
    'Merge into the stored resource.',
  ),
  eligibility_codes: text(
    'A caller without the permission gets the documented code, and one with it succeeds.',
    'Ask the same source for the permission and for the refusal.',
  ),
  no_store_on_phi: text(
    'Responses with personal data are not cached: Cache-Control: no-store.',
    'Set the header for all responses of the API.',
  ),
  phi_not_in_url: text(
    'Responses have no URLs with personal data.',
    'Use opaque ids in paths and queries.',
  ),
  cors_exact_origin: text(
    'An origin is not allowed because it asks, least of all with credentials.',
    'Compare the origin with a list, and answer with Vary: Origin.',
  ),
  cookie_flags: text(
    'Cookies have the flags that keep them from scripts, other sites and plain HTTP.',
    'Set Secure, HttpOnly and SameSite.',
  ),
  security_headers: text(
    'Responses have the headers that the target file names.',
    'Set them in the gateway for all responses.',
  ),
  accept_language_honoured: text(
    'Texts are in the language of Accept-Language.',
    'Choose texts by the language of the request, also in errors.',
  ),
  content_language_header: text(
    'Content-Language names the language of the texts.',
    'Send the header with the language that was chosen.',
  ),
  undocumented_operation: text(
    'Allow names no method that the contract does not have.',
    'Document the method, or take it away.',
  ),
  undocumented_field: text(
    'Bodies have no fields that the contract does not have. A warning, unless the target promises it.',
    'Document the field, or take it away.',
  ),
  page_limit_honoured: text('No page is longer than its limit.', 'Apply the limit to each page.'),
  pages_complete: text(
    'Pages have each item of the list once and in order.',
    'Sort by a unique key, and start after the last item of the page before.',
  ),
}
