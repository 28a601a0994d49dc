import { expect, test } from 'vitest'
import type { BloodSugarAlerts } from '../../model/alerts/blood-sugar-alerts.ts'
import {
  alertRecipientsPatch,
  alertRecipientsInputOf,
} from '../../model/alerts/alert-recipients-input.ts'
import { getBloodSugarAlerts } from '#generated/openapi/calls.ts'
import { createPortalClient } from '#generated/openapi/client.ts'
import { alertsBody, bloodSugarAlerts } from './blood-sugar-alerts-body.ts'

const wire = {
  BGLowerLimit: 60,
  BGUpperLimit: 300,
  prefMeth: 'SMS',
  OptIntoNightAlt: true,
  StartBlTime: '22:00',
  EndBlTime: '06:30',
  OptIntoAlerts: false,
}
const to = (contactId: string, over: object = {}) => ({
  contactId,
  contactType: 'FA',
  channel: 'EMAIL',
  address: `${contactId}@example.com`,
  ...over,
})

/** Decodes an answer as the portal does. */
const read = async (over: object = {}): Promise<BloodSugarAlerts> => {
  const answer = {
    preferences: wire,
    low: { threshold: 70, destinations: [] },
    high: { threshold: 300, destinations: [] },
    ...over,
  }
  return bloodSugarAlerts(
    await getBloodSugarAlerts(
      createPortalClient({
        baseUrl: 'https://portal.example',
        fetch: async () => Response.json(answer),
      }),
    ),
  )
}
const { preferences } = await read()

test('BG-010: BGLowerLimit is low', () => {
  expect(preferences.low).toBe(60)
})
test('BG-011: BGUpperLimit is high', () => {
  expect(preferences.high).toBe(300)
})
test('BG-012: prefMeth is contactMethod', () => {
  expect(preferences.contactMethod).toBe('SMS')
})
test('BG-013: OptIntoNightAlt is immediateSupport', () => {
  expect(preferences.immediateSupport).toBe(true)
})
test('BG-014: StartBlTime is startTime', () => {
  expect(preferences.startTime).toBe('22:00')
})
test('BG-015: EndBlTime is endTime', () => {
  expect(preferences.endTime).toBe('06:30')
})
test('BG-016: OptIntoAlerts is optInAlerts', () => {
  expect(preferences.optInAlerts).toBe(false)
})

test('encodes changes under the keys of the specification', () => {
  expect(alertsBody({ preferences })).toEqual({ preferences: wire })
  expect(alertsBody({ preferences: { optInAlerts: true } })).toEqual({
    preferences: { OptIntoAlerts: true },
  })
  expect(() => alertsBody({ preferences: { low: 19 } })).toThrow()
  expect(() => alertsBody({})).toThrow()
})

test('reads an unknown contact method as unknown', async () => {
  expect((await read({ preferences: { ...wire, prefMeth: 'FAX' } })).preferences).toMatchObject({
    low: 60,
    contactMethod: { type: 'unknown', raw: 'FAX' },
  })
})

const ana = {
  id: 'ana',
  firstName: 'Ana',
  lastName: 'Ruiz',
  contactType: 'FA',
  email: 'ana@example.com',
  phones: [],
  phonesLeftOut: 0,
} as const
const ben = { ...ana, id: 'ben', firstName: 'Ben', email: 'ben@example.com' } as const

test('sends destinations with an unknown channel or contact type back unchanged', async () => {
  const others = [
    to('ana', { channel: 'PUSH', address: 'device-7' }),
    to('coach', { contactType: 'CO' }),
  ]
  const stored = await read({ low: { threshold: 70, destinations: [to('ana'), ...others] } })
  const change = alertRecipientsPatch(
    { ...alertRecipientsInputOf(stored), low: '65', lowIds: ['ana', 'ben'] },
    [ana, ben],
    stored,
  )
  expect(change && alertsBody(change)).toEqual({
    low: { threshold: 65, destinations: [to('ana'), to('ben'), ...others] },
  })
  // A deselected contact loses every channel; a recipient outside the form stays.
  const without = alertRecipientsPatch(
    { ...alertRecipientsInputOf(stored), lowIds: [] },
    [ana, ben],
    stored,
  )
  expect(without && alertsBody(without)).toEqual({
    low: { threshold: 70, destinations: [others[1]] },
  })
})

test('adds no other channels to a contact whose only channel is unknown', async () => {
  const push = to('ana', { channel: 'PUSH', address: 'device-7' })
  const stored = await read({ low: { threshold: 70, destinations: [push] } })
  expect(alertRecipientsPatch(alertRecipientsInputOf(stored), [ana], stored)).toBeNull()
  const change = alertRecipientsPatch(
    { ...alertRecipientsInputOf(stored), low: '65' },
    [ana],
    stored,
  )
  expect(change && alertsBody(change)).toEqual({ low: { threshold: 65, destinations: [push] } })
})

test('counts a destination that cannot be read', async () => {
  const { low, high } = await read({
    low: { threshold: 70, destinations: [to('ana'), to('ben', { address: undefined })] },
  })
  expect([low.destinations.length, low.leftOut, high.leftOut]).toEqual([1, 1, 0])
})
