import { Given } from '@cucumber/cucumber'
import { alterResponse, type ResponseFields } from '../support/control/alter-response.ts'
import type { PortalWorld } from '../support/world.ts'

/** The rows of a list. JSON omits an empty list. */
const rowsOf = (answer: ResponseFields, name: string): ResponseFields[] =>
  (answer[name] ?? []) as ResponseFields[]

/** Changes one row of a list in an RPC's response. */
const alterRow = (
  world: PortalWorld,
  rpc: string,
  list: string,
  index: number,
  change: ResponseFields,
): Promise<void> =>
  alterResponse(
    world,
    new RegExp(`/${rpc}$`),
    (answer) => ({
      ...answer,
      [list]: rowsOf(answer, list).map((row, at) => (at === index ? { ...row, ...change } : row)),
    }),
    'POST',
  )

Given(
  "the server puts the member's next session on hold, with a kind and a medium that the portal does not know",
  async function (this: PortalWorld) {
    await alterResponse(
      this,
      /\/ListCoachingSessions$/,
      (answer) => ({
        ...answer,
        sessions: rowsOf(answer, 'sessions').map((row) =>
          row['status'] === 'SESSION_STATUS_BOOKED'
            ? {
                ...row,
                status: 'SESSION_STATUS_ON_HOLD',
                kind: 'SESSION_KIND_GROUP',
                medium: 'SESSION_MEDIUM_IN_PERSON',
              }
            : row,
        ),
      }),
      'POST',
    )
  },
)

Given('the server sends a session that has no coach', async function (this: PortalWorld) {
  await alterRow(this, 'ListCoachingSessions', 'sessions', 0, { coachName: '' })
})

Given(
  'the server gives the first person of the care team the role {string}',
  async function (this: PortalWorld, role: string) {
    await alterRow(this, 'GetCareTeam', 'members', 0, { role })
  },
)

Given(
  'the server adds a plan of {string} that is paid each {string}, and a program without a cost',
  async function (this: PortalWorld, sponsorKind: string, period: string) {
    const programs = [
      { dbSlug: 'DIABETES', cost: { amountCents: 3900, period } },
      { dbSlug: 'HYPERTENSION' },
    ]
    await alterResponse(
      this,
      /\/GetCoverage$/,
      (answer) => ({
        ...answer,
        plans: [
          ...rowsOf(answer, 'plans'),
          {
            id: 'p-new',
            name: 'Union Plan',
            sponsorKind,
            startDate: { year: 2026, month: 1, day: 1 },
            programs,
          },
        ],
      }),
      'POST',
    )
  },
)

Given(
  'the server sends one payment method of the kind {string} and one without its last digits',
  async function (this: PortalWorld, kind: string) {
    const method = { id: 'pm-new', kind, brand: 'Harbor Pay', lastFour: '7788' }
    await alterResponse(
      this,
      /\/ListPaymentMethods$/,
      (answer) => ({ ...answer, methods: [method, { ...method, id: 'pm-none', lastFour: '' }] }),
      'POST',
    )
  },
)

Given(
  "the server sends a second phone of Hank O'Neil that cannot be read, and a contact of the kind {string}",
  async function (this: PortalWorld, contactType: string) {
    const nora = {
      id: 'ct-new',
      firstName: 'Nora',
      lastName: 'Berg',
      contactType,
      email: 'nora.berg@example.com',
      phones: [],
    }
    await alterResponse(this, /\/me\/contacts$/, (answer) => ({
      ...answer,
      contacts: [
        ...rowsOf(answer, 'contacts').map((row) =>
          row['firstName'] === 'Hank'
            ? { ...row, phones: [...rowsOf(row, 'phones'), { number: 'private', phoneType: 'MO' }] }
            : row,
        ),
        nora,
      ],
    }))
  },
)

const offering = (
  world: PortalWorld,
  change: (points: ResponseFields[]) => ResponseFields[],
): Promise<void> =>
  alterResponse(world, /\/auth\/mfa\/[^/]+\/contactPoints$/, (answer) =>
    Array.isArray(answer['contactTypes'])
      ? { ...answer, contactTypes: change(rowsOf(answer, 'contactTypes')) }
      : answer,
  )

Given(
  'the server also offers a code by {string}',
  async function (this: PortalWorld, contactType: string) {
    await offering(this, (points) => [{ contactType, destination: '•••-0142' }, ...points])
  },
)

Given(
  'the server offers a code only by {string}',
  async function (this: PortalWorld, contactType: string) {
    await offering(this, ([point]) => [{ ...point, contactType }])
  },
)
