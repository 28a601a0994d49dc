import { readFact } from '../../database/facts/facts.ts'
import { hashOf, createToken } from '../../database/tokens.ts'
import {
  brokenAddress,
  isEmail,
  isName,
  phoneNumber,
} from '../../services/members/contact-rules.ts'
import type { RestHandlers, Schema } from '../rest-call.ts'

type Request = Schema<'LabKitRequest'>
type Rule =
  | 'invalid_name'
  | 'invalid_birth_date'
  | 'invalid_email'
  | 'invalid_phone'
  | 'invalid_address'
  | 'po_box_not_allowed'
type Broken = { readonly rule: Rule; readonly field: string }

/** Companies with a lab kit campaign; the campaign of INITECH has ended. */
const campaigns: ReadonlyMap<string, 'open' | 'ended'> = new Map([
  ['ACME', 'open'],
  ['GLOBEX', 'open'],
  ['INITECH', 'ended'],
])

const DAY = 86_400_000
const TO_DELIVERY = 10 * DAY

const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

const brokenRules = (request: Request, today: string): readonly Broken[] => [
  ...(['firstName', 'lastName'] as const)
    .filter((field) => !isName(request[field]))
    .map((field): Broken => ({ rule: 'invalid_name', field })),
  ...(request.birthDate > today || request.birthDate < '1900-01-01'
    ? [{ rule: 'invalid_birth_date', field: 'birthDate' } as const]
    : []),
  ...(isEmail(request.email) ? [] : [{ rule: 'invalid_email', field: 'email' } as const]),
  ...(phoneNumber(request.phone, 'US') === null
    ? [{ rule: 'invalid_phone', field: 'phone' } as const]
    : []),
  ...brokenAddress(request.address, false),
]

/** Hashes a normalized person. Finding out who ordered requires all of these fields. */
const personOf = ({
  firstName,
  lastName,
  birthDate,
  email,
}: Pick<Request, 'firstName' | 'lastName' | 'birthDate' | 'email'>): string =>
  hashOf(
    [firstName, lastName, birthDate, email]
      .map((part) => part.trim().normalize('NFC').toLowerCase())
      .join('\n'),
  )

/** Lab kit orders, which are open to non-members. Only members can list them. */
export const labOrders: RestHandlers<'orderLabKit' | 'listLabKitOrders'> = {
  orderLabKit: async ({ body, now, store, problem }) => {
    const broken = brokenRules(body, dayAt(now))
    const [first] = broken
    if (first) {
      const { status, body: example } = problem(
        422,
        broken.every(({ rule }) => rule === first.rule) ? first.rule : 'several_fields',
      )
      return { status, body: { ...example, details: broken.map(({ field }) => field) } }
    }
    const companyCode = body.companyCode.toUpperCase()
    const campaign = campaigns.get(companyCode)
    if (campaign === undefined) return problem(404, 'unknown_company_code')
    if (campaign === 'ended') return problem(422, 'campaign_ended')
    const [orderId, expectedBy] = [createToken('lk'), dayAt(now + TO_DELIVERY)]
    const taken = await store.run(
      'INSERT INTO lab_kit_orders (company_code, person, id, expected_by) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [companyCode, personOf(body), orderId, expectedBy],
    )
    return taken === 0
      ? problem(409, 'already_ordered')
      : { status: 201, body: { orderId, status: 'RECEIVED', expectedBy } }
  },

  listLabKitOrders: async ({ caller, store, now }) => {
    const person = personOf(await readFact(store, caller.id, 'personal'))
    const rows = await store.all<{ id: string; expected_by: string }>(
      'SELECT id, expected_by FROM lab_kit_orders WHERE person = ? ORDER BY expected_by DESC, id DESC LIMIT 50',
      [person],
    )
    const orders = rows.map((row) => ({
      orderId: row.id,
      status: 'RECEIVED' as const,
      expectedBy: row.expected_by || dayAt(now + TO_DELIVERY),
    }))
    return { status: 200, body: { orders } }
  },
}
