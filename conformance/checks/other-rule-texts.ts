import type { RuleText } from './rule-texts.ts'

const text = (demands: string, mend: string): RuleText => ({ demands, mend })

/** The checks of RPCs, of flows of the target file and of latency, by id. */
export const otherRuleTexts: Readonly<Record<string, RuleText>> = {
  code_documented: text(
    'Each error code is one of the examples of the RPC or of its named errors.',
    'Name the error at the RPC, or return a named one.',
  ),
  code_matches_http: text(
    'The HTTP status is that of the code in the protocol.',
    'Let the library map codes; look for a gateway that changes statuses.',
  ),
  error_details_typed: text(
    'Details of errors are messages of known types.',
    'Pack details as Any with a type of the module.',
  ),
  protovalidate_request: text(
    'A message that breaks one rule of its fields is refused with invalid_argument.',
    'Run protovalidate before the handler.',
  ),
  protovalidate_response: text(
    'Messages of responses are valid by the rules of their fields.',
    'Compare the message with the rule that is named.',
  ),
  trailers_clean: text(
    'Trailers are as the protocol has them: one status, and no header that belongs elsewhere.',
    'Let the library write trailers; look for a gateway that changes them.',
  ),
  compression_agreed: text(
    'A response is compressed only as the request accepts, and says so.',
    'Read the accepted encodings of the protocol, not those of another.',
  ),
  deadline_honoured: text(
    'A call ends by its deadline with deadline_exceeded, and not long before it.',
    'Pass the deadline of the context on to all work.',
  ),
  get_equals_post: text(
    'A GET and a POST of the same message return the same.',
    'Handle both by the same code.',
  ),
  json_proto_equal: text(
    'JSON and binary messages return the same.',
    'Write JSON with the JSON form of protobuf.',
  ),
  unknown_fields_ignored: text(
    'A message with an unknown field is treated as the target file says.',
    'Set the option for unknown fields of the JSON reader.',
  ),
  envelope_refused: text(
    'Bytes that are no message, or no envelope, are refused with invalid_argument.',
    'Let the library read envelopes, and map its errors.',
  ),
  retry_after_stated: text(
    'resource_exhausted says when to try again.',
    'Send retry-after or RetryInfo.',
  ),
  auth_flow: text(
    'A step of a flow of the target file returns what it states.',
    'Compare the step with the response that is named.',
  ),
  mfa_required: text(
    'Nothing opens before the second step.',
    'Give a token of its own to the first step, which opens only the second.',
  ),
  refresh_rotates: text(
    'A refresh token works once, and returns another one.',
    'Replace the token, and revoke the session when an old one is used.',
  ),
  code_works_once: text(
    'A code opens one session.',
    'Delete the code in the same transaction as it is read.',
  ),
  redirect_allowlist: text(
    'Redirects go to registered addresses only.',
    'Compare the whole address with a list.',
  ),
  impersonation_marked: text(
    'A session that was opened for somebody else says so.',
    'Return who acts, beside who is acted for.',
  ),
  latency_budget: text(
    '95 of 100 responses are within x-latency-budget-ms. A warning without --enforce-latency.',
    'Look for missing indexes and calls in sequence.',
  ),
  slow_outlier: text(
    'No response takes over a second and 20 times the median. A warning.',
    'Look for locks, cold caches and timeouts of other services.',
  ),
}
