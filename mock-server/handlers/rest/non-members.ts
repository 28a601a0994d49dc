import { isAhead } from '../../services/time/calendar-date.ts'
import { createToken } from '../../database/tokens.ts'
import {
  brokenAddress,
  isEmail,
  isName,
  phoneNumber,
} from '../../services/members/contact-rules.ts'
import { dayAt, deliveryDay, personOf } from '../../services/members/lab-kit-orders.ts'
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

/** Companies with a campaign for lab kits; that of INITECH has ended. */
const campaigns: ReadonlyMap<string, 'open' | 'ended'> = new Map([
  ['ACME', 'open'],
  ['GLOBEX', 'open'],
  ['INITECH', 'ended'],
])

const brokenRules = (request: Request, today: string): readonly Broken[] => [
  ...(['firstName', 'lastName'] as const)
    .filter((field) => !isName(request[field]))
    .map((field): Broken => ({ rule: 'invalid_name', field })),
  ...(isAhead(request.birthDate, today) || request.birthDate < '1900-01-01'
    ? [{ rule: 'invalid_birth_date', field: 'birthDate' } as const]
    : []),
  ...(isEmail(request.email) ? [] : [{ rule: 'invalid_email', field: 'email' } as const]),
  ...(phoneNumber(request.phone, 'US') === null
    ? [{ rule: 'invalid_phone', field: 'phone' } as const]
    : []),
  ...brokenAddress(request.address, false),
]

/** Lab kits for people without an account. */
export const nonMembers: RestHandlers<'orderLabKit'> = {
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
    const [orderId, expectedBy] = [createToken('lk'), deliveryDay(now)]
    const taken = await store.run(
      'INSERT INTO lab_kit_orders (company_code, person, id, expected_by) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
      [companyCode, personOf(body), orderId, expectedBy],
    )
    return taken === 0
      ? problem(409, 'already_ordered')
      : { status: 201, body: { orderId, status: 'RECEIVED', expectedBy } }
  },
}
