import { staff } from '../seed/staff.ts'
import { AUDIENCES, signJwt } from '../services/auth/jwt.ts'
import { partnerOf } from '../services/auth/partner-directory.ts'
import { samlPublicKey } from '../services/auth/saml.ts'
import { auditOf } from '../database/tables/audit-log.ts'
import { type MemberRow, memberById } from '../database/tables/members.ts'
import { mailsOf } from '../database/tables/mails.ts'
import type { Impersonator } from '../database/tables/impersonator.ts'
import { issueTicket } from '../database/tables/tickets.ts'
import type { ControlRequest } from './control-request.ts'
import {
  fieldsOf,
  type ControlFields,
  ControlError,
  optional,
  text,
  whole,
} from './control-error.ts'

const CODE_KINDS = [
  'access-code',
  'education-code',
  'partner-code',
  'identity-code',
  'sso-code',
] as const

const scenarioOf = ({ query }: ControlRequest): string | null => query.get('scenario')

/**
 * GET /control/mails: the messages sent to members of a scenario, or to the demo members, oldest
 * first.
 */
export function mails(order: ControlRequest) {
  return mailsOf(order.sandbox.store, scenarioOf(order))
}

/**
 * GET /control/audit: staff actions in the accounts of a scenario, or of the demo members, in
 * order.
 */
export function auditTrail(order: ControlRequest) {
  return auditOf(order.sandbox.store, scenarioOf(order))
}

const memberOf = async ({ sandbox }: ControlRequest, fields: ControlFields): Promise<MemberRow> => {
  const id = text(fields, 'memberId')
  const member = await memberById(sandbox.store, id)
  if (!member) throw new ControlError(400, `there is no member with the id "${id}"`)
  return member
}

const nowOf = ({ sandbox }: ControlRequest, member: MemberRow): number =>
  sandbox.clock.now(member.scenario ?? '')

/**
 * POST /control/access-codes: issues a code as a partner, the identity service, a course or one-app
 * would.
 */
export async function createAccessCode(order: ControlRequest) {
  const fields = fieldsOf(order.body, ['memberId', 'kind', 'partnerId', 'externalId'])
  const member = await memberOf(order, fields)
  const kind = CODE_KINDS.find(
    (known) => known === (optional(fields, 'kind', text) ?? 'access-code'),
  )
  if (!kind) throw new ControlError(400, `"kind" must be one of ${CODE_KINDS.join(', ')}`)
  const wanted = optional(fields, 'partnerId', text)
  if (wanted !== undefined && !partnerOf(wanted))
    throw new ControlError(400, `there is no partner "${wanted}"`)
  const isPartners = kind === 'partner-code' || kind === 'identity-code' || kind === 'sso-code'
  const partner = wanted ?? (isPartners ? 'TELADOC' : undefined)
  const data = {
    ...(partner === undefined ? {} : { partnerId: partner }),
    ...(kind === 'sso-code'
      ? { externalId: optional(fields, 'externalId', text) ?? `external-${member.id}` }
      : {}),
  }
  return {
    code: await issueTicket(order.sandbox.store, kind, member.id, nowOf(order, member), data),
  }
}

/**
 * POST /control/jwts: issues a token signed as by one-app or the Teams client. Without `memberId`
 * it is for a Teams user who is not a member.
 */
export async function createJwt(order: ControlRequest) {
  const fields = fieldsOf(order.body, ['memberId', 'audience', 'seconds'])
  const audience = optional(fields, 'audience', text) ?? 'one-app'
  if (!Object.hasOwn(AUDIENCES, audience))
    throw new ControlError(400, `"audience" must be one of ${Object.keys(AUDIENCES).join(', ')}`)
  const member = fields['memberId'] === undefined ? null : await memberOf(order, fields)
  const seconds = optional(fields, 'seconds', whole(-86_400, 86_400)) ?? 300
  const now = member ? nowOf(order, member) : order.sandbox.clock.now('')
  // The check above guarantees the entry.
  return {
    jwt: await signJwt(
      order.sandbox.store,
      audience as keyof typeof AUDIENCES,
      member?.id ?? 'nobody',
      now,
      seconds,
    ),
  }
}

const impersonatorOf = (fields: ControlFields): Impersonator | null => {
  const id = optional(fields, 'impersonatorId', text)
  const role = optional(fields, 'role', text)
  if (id === undefined && role === undefined) return null
  const found = staff.find(
    (one) => (id === undefined || one.id === id) && (role === undefined || one.role === role),
  )
  if (!found)
    throw new ControlError(
      400,
      `there is nobody like that on the staff; there are ${staff.map((one) => `${one.id} (${one.role})`).join(', ')}`,
    )
  return { id: found.id, role: found.role }
}

/**
 * POST /control/auth-tokens: issues a token for the address, for the member or for staff who will
 * view the account.
 */
export async function createAuthToken(order: ControlRequest) {
  const fields = fieldsOf(order.body, ['memberId', 'impersonatorId', 'role'])
  const member = await memberOf(order, fields)
  const impersonator = impersonatorOf(fields)
  return {
    authToken: await issueTicket(
      order.sandbox.store,
      'auth-token',
      member.id,
      nowOf(order, member),
      impersonator ? { impersonator } : {},
    ),
  }
}

/** GET /control/saml-key: the public key with which partners verify SAML assertions. */
export async function samlKey({ sandbox }: ControlRequest) {
  return {
    publicKey: await samlPublicKey(sandbox.store),
  }
}
