import { readFact, writeFact } from '../../database/facts/facts.ts'
import { memberById } from '../../database/tables/members.ts'
import type { Sql } from '../../database/store.ts'
import {
  keepTicket,
  type Ticket,
  type TicketKind,
  takeTicket,
} from '../../database/tables/tickets.ts'
import { isPortalClient } from '../../services/auth/client-authentication.ts'
import { openSession, partnerSessionBody } from '../../services/auth/open-session.ts'
import type { RestAnswer, RestCall, RestHandlers, Schema } from '../rest-call.ts'
import { type Partner, partnerOf } from '../../services/auth/partner-directory.ts'
import { samlParameters } from '../../services/auth/saml.ts'

type Ids =
  | 'signInWithPartnerCode'
  | 'signInWithIdentityCode'
  | 'redirectMemberToPartner'
  | 'redirectToPartner'
  | 'connectExternalId'
  | 'checkPartnerOidc'
/** Both operations differ only in the name of the code. */
type CodeCall = Omit<RestCall<'signInWithPartnerCode'>, 'body'>

const byCode = async (
  { authorization, path, now, store, problem }: CodeCall,
  kind: TicketKind,
  code: string,
): Promise<RestAnswer<'signInWithPartnerCode'>> => {
  if (!isPortalClient(authorization)) return problem(401, 'invalid_client')
  if (!partnerOf(path.partnerId)) return problem(404, 'not_found')
  return store.transaction(async (sql): Promise<RestAnswer<'signInWithPartnerCode'>> => {
    const ticket = await takeTicket(sql, [kind], code, now)
    if (
      typeof ticket === 'string' ||
      ticket.memberId === null ||
      ticket.data.partnerId !== path.partnerId
    )
      return problem(401, 'code_refused')
    return { status: 200, body: partnerSessionBody(await openSession(sql, ticket.memberId, now)) }
  })
}

type Redirected =
  | { readonly status: 200; readonly body: Schema<'PartnerRedirect'> }
  | 'no-partner'
  | 'again'
  | 'refused'

/** Signs the member of the access code on to a partner. A `caller` must be the same member. */
const redirect = async (
  {
    path,
    query,
    headers,
    body,
    now,
    store,
  }: RestCall<'redirectMemberToPartner' | 'redirectToPartner'>,
  callerId: string | null,
): Promise<Redirected> => {
  const partner = partnerOf(path.partnerId)
  if (!partner) return 'no-partner'
  return store.transaction(async (sql): Promise<Redirected> => {
    const request = headers['initial-request-uuid']
    if (
      request !== undefined &&
      !(await keepTicket(
        sql,
        'initial-request',
        `${partner.id} ${request.toLowerCase()}`,
        null,
        now,
      ))
    )
      return 'again'
    const ticket = await takeTicket(sql, ['access-code', 'partner-code'], body.accessCode, now)
    if (
      typeof ticket === 'string' ||
      ticket.memberId === null ||
      !isFor(ticket, partner) ||
      (callerId !== null && ticket.memberId !== callerId)
    )
      return 'refused'
    return {
      status: 200,
      body: await signOn(sql, ticket.memberId, partner, query.acsURL ?? partner.services[0], now),
    }
  })
}

/**
 * Returns whether a ticket allows sign-on to the partner. A ticket of a staff session does not,
 * because the partner would see the member.
 */
const isFor = ({ data: { partnerId, impersonator } }: Ticket, partner: Partner): boolean =>
  impersonator === undefined && (partnerId === undefined || partnerId === partner.id)

const signOn = async (
  sql: Sql,
  memberId: string,
  partner: Partner,
  service: string,
  now: number,
): Promise<Schema<'PartnerRedirect'>> => {
  if (!partner.services.includes(service)) return { ssoStatus: 'FAILURE' }
  const member = await memberById(sql, memberId)
  const { connectedTo } = await readFact(sql, memberId, 'access')
  if (!member || !connectedTo.includes(partner.id)) return { ssoStatus: 'ACCOUNT_MERGE' }
  return {
    ssoStatus: 'ESTABLISHED',
    uri: service,
    parameters: await samlParameters(sql, member.public_id, service, now),
    wellspringUuid: member.public_id,
  }
}

/** Single sign-on with partners in both directions. */
export const partners: RestHandlers<Ids> = {
  signInWithPartnerCode: (call) => byCode(call, 'partner-code', call.body.access_code),
  signInWithIdentityCode: (call) => byCode(call, 'identity-code', call.body.code),

  redirectMemberToPartner: async (call) => {
    const answer = await redirect(call, call.caller.id)
    if (answer === 'no-partner') return call.problem(404, 'not_found')
    if (answer === 'again') return call.problem(409, 'already_redirected')
    return answer === 'refused' ? call.problem(422, 'code_refused') : answer
  },

  redirectToPartner: async (call) => {
    const answer = await redirect(call, null)
    if (answer === 'no-partner') return call.problem(404, 'not_found')
    if (answer === 'again') return call.problem(409, 'already_redirected')
    return answer === 'refused' ? call.problem(401, 'code_refused') : answer
  },

  connectExternalId: async ({ caller, query, now, store, problem }) =>
    store.transaction(async (sql): Promise<RestAnswer<'connectExternalId'>> => {
      const ticket = await takeTicket(sql, ['sso-code'], query.ssoAccessCode, now)
      if (typeof ticket === 'string') return problem(422, 'code_refused')
      const { partnerId = '', externalId = '' } = ticket.data
      await sql.run(
        'INSERT INTO external_identities (partner_id, external_id, member_id) VALUES (?, ?, ?) ON CONFLICT (partner_id, external_id) DO NOTHING',
        [partnerId, externalId, caller.id],
      )
      const owner = await sql.get<{ member_id: string }>(
        'SELECT member_id FROM external_identities WHERE partner_id = ? AND external_id = ?',
        [partnerId, externalId],
      )
      if (owner?.member_id !== caller.id) return problem(409, 'identity_taken')
      const access = await readFact(sql, caller.id, 'access')
      await writeFact(sql, caller.id, 'access', {
        ...access,
        connectedTo: [...new Set([...access.connectedTo, partnerId])],
      })
      return { status: 204 }
    }),

  checkPartnerOidc: async ({ path, problem }) =>
    partnerOf(path.partner)?.hasOidc ? { status: 204 } : problem(404, 'not_found'),
}
