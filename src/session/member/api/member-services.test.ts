import { expect, test } from 'vitest'
import { listContacts } from '#generated/openapi/calls.ts'
import { createPortalClient } from '#generated/openapi/client.ts'
import {
  getCareTeam,
  getCoverage,
  getFlowStatus,
  getMigrationInfo,
  listCoachingSessions,
  listPaymentMethods,
} from '#generated/rpc/calls.ts'
import { createRpcClient, type RpcClient } from '#generated/rpc/client.ts'
import { contactsOf } from './contacts-answer.ts'
import { ContractBroken } from '#platform/http/failure.ts'
import { isEligibleForMigration } from '../../account-linking/api/migration-eligibility.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/** A client whose server answers every call with this body. */
const answering = (body: unknown): RpcClient =>
  createRpcClient({ baseUrl: 'https://portal.example', fetch: async () => Response.json(body) })
const unknown = (raw: string) => ({ type: 'unknown', raw })

const session = {
  id: 'cs-1',
  caseId: 'case-1',
  kind: 'SESSION_KIND_INTRO',
  medium: 'SESSION_MEDIUM_VIDEO',
  status: 'SESSION_STATUS_BOOKED',
  startTime: '2026-11-24T17:30:00Z',
  durationMinutes: 30,
  coachName: 'Dana',
}
const plan = {
  id: 'p-1',
  name: 'Plan',
  sponsorKind: 'SPONSOR_KIND_SELF',
  startDate: { year: 2026, month: 1, day: 1 },
}
const card = { id: 'pm-1', kind: 'PAYMENT_METHOD_KIND_CARD', brand: 'Visa', lastFour: '4242' }

test('reads short enum names and JSON defaults', async () => {
  const { members } = await getCareTeam(
    answering({ members: [{ id: 'c-1', displayName: 'Dana', role: 'CARE_ROLE_COACH' }] }),
  )
  expect(members).toEqual({
    items: [
      {
        id: 'c-1',
        displayName: 'Dana',
        role: 'COACH',
        programDbSlugs: [],
        languages: [],
        phone: '',
        primary: false,
      },
    ],
    leftOut: 0,
  })
})

test('keeps a person of the care team whose role is unknown', async () => {
  const { members } = await getCareTeam(
    answering({ members: [{ id: 'c-1', displayName: 'Dana', role: 'CARE_ROLE_SURGEON' }] }),
  )
  expect(members.items[0]?.role).toEqual(unknown('CARE_ROLE_SURGEON'))
})

test('leaves out one unreadable session of 200, and keeps an unknown state', async () => {
  const sent = Array.from({ length: 200 }, (_, index) => ({ ...session, id: `cs-${index}` }))
  const { sessions } = await listCoachingSessions(
    answering({
      sessions: sent
        .with(7, { ...session, startTime: 'soon' })
        .with(8, { ...session, status: 'SESSION_STATUS_ON_HOLD' }),
    }),
  )
  expect(sessions.leftOut).toBe(1)
  expect(sessions.items.length).toBe(199)
  expect(sessions.items[7]?.status).toEqual(unknown('SESSION_STATUS_ON_HOLD'))
})

test('reads an unknown state of a coaching case with the next kind', async () => {
  const { flowStatus } = await getFlowStatus(
    answering({
      flowStatus: { caseId: 'case-1', state: 'FLOW_STATE_ON_HOLD', nextKind: 'SESSION_KIND_GROUP' },
    }),
  )
  expect(flowStatus).toEqual({
    caseId: 'case-1',
    state: unknown('FLOW_STATE_ON_HOLD'),
    nextKind: unknown('SESSION_KIND_GROUP'),
    sessionId: '',
  })
})

test('leaves out and counts a program without its cost', async () => {
  const programs = [
    { dbSlug: 'DIABETES' },
    { dbSlug: 'HYPERTENSION', cost: { amountCents: 3900, period: 'COST_PERIOD_QUARTER' } },
  ]
  const { plans } = await getCoverage(answering({ plans: [{ ...plan, programs }] }))
  expect(plans.leftOut).toBe(0)
  expect(plans.items[0]?.programs).toEqual({
    items: [
      {
        dbSlug: 'HYPERTENSION',
        cost: { amountCents: 3900, period: unknown('COST_PERIOD_QUARTER') },
      },
    ],
    leftOut: 1,
  })
})

test('rejects more than four digits of a card and a form address that is not allowed', async () => {
  const { methods, formUri } = await listPaymentMethods(
    answering({
      methods: [card, { ...card, lastFour: '4242424242424242' }],
      formUri: 'javascript:alert(1)',
    }),
  )
  expect(methods).toEqual({
    items: [{ ...card, kind: 'CARD', expiryMonth: '', isDefault: false }],
    leftOut: 1,
  })
  expect(formUri).toEqual({ type: 'unreadable' })
})

test('rejects a list without a readable row, with no value in the failure', async () => {
  const failure: unknown = await rejectWithFailure(
    listPaymentMethods(answering({ methods: [{ ...card, lastFour: '4242424242424242' }] })),
  ).catch((thrown) => thrown)
  expect(failure).toBeInstanceOf(ContractBroken)
  expect(JSON.stringify(failure)).not.toMatch(/4242|Visa/)
})

test('reads a phone without a type as mobile, and keeps an unknown contact type', async () => {
  const contact = {
    id: 'ct-1',
    firstName: 'Ana',
    lastName: 'Ruiz',
    contactType: 'NB',
    email: null,
    phones: [
      { number: '2075550177' },
      { number: '2075550161', phoneType: 'HO' },
      { number: 'none' },
    ],
  }
  const client = createPortalClient({
    baseUrl: 'https://portal.example',
    fetch: async () =>
      Response.json({ contacts: [contact, { ...contact, email: undefined, firstName: 7 }] }),
  })
  expect(contactsOf(await listContacts(client))).toEqual({
    items: [
      {
        ...contact,
        contactType: unknown('NB'),
        phones: [
          { number: '2075550177', phoneType: 'MO' },
          { number: '2075550161', phoneType: 'HO' },
        ],
        phonesLeftOut: 1,
      },
    ],
    leftOut: 1,
  })
})

test.each([
  [{ eligible: true, benefitsOffered: 'BENEFITS_OFFERED_DENTAL' }, true],
  [{}, false],
  [{ eligible: 'yes' }, false],
  [null, false],
])('AUTH-010: with the answer %j the member may migrate: %s', async (body, eligible) => {
  expect(await isEligibleForMigration(answering(body))).toBe(eligible)
})

test('keeps an unknown benefit of the single account', async () => {
  expect(
    (await getMigrationInfo(answering({ benefitsOffered: 'BENEFITS_OFFERED_DENTAL' })))
      .benefitsOffered,
  ).toEqual(unknown('BENEFITS_OFFERED_DENTAL'))
})
