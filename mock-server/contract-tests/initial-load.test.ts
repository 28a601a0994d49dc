import { describe, expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import type { AnyOperationId, CallSender } from '../testing/operation-call.ts'
import { contractServer } from '../testing/contract-server.ts'

const { server, call, member } = contractServer('rosa', 'carmen', 'grace', 'edith')
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface Row {
  readonly rows: string
  readonly operationId: AnyOperationId
  readonly send: (sender: CallSender) => Promise<unknown>
  readonly path: string
  readonly query?: object
  readonly body: unknown
}

/** Rosa's response for each row, complete. */
const calls: readonly Row[] = [
  {
    rows: 'API-030, GAP-116',
    operationId: 'getLocale',
    send: ({ rest }) => ask.getLocale(rest, { appId: 1 }),
    path: '/v1/users/me/info/locale',
    query: { appId: '1' },
    body: { locale: 'en-US', uuid: expect.stringMatching(UUID) },
  },
  {
    rows: 'API-031',
    operationId: 'getPersonalInfo',
    send: ({ rest }) => ask.getPersonalInfo(rest, { inclIntlPhones: true }),
    path: '/v1/users/me/info/personal',
    query: { inclIntlPhones: 'true' },
    body: {
      firstName: 'Rosa',
      lastName: 'Delgado',
      birthDate: '1961-03-09',
      email: expect.stringMatching(/^rosa\.delgado\+.+@example\.com$/),
      phones: [
        { phoneType: 'MO', number: '2075550142', numberE164: '+12075550142', countryCode: 'US' },
        { phoneType: 'HO', number: '2075550199', numberE164: '+12075550199', countryCode: 'US' },
      ],
      address: {
        addressLine1: '12 Harbor Street',
        addressLine2: 'Apt. 4',
        city: 'Portland',
        state: 'ME',
        zipcode: '04101',
      },
    },
  },
  {
    rows: 'API-032, GAP-116',
    operationId: 'getAccount',
    send: ({ rest }) => ask.getAccount(rest),
    path: '/v1/accounts/me/info',
    body: {
      companyId: 'c-20',
      isInternational: false,
      addressTypes: ['INDIVIDUAL'],
      isPOBoxAllowed: true,
      isDirectToConsumer: false,
      organization: { code: 'ACME' },
    },
  },
  {
    rows: 'API-033',
    operationId: 'getCoachingInfo',
    send: ({ rest }) => ask.getCoachingInfo(rest),
    path: '/v1/users/me/coaching/info',
    body: { sharedCoaching: false },
  },
  {
    rows: 'API-034, GAP-022',
    operationId: 'getFeatures',
    send: ({ rest }) => ask.getFeatures(rest),
    path: '/v1/users/me/platform/features/config',
    body: {
      features: expect.arrayContaining([
        { name: 'REMINDERS', state: 'ENABLED' },
        { name: 'MENTAL_HEALTH_WEB_SDK', state: 'DISABLED' },
      ]),
    },
  },
  {
    rows: 'API-036',
    operationId: 'getDeviceGroups',
    send: ({ rest }) => ask.getDeviceGroups(rest),
    path: '/v1/users/me/web/refresh/v2',
    body: {
      deviceGroupsByPrograms: [
        {
          program: 'DIABETES',
          deviceGroupings: [{ readingCategory: 'bg_meter', bundleType: 'bg300' }],
        },
        {
          program: 'HYPERTENSION',
          deviceGroupings: [{ readingCategory: 'bp_monitor', bundleType: 'ht945' }],
        },
        {
          program: 'WEIGHT_MANAGEMENT',
          deviceGroupings: [{ readingCategory: 'weight_scale', bundleType: 'wm1500' }],
        },
      ],
    },
  },
  {
    rows: 'API-037',
    operationId: 'getPublicIdentity',
    send: ({ rest }) => ask.getPublicIdentity(rest),
    path: '/v1/users/me/partners/PUBLIC',
    body: { publicUUID: expect.stringMatching(UUID) },
  },
  {
    rows: 'API-038, USER-032',
    operationId: 'getPromo',
    send: ({ rest }) => ask.getPromo(rest, { companyCode: 'ACME' }),
    path: '/v1/promos/ACME',
    body: {
      client: {
        attributes: {
          addressTypes: ['INDIVIDUAL'],
          isD2C: false,
          phoneNumberRegions: ['US', 'CA'],
        },
      },
    },
  },
]

describe('the first load', () => {
  it.each(calls)('$rows: $operationId', async ({ operationId, send, path, query = {}, body }) => {
    const { token } = await member('rosa')
    const request = {
      line: `GET ${path}`,
      query,
      headers: { authorization: `Bearer ${token}` },
      body: undefined,
    }
    await call(operationId, { token, send, request, answer: { status: 200, body } })
    await call(operationId, {
      token: 'at-nobody',
      send,
      request: { ...request, headers: {} },
      answer: { status: 401, body: expect.objectContaining({ error: 'invalid_token' }) },
    })
  })

  it('API-029, GAP-021: {token} is one path, and GET returns the member of the access token', async () => {
    const { id, token } = await member('rosa')
    await call('getUserToken', {
      token,
      send: ({ rest }) => ask.getUserToken(rest),
      request: { line: 'GET /v1/users/me/token', body: undefined },
      answer: { status: 200, body: { userId: id } },
    })
  })

  it('API-062, GAP-020, GAP-021, API-006: PUT on it saves the language, as appId, appInstId, prefName and a prefVal of two upper-case letters', async () => {
    const { token } = await member('rosa')
    const save = (prefVal: string, status: number, answer: unknown) => {
      const body = { appId: 1, appInstId: 0, prefName: 'language', prefVal } as never
      return call('savePreference', {
        token,
        send: ({ rest }) => ask.savePreference(rest, { body }),
        request: {
          line: 'PUT /v1/users/me/token',
          headers: { 'content-type': 'application/json' },
          body: { appId: 1, appInstId: 0, prefName: 'language', prefVal },
        },
        answer: { status, body: answer },
      })
    }
    const locale = async () =>
      (await server().call('/v1/users/me/info/locale?appId=1', { token })).body.locale
    await save(
      'es-US',
      400,
      expect.objectContaining({ error: 'invalid_request', details: ['body.prefVal'] }),
    )
    expect(await locale()).toBe('en-US')
    await save('ES', 204, undefined)
    expect(await locale()).toBe('es-US')
    await save('EN', 204, undefined)
    expect(await locale()).toBe('en-US')
  })

  it('GAP-116: the uuid of the locale is the member’s own in every product, and the account’s organization code opens the promo', async () => {
    const { token } = await member('rosa')
    const get = async (path: string) => (await server().call(path, { token })).body
    expect((await get('/v1/users/me/info/locale?appId=1')).uuid).toBe(
      (await get('/v1/users/me/partners/PUBLIC')).publicUUID,
    )
    const { organization } = await get('/v1/accounts/me/info')
    expect(await get(`/v1/promos/${organization.code}`)).toHaveProperty(
      'client.attributes.phoneNumberRegions',
    )
  })

  it('API-038: an organization that is not the member’s is not found', async () => {
    const { token } = await member('rosa')
    await call('getPromo', {
      token,
      send: ({ rest }) => ask.getPromo(rest, { companyCode: 'OTHER' }),
      request: { line: 'GET /v1/promos/OTHER', body: undefined },
      answer: { status: 404, body: expect.objectContaining({ error: 'not_found' }) },
    })
  })
})
