const success = /^\D*\b2\d\d\b/
const redirect = /^\D*\b3\d\d\b/
const refusal = /^\D*\b4\d\d\b/
const failure = /^\D*\b5\d\d\b/
/** A code of an RPC, which stands where REST has a status. */
const code = /^returned (?!ok\b)[a-z_]+\b(?! message)/
const step = / instead of /

/**
 * For each check the classes of wrong answers that its conditions tell apart, by the message of the
 * finding. Each has a mutant that must be found with such a message, or a test.
 */
export const wrongAnswers = {
  not_a_server_error: { failure, code, canceled: /nobody canceled/ },
  status_code_conformance: { success, redirect, refusal, failure },
  content_type_conformance: {
    none: /without a content type/,
    another: /undocumented content type/,
    'another for an RPC': /another content type than the request's/,
    'another for an RPC error': /Connect does not define/,
    'another for gRPC': /gRPC(-web)? does not define/,
  },
  response_headers_conformance: { missing: /without the header/, 'another form': /violates its/ },
  response_schema_conformance: {
    type: /violates type/,
    missing: /violates required/,
    choice: /violates (enum|const)/,
    format: /violates (format|pattern)/,
    length: /violates (min|max)Length/,
    range: /violates (exclusive)?[Mm](in|ax)imum/,
    message: /not a valid/,
    'unknown bytes': /fields that \w+ does not have/,
    'item of a stream': /an item that violates/,
  },
  empty_body: {
    missing: /without the documented body/,
    undocumented: /with an undocumented body/,
    message: /ok without a message/,
  },
  json_wellformed: {
    broken: /a body that is not JSON/,
    'a name twice': /has a name twice/,
    'item of a stream': /an item that is not JSON/,
    message: /a message that is not JSON/,
    'no object': /body that is not a JSON object/,
  },
  content_coding: { another: /as Content-Encoding says/ },
  charset: { another: /another charset/, bytes: /not UTF-8$/, mark: /byte order mark/ },
  number_precision: { rounded: /beyond 2\^53/ },
  positive_data_acceptance: {
    refusal: /valid request \(4(?!22)/,
    'refusal with 422': /valid request \(422/,
    unauthorized: /returned 401/,
    code: /valid request \([a-z]/,
    unauthenticated: /returned unauthenticated/,
  },
  negative_data_rejection: { success, redirect, message: /request: / },
  protovalidate_request: { message: /request: / },
  refusal_status: { success, redirect, refusal, failure, message: /accepted an|returned ok/, code },
  missing_required_header: { success, redirect },
  unsupported_method: { success, redirect, refusal, failure, 'for an RPC': /for PUT/ },
  unsupported_media: { success: /type \(2/, redirect: /type \(3/, message: /stream \(2/ },
  allow_header: { missing: /in Allow/ },
  error_shape: { trace: /stack trace/ },
  no_reflection: { value: /value of the request/ },
  ignored_auth: {
    success,
    redirect,
    refusal: /another error/,
    message: /returned a message/,
    code: /instead of unauthenticated/,
  },
  logout_revokes: { success: /^returned 2/, redirect: /^returned 3/, step },
  other_member: { success, redirect, refusal },
  view_only: { success, redirect, refusal, ok: /^returned a message/, code },
  use_after_free: { success, redirect },
  ensure_resource_availability: { 'not found': /404/, gone: /410/ },
  read_after_write: { lost: /does not return/ },
  pagination_count: { more: /more items/, fewer: /fewer items/ },
  range_honoured: { before: /item before/, after: /item after/, edge: /at the boundary/ },
  sort_honoured: { order: /newest item first/ },
  page_limit_honoured: { longer: /longer page/ },
  pages_complete: {
    missing: /missing between pages/,
    more: /that the list lacks/,
    order: /another order/,
    'the same cursor': /same cursor twice/,
    refused: /a limit$|that it issued/,
  },
  idempotent_put: { status: /and then/, body: /another body/ },
  if_match_honoured: { success, redirect, refusal, ok: /^returned ok/, code },
  idempotency_key_honoured: {
    status: /and then \d/,
    code: /and then [a-z]/,
    body: /another body/,
  },
  unknown_cursor_refused: { success, redirect, refusal, ok: /^returned ok/, code },
  patch_only_named_fields: { changed: /did not name/ },
  eligibility_codes: {
    refused: /^rejected \(/,
    accepted: /^accepted/,
    codes: /with other codes/,
  },
  no_store_on_phi: { stored: /without Cache-Control/ },
  phi_not_in_url: { personal: /in a URL/ },
  cors_exact_origin: {
    null: /"null"/,
    'any with credentials': /with credentials/,
    any: /every origin$/,
    echo: /echoes/,
    'not named': /does not name/,
    'without Vary': /without Vary/,
  },
  cookie_flags: { secure: /Secure/, 'http only': /HttpOnly/, 'same site': /SameSite/ },
  security_headers: { missing: /^returned \d+ without/ },
  accept_language_honoured: { texts: /texts of another/ },
  content_language_header: { another: /another Content-Language/ },
  undocumented_operation: { method: /^allows/ },
  undocumented_field: { field: /^answered/ },
  code_documented: { code: /undocumented code/ },
  code_matches_http: { status: / with \d+ instead/, 'of gRPC': /instead of 200/ },
  error_details_typed: {
    'no code': /without an RPC code/,
    'no type': /without a type/,
    unreadable: /not a valid/,
    'another code': /than grpc-status/,
    encoding: /grpc-status-details-bin/,
  },
  protovalidate_response: { rule: /violates/, 'never returned': /never return/ },
  trailers_clean: {
    'no status': /no valid grpc-status/,
    'status in the headers': /in the headers together/,
    'frame behind the end': /incomplete frame/,
    'no end': /exactly one end-of-stream/,
    'unreadable end': /that is not a JSON object/,
    'two messages': /more than one message/,
    names: /not in lower case/,
    message: /not percent-encoded/,
    flags: /unknown flags/,
  },
  compression_agreed: {
    'no header': /without an encoding header/,
    unasked: /did not accept/,
    broken: /invalid gzip/,
  },
  deadline_honoured: { late: /still responding/, early: /long before/ },
  get_equals_post: { another: /GET and POST/ },
  json_proto_equal: { another: /different replies/ },
  unknown_fields_ignored: { refused: /^rejected/, accepted: /^accepted/ },
  envelope_refused: { accepted: /^accepted/, code },
  retry_after_stated: { missing: /without the Retry-After/ },
  no_answer: {
    'hang-up': /hangs up without/,
    slow: /does not answer in time/,
    cut: /within its answer/,
  },
  auth_flow: { step, value: /must be absent/ },
  mfa_required: { step, value: /must be absent/ },
  refresh_rotates: { step, same: /the same/ },
  code_works_once: { step },
  redirect_allowlist: { step },
  impersonation_marked: { step, missing: /returns no value/ },
  workflow: { step: /does not meet/ },
} as const satisfies Readonly<Record<string, Readonly<Record<string, RegExp>>>>

type Checks = typeof wrongAnswers

/** A check and a class of its wrong answers, such as `view_only: refusal`. */
export type WrongAnswer = {
  [Check in keyof Checks]: `${Check}: ${keyof Checks[Check] & string}`
}[keyof Checks]

/** Returns whether a finding says that the answer was wrong in this way. */
export function isFoundAs(
  by: WrongAnswer,
  { check, words }: { readonly check: string; readonly words: string },
): boolean {
  const [name, kind] = by.split(': ') as [string, string]
  const classes: Readonly<Record<string, RegExp>> = wrongAnswers[name as keyof Checks]
  return check === name && classes[kind]!.test(words)
}
