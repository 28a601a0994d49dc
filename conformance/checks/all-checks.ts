import type { TestCase } from '../cases/test-case.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import {
  answerFor,
  isStreamed,
  type Operation,
  type OperationResponse,
} from '../contract/operation.ts'
import type { Vocabulary } from '../contract/vocabulary.ts'
import type { Target } from '../runner/target/target.ts'
import { headerOf, type HttpResponse, type HttpExchange } from '../runner/http/exchange.ts'
import { isStreamType, STREAM_ITEMS, streamItems } from '../runner/http/stream-items.ts'
import type { Check, Finding } from './check.ts'
import * as input from './input-checks.ts'
import { noStoreOnPhi } from './privacy-checks.ts'
import * as manner from './http-semantics-checks.ts'
import * as promise from './extension-checks.ts'
import { plainCall } from '../rpc/rpc-axis.ts'
import { plainBody } from '../rpc/read-reply.ts'
import { rpcFindings } from './rpc-checks.ts'
import * as state from './state-checks.ts'
import { isRuleOn, ruleGroups, type RuleGroups } from './rules.ts'
import { undocumentedField } from './undocumented-field.ts'
import * as wire from './response-checks.ts'

/**
 * All checks by id. Ids are those of Schemathesis where both mean the same, and never change,
 * because lists of known failures name them.
 */
export function checksOf(
  document: ContractDocument,
  groups: RuleGroups = new Set(ruleGroups),
  target?: Pick<Target, 'bases'>,
): ReadonlyMap<string, Check> {
  const isStrict = groups.has('health')
  const isEncrypted = target?.bases.every(({ address }) => address.startsWith('https:')) === true
  const all: [string, Check][] = [
    ['not_a_server_error', wire.notAServerError],
    ['status_code_conformance', wire.statusCodeConformance],
    ['content_type_conformance', wire.contentTypeConformance],
    ['response_headers_conformance', wire.responseHeadersConformance],
    ['response_schema_conformance', wire.responseSchemaConformance],
    ['empty_body', wire.emptyBody(isStrict)],
    ['json_wellformed', wire.jsonWellformed],
    ['content_coding', wire.contentCoding],
    ['charset', wire.charset],
    ['number_precision', wire.numberPrecision],
    ['positive_data_acceptance', input.positiveDataAcceptance],
    ['negative_data_rejection', input.negativeDataRejection],
    ['refusal_status', input.refusalStatus],
    ['missing_required_header', input.missingRequiredHeader],
    ['unsupported_method', input.unsupportedMethod],
    ['unsupported_media', input.unsupportedMedia],
    ['allow_header', input.allowHeader],
    ['error_shape', input.errorShape],
    ['no_reflection', input.noReflection],
    ['ignored_auth', state.ignoredAuth],
    ['logout_revokes', state.logoutRevokes],
    ['other_member', state.otherMember],
    ['view_only', state.viewOnly],
    ['use_after_free', state.useAfterFree],
    ['ensure_resource_availability', state.ensureResourceAvailability],
    ['read_after_write', state.readAfterWrite],
    ['pagination_count', promise.paginationCount],
    ['range_honoured', promise.rangeHonoured],
    ['sort_honoured', promise.sortHonoured],
    ['idempotent_put', promise.idempotentPut],
    ['if_match_honoured', promise.ifMatchHonoured],
    ['idempotency_key_honoured', promise.idempotencyKeyHonoured],
    ['unknown_cursor_refused', promise.unknownCursorRefused],
    ['patch_only_named_fields', promise.patchOnlyNamedFields],
    ['eligibility_codes', promise.eligibilityCodes],
    ['no_store_on_phi', noStoreOnPhi(document)],
    ['phi_not_in_url', manner.phiNotInUrl],
    ['cors_exact_origin', manner.corsExactOrigin(isStrict)],
    ['cookie_flags', manner.cookieFlags(isStrict, isEncrypted)],
    ['security_headers', manner.securityHeaders],
    ['accept_language_honoured', manner.acceptLanguageHonoured],
    ['content_language_header', manner.contentLanguageHeader],
    ['undocumented_operation', manner.undocumentedOperation],
    ['undocumented_field', undocumentedField],
  ]
  return new Map(all.filter(([id]) => isRuleOn(id, groups, document.root)))
}

/** Checks that also apply to RPC responses. */
const ofAnything = [
  'error_shape',
  'no_reflection',
  'charset',
  'number_precision',
  'cookie_flags',
  'security_headers',
] as const

/** Checks that only RPCs have. */
export const rpcCheckIds = [
  'code_documented',
  'code_matches_http',
  'error_details_typed',
  'protovalidate_request',
  'protovalidate_response',
  'trailers_clean',
  'compression_agreed',
  'deadline_honoured',
  'get_equals_post',
  'json_proto_equal',
  'unknown_fields_ignored',
  'envelope_refused',
  'retry_after_stated',
] as const

/** Checks of reading a list page by page. */
export const pageCheckIds = ['page_limit_honoured', 'pages_complete'] as const

const decoded = (body: Buffer): string | undefined => {
  if (body.length === 0) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return undefined
  }
}

const parsed = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\uFEFF/, '')) as unknown)
  } catch {
    return undefined
  }
}

/**
 * A response is a stream by its content type or by the contract, or if it was read for a while and
 * did not end.
 */
const itemsOf = (
  { rpc }: Operation,
  answer: OperationResponse | undefined,
  response: HttpResponse,
  text = '',
): readonly unknown[] | undefined => {
  const type = headerOf(response, 'content-type') ?? ''
  const isNamed = isStreamType(type) || response.isCut === true
  if (rpc !== undefined) return undefined
  if (isNamed) return streamItems(type, text).slice(0, STREAM_ITEMS)
  if (answer === undefined || !isStreamed({ answers: new Map([['', answer]]) })) return undefined
  // A stream that ended is one JSON value, or one in each line.
  const whole = parsed(text)
  return whole === undefined ? streamItems(type, `${text}\n`).slice(0, STREAM_ITEMS) : [whole]
}

export interface CheckContext {
  readonly document: ContractDocument
  readonly target: Pick<Target, 'features'> & Partial<Pick<Target, 'operations'>>
  readonly checks: ReadonlyMap<string, Check>
  readonly validator: SchemaValidator
  readonly vocabulary: Vocabulary
}

const everyFinding = (
  { checks, validator, vocabulary, document, target: { features } }: CheckContext,
  operation: Operation,
  testCase: TestCase,
  response: HttpResponse,
  variables: Readonly<Record<string, string>> = {},
  others: readonly HttpExchange[] = [],
): Finding[] => {
  const text = decoded(
    operation.rpc === undefined
      ? response.body
      : plainBody(testCase.request.rpc ?? plainCall, operation.rpc.isStream, response),
  )
  // The operation documents responses to its own method only.
  const answer = testCase.expects === 'method' ? undefined : answerFor(operation, response.status)
  const exchange = {
    operation,
    testCase,
    response,
    others,
    answer,
    text,
    value: parsed(text),
    items: itemsOf(operation, answer, response, text),
    validator,
    vocabulary,
    document,
    features,
    variables,
  }
  if (operation.rpc !== undefined)
    return [
      ...ofAnything.flatMap((check) =>
        (checks.get(check)?.(exchange) ?? []).map((found) => ({ check, ...found })),
      ),
      ...rpcFindings(exchange, operation.rpc),
    ]
  return [...checks].flatMap(([check, look]) =>
    look(exchange).map((found) => ({ check, ...found })),
  )
}

/** The findings of a response, in the order of the checks, without those that the target leaves out. */
export function findingsOf(...args: Parameters<typeof everyFinding>): Finding[] {
  const [{ target }, { id }] = args
  const without = target.operations?.[id]?.without ?? []
  return everyFinding(...args).filter(({ check }) => !without.includes(check))
}
