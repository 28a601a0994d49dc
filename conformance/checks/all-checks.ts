import { charset, contentCoding, jsonWellformed, numberPrecision } from './body-form-checks.ts'
import { paginationCount, rangeHonoured, sortHonoured } from './list-checks.ts'
import {
  idempotencyKeyHonoured,
  idempotentPut,
  ifMatchHonoured,
  patchOnlyNamedFields,
} from './write-checks.ts'
import { acceptLanguageHonoured, contentLanguageHeader } from './language-checks.ts'
import { undocumentedOperation } from './undocumented-operation.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { Target } from '../runner/target/target.ts'
import type { Check } from './check.ts'
import * as input from './input-checks.ts'
import { noStoreOnPhi } from './privacy-checks.ts'
import * as manner from './http-semantics-checks.ts'
import * as promise from './extension-checks.ts'
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
    ['json_wellformed', jsonWellformed],
    ['content_coding', contentCoding],
    ['charset', charset],
    ['number_precision', numberPrecision],
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
    ['pagination_count', paginationCount],
    ['range_honoured', rangeHonoured],
    ['sort_honoured', sortHonoured],
    ['idempotent_put', idempotentPut],
    ['if_match_honoured', ifMatchHonoured],
    ['idempotency_key_honoured', idempotencyKeyHonoured],
    ['unknown_cursor_refused', promise.unknownCursorRefused],
    ['patch_only_named_fields', patchOnlyNamedFields],
    ['eligibility_codes', promise.eligibilityCodes],
    ['no_store_on_phi', noStoreOnPhi(document)],
    ['phi_not_in_url', manner.phiNotInUrl],
    ['cors_exact_origin', manner.corsExactOrigin(isStrict)],
    ['cookie_flags', manner.cookieFlags(isStrict, isEncrypted)],
    ['security_headers', manner.securityHeaders],
    ['accept_language_honoured', acceptLanguageHonoured],
    ['content_language_header', contentLanguageHeader],
    ['undocumented_operation', undocumentedOperation],
    ['undocumented_field', undocumentedField],
  ]
  return new Map(all.filter(([id]) => isRuleOn(id, groups, document.root)))
}

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
