import { expect, it } from 'vitest'
import {
  getBloodSugarAlerts,
  updateBloodSugarAlerts,
  type UpdateBloodSugarAlertsParams,
} from '../../generated/openapi/calls.ts'
import portal from '../../generated/openapi/portal.json' with { type: 'json' }
import { contractServer } from '../testing/contract-server.ts'

const { call, member } = contractServer('rosa')
const line = '/v1/users/me/settings/alerts/bg'
const sms = {
  address: '+12075550177',
  channel: 'SMS',
  contactId: 'ct-1',
  contactType: 'FA',
} as const
const email = {
  address: 'marisol.delgado@example.com',
  channel: 'EMAIL',
  contactId: 'ct-1',
  contactType: 'FA',
} as const
const rosa = {
  preferences: {
    BGLowerLimit: 55,
    BGUpperLimit: 400,
    prefMeth: 'PHONE',
    OptIntoNightAlt: false,
    StartBlTime: '22:00',
    EndBlTime: '07:00',
    OptIntoAlerts: true,
  },
  low: { threshold: 70, destinations: [sms, email] },
  high: { threshold: 300, destinations: [sms] },
}
const read = (token: string, body: unknown) =>
  call('getBloodSugarAlerts', {
    token,
    send: ({ rest }) => getBloodSugarAlerts(rest),
    request: { line: `GET ${line}`, body: undefined },
    answer: { status: 200, body },
  })
const change = (
  token: string,
  body: UpdateBloodSugarAlertsParams['body'],
  answer: { status: number; body: unknown },
) =>
  call('updateBloodSugarAlerts', {
    token,
    send: ({ rest }) => updateBloodSugarAlerts(rest, { body }),
    request: { line: `PATCH ${line}`, headers: { 'content-type': 'application/json' }, body },
    answer,
  })

it('API-071, BG-004, PROF-004, PROF-007: the settings have the seven preferences, and thresholds low and high with their destinations', async () => {
  await read((await member('rosa')).token, rosa)
})

it('API-072, BG-004: PATCH changes the preferences that it is given and leaves the others', async () => {
  const { token } = await member('rosa')
  const now = {
    ...rosa,
    preferences: { ...rosa.preferences, BGLowerLimit: 60, prefMeth: 'SMS', OptIntoNightAlt: true },
  }
  await change(
    token,
    { preferences: { BGLowerLimit: 60, prefMeth: 'SMS', OptIntoNightAlt: true } },
    { status: 200, body: now },
  )
  await read(token, now)
})

it('API-072, PROF-004, PROF-005, PROF-006, PROF-007: a destination has address, channel EMAIL or SMS, contactId and contactType FA, and no other', async () => {
  const { token } = await member('rosa')
  for (const [field, wrong] of [
    ['channel', { ...sms, channel: 'VOICE' }],
    ['contactType', { ...sms, contactType: 'EC' }],
  ] as const)
    await change(
      token,
      { low: { threshold: 70, destinations: [wrong as never] } },
      {
        status: 400,
        body: expect.objectContaining({
          error: 'invalid_request',
          details: [`body.low.destinations.0.${field}`],
        }),
      },
    )
  await read(token, rosa)
  const low = { threshold: 65, destinations: [email] }
  await change(token, { low }, { status: 200, body: { ...rosa, low } })
  await read(token, { ...rosa, low })
})

it('PROF-005, PROF-006: the channels are EMAIL and SMS, the contact type FA', () => {
  const { AlertChannel, AlertContactType, AlertDestination } = portal.components.schemas
  expect([AlertChannel.enum, AlertContactType.enum]).toEqual([['EMAIL', 'SMS'], ['FA']])
  expect(Object.keys(AlertDestination.properties)).toEqual([
    'address',
    'channel',
    'contactId',
    'contactType',
  ])
})
