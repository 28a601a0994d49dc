import { flowCheckIds } from '../cases/auth-flow-cases.ts'

/** How much a failure harms, the worst first. Reports list failures in this order. */
export const harms = [
  'no answer',
  'crash',
  'disclosure',
  'wrong response',
  'invalid accepted',
  'valid refused',
  'undocumented',
  'convention',
] as const
export type Harm = (typeof harms)[number]

/** All failures of these are listed on the terminal, however many there are. */
export const severe: ReadonlySet<Harm> = new Set(harms.slice(0, 4))

const checksOf: Readonly<Record<Exclude<Harm, 'wrong response'>, readonly string[]>> = {
  'no answer': ['no_answer'],
  crash: ['not_a_server_error', 'error_shape'],
  disclosure: [
    'other_member',
    'ignored_auth',
    ...flowCheckIds,
    'logout_revokes',
    'use_after_free',
    'cors_exact_origin',
    'phi_not_in_url',
    'no_store_on_phi',
  ],
  'invalid accepted': [
    'negative_data_rejection',
    'missing_required_header',
    'unsupported_media',
    'unsupported_method',
    'protovalidate_request',
    'envelope_refused',
    'unknown_cursor_refused',
  ],
  'valid refused': ['positive_data_acceptance', 'unknown_fields_ignored'],
  undocumented: [
    'status_code_conformance',
    'content_type_conformance',
    'code_documented',
    'undocumented_operation',
    'undocumented_field',
  ],
  convention: [
    'allow_header',
    'charset',
    'number_precision',
    'refusal_status',
    'no_reflection',
    'cookie_flags',
    'security_headers',
    'accept_language_honoured',
    'content_language_header',
    'retry_after_stated',
    'empty_body',
  ],
}

const harmByCheck = new Map(
  Object.entries(checksOf).flatMap(([harm, checks]) =>
    checks.map((check) => [check, harm as Harm] as const),
  ),
)

/** The harm of a failed check; a check that is not listed is about a wrong response. */
export function harmOf(check: string): Harm {
  return harmByCheck.get(check) ?? 'wrong response'
}

/** Orders checks by harm, the worst first. */
export function byHarm(a: string, b: string): number {
  return harms.indexOf(harmOf(a)) - harms.indexOf(harmOf(b))
}
