import { describe, expect, it } from 'vitest'
import * as ask from '../../generated/openapi/calls.ts'
import portal from '../../generated/openapi/portal.json' with { type: 'json' }
import { PASSWORD } from '../testing/sandbox-client.ts'
import { contractServer } from '../testing/contract-server.ts'

const { call, member } = contractServer('rosa', 'edith')
const json = { 'content-type': 'application/json' }
type Answer = { readonly status: number; readonly body: unknown }
const notFound = { status: 404, body: expect.objectContaining({ error: 'not_found' }) }

describe('contacts', () => {
  const list = (token: string, contacts: unknown) =>
    call('listContacts', {
      token,
      send: ({ rest }) => ask.listContacts(rest),
      request: {
        line: 'GET /v1/users/me/contacts',
        headers: { authorization: `Bearer ${token}` },
        body: undefined,
      },
      answer: { status: 200, body: { contacts } },
    })
  const add = (token: string, body: ask.AddContactParams['body'], answer: Answer) =>
    call('addContact', {
      token,
      send: ({ rest }) => ask.addContact(rest, { body }),
      request: { line: 'POST /v1/users/me/contacts', headers: json, body },
      answer,
    })
  const marisol = {
    id: 'ct-1',
    firstName: 'Marisol',
    lastName: 'Delgado',
    contactType: 'FA',
    email: 'marisol.delgado@example.com',
    phones: [{ number: '2075550177', phoneType: 'MO' }],
  }
  const hank = {
    id: 'ct-2',
    firstName: 'Hank',
    lastName: "O'Neil",
    contactType: 'EC',
    email: null,
    phones: [{ number: '2075550161', phoneType: 'HO' }],
  }

  it('API-063, PROF-001, PROF-002, PROF-003: a contact has id, names, contactType, email and phones, an emergency contact likewise', async () => {
    const { token } = await member('rosa')
    await list(token, [marisol, hank])
  })

  it('API-064, PROF-002, GAP-101: an added contact is on the list, with a mobile phone by default, stored as digits', async () => {
    const { token } = await member('edith')
    const ana = {
      firstName: 'Ana',
      lastName: 'Ruiz',
      contactType: 'FA',
      email: 'ana@example.com',
    } as const
    const { answer: added } = await add(
      token,
      {
        ...ana,
        phones: [{ number: '(207) 555-0188' }, { number: '207-555-0189', phoneType: 'HO' }],
      },
      {
        status: 201,
        body: {
          id: expect.any(String),
          ...ana,
          phones: [
            { number: '2075550188', phoneType: 'MO' },
            { number: '2075550189', phoneType: 'HO' },
          ],
        },
      },
    )
    await list(token, [added.body])
    await add(
      token,
      { firstName: '...', lastName: 'Ruiz', contactType: 'FA' },
      {
        status: 422,
        body: expect.objectContaining({ error: 'invalid_name', details: ['firstName'] }),
      },
    )
    await add(
      token,
      { ...ana, contactType: 'XX' as never },
      {
        status: 400,
        body: expect.objectContaining({ error: 'invalid_request', details: ['body.contactType'] }),
      },
    )
    await list(token, [added.body])
  })

  it('API-065, GAP-101: PATCH with contactType in the query changes the given fields only; returns 404 for another type', async () => {
    const { token } = await member('rosa')
    const change = (contactType: 'FA' | 'EC', answer: Answer) =>
      call('updateContact', {
        token,
        send: ({ rest }) =>
          ask.updateContact(rest, { id: 'ct-1', contactType, body: { email: null } }),
        request: {
          line: 'PATCH /v1/users/me/contacts/ct-1',
          query: { contactType },
          headers: json,
          body: { email: null },
        },
        answer,
      })
    await change('EC', notFound)
    await change('FA', { status: 200, body: { ...marisol, email: null } })
    await list(token, [{ ...marisol, email: null }, hank])
  })

  it('API-066: DELETE takes one off, once', async () => {
    const { token } = await member('rosa')
    const remove = (answer: Answer) =>
      call('deleteContact', {
        token,
        send: ({ rest }) => ask.deleteContact(rest, { id: 'ct-2' }),
        request: { line: 'DELETE /v1/users/me/contacts/ct-2', body: undefined },
        answer,
      })
    await remove({ status: 204, body: undefined })
    await list(token, [marisol])
    await remove(notFound)
  })

  it('PROF-002: the contract makes a phone mobile by default, in requests and in responses', () => {
    const { ContactPhoneType, ContactPhone, ContactPhoneAsTyped } = portal.components.schemas
    expect([ContactPhoneType.default, ContactPhoneType.enum]).toEqual(['MO', ['MO', 'HO']])
    for (const phone of [ContactPhone, ContactPhoneAsTyped]) {
      expect(phone.required).toEqual(['number'])
      expect(phone.properties.phoneType).toMatchObject({
        $ref: '#/components/schemas/ContactPhoneType',
      })
    }
  })
})

describe('particulars', () => {
  const body = {
    firstName: 'Rosa',
    lastName: 'Delgado',
    birthDate: '1961-03-09',
    email: 'rosa@example.com',
    address: {
      addressLine1: '7 Pier Road',
      addressLine2: null,
      city: 'Portland',
      state: 'ME',
      zipcode: '04101',
    },
    phones: [
      { phoneType: 'MO', number: '(207) 555-0143', selectedCountry: { prefix: '+1', flag: 'US' } },
      {
        phoneType: 'HO',
        numberE164: '+12075550199',
        selectedCountry: { prefix: '+1', flag: 'US' },
      },
    ],
  } satisfies ask.SavePersonalInfoParams['body']
  const kept = {
    ...body,
    phones: [
      { phoneType: 'MO', number: '2075550143', numberE164: '+12075550143', countryCode: 'US' },
      { phoneType: 'HO', number: '2075550199', numberE164: '+12075550199', countryCode: 'US' },
    ],
  }

  it('API-061, GAP-101: PUT takes names, birthDate, email, address and phones with number or numberE164, and GET returns them', async () => {
    const { token } = await member('rosa')
    const put = (sent: ask.SavePersonalInfoParams['body'], answer: Answer) =>
      call('savePersonalInfo', {
        token,
        send: ({ rest }) => ask.savePersonalInfo(rest, { body: sent }),
        request: { line: 'PUT /v1/users/me/info/personal', headers: json, body: sent },
        answer,
      })
    await put(
      { ...body, firstName: '---' },
      {
        status: 422,
        body: expect.objectContaining({ error: 'invalid_name', details: ['firstName'] }),
      },
    )
    await put(body, { status: 403, body: expect.objectContaining({ error: 'password_required' }) })
    await put({ ...body, currentPassword: PASSWORD }, { status: 200, body: kept })
    await call('getPersonalInfo', {
      token,
      send: ({ rest }) => ask.getPersonalInfo(rest, { inclIntlPhones: true }),
      request: {
        line: 'GET /v1/users/me/info/personal',
        query: { inclIntlPhones: 'true' },
        body: undefined,
      },
      answer: { status: 200, body: kept },
    })
  })
})

describe('health and demographics', () => {
  const rosa = {
    heightInches: 63,
    a1cTenths: 68,
    conditions: [
      { condition: 'DIABETES_TYPE_2', diagnosisYear: 2016 },
      { condition: 'HYPERTENSION', diagnosisYear: 2019 },
    ],
    medications: ['Metformin 1000 mg', 'Lisinopril 10 mg'],
    allergies: ['Penicillin'],
    usesInsulin: false,
    smokingStatus: 'FORMER',
    race: ['HISPANIC_OR_LATINO'],
    sexualOrientation: 'PREFER_NOT_TO_SAY',
    genderIdentity: 'FEMALE',
    pronouns: 'SHE_HER',
  } satisfies ask.SaveHealthInfoParams['body']
  const read = (token: string, body: unknown) =>
    call('getHealthInfo', {
      token,
      send: ({ rest }) => ask.getHealthInfo(rest),
      request: { line: 'GET /v1/users/me/info/health', body: undefined },
      answer: { status: 200, body },
    })
  const save = (token: string, body: ask.SaveHealthInfoParams['body'], answer: Answer) =>
    call('saveHealthInfo', {
      token,
      send: ({ rest }) => ask.saveHealthInfo(rest, { body }),
      request: { line: 'PUT /v1/users/me/info/health', headers: json, body },
      answer,
    })

  it('API-079, PROF-012, GAP-101: the health info has race, sexualOrientation, genderIdentity and pronouns among our own fields', async () => {
    await read((await member('rosa')).token, rosa)
  })

  it.each(['DK', 'PREFER_NOT_TO_SAY'] as const)(
    'PROF-012, PROF-013: each demographic field takes %s, which stands alone',
    async (special) => {
      const { token } = await member('rosa')
      const changed = {
        ...rosa,
        race: [special],
        sexualOrientation: special,
        genderIdentity: special,
        pronouns: special,
      }
      await save(
        token,
        { ...rosa, race: [special, 'WHITE'] },
        {
          status: 422,
          body: expect.objectContaining({ error: 'exclusive_answer', details: ['race'] }),
        },
      )
      await save(token, changed, { status: 200, body: changed })
      await read(token, changed)
    },
  )
})

describe('app preferences', () => {
  const language = { appId: 1, appInstId: 0, prefName: 'language', prefVal: 'EN' }
  const list = (token: string, prefs: unknown) =>
    call('listAppPreferences', {
      token,
      send: ({ rest }) => ask.listAppPreferences(rest),
      request: { line: 'GET /v1/users/me/prefs/apps', body: undefined },
      answer: { status: 200, body: { prefs } },
    })
  const save = (token: string, body: ask.SaveAppPreferencesParams['body'], answer: Answer) =>
    call('saveAppPreferences', {
      token,
      send: ({ rest }) => ask.saveAppPreferences(rest, { body }),
      request: { line: 'POST /v1/users/me/prefs/apps', headers: json, body },
      answer,
    })

  it('API-069, API-070: POST takes an array of appId, appInstId, prefName and prefVal; each takes the place of its own, and GET lists prefs', async () => {
    const { token } = await member('rosa')
    await list(token, [language])
    const two = [
      { appId: 2, appInstId: 1, prefName: 'units', prefVal: 'kg' },
      { appId: 1, appInstId: 0, prefName: 'tiles', prefVal: 'a.b' },
    ]
    await save(token, two, {
      status: 200,
      body: { prefs: expect.arrayContaining([language, ...two]) },
    })
    await save(token, [{ ...two[0]!, prefVal: 'lb' }], {
      status: 200,
      body: { prefs: expect.arrayContaining([language, { ...two[0]!, prefVal: 'lb' }, two[1]]) },
    })
    const { answer } = await list(
      token,
      expect.arrayContaining([language, { ...two[0]!, prefVal: 'lb' }, two[1]]),
    )
    expect((answer.body as { prefs: unknown[] }).prefs).toHaveLength(3)
  })

  it('API-070, GAP-020: the language is the preference language of app 1; a value that is none is refused and changes nothing', async () => {
    const { token } = await member('rosa')
    await save(token, [{ ...language, prefVal: 'fr' }], {
      status: 422,
      body: expect.objectContaining({ error: 'invalid_preference' }),
    })
    await list(token, [language])
    await save(token, [{ ...language, prefVal: 'ES' }], {
      status: 200,
      body: { prefs: [{ ...language, prefVal: 'ES' }] },
    })
    await call('getLocale', {
      token,
      send: ({ rest }) => ask.getLocale(rest, { appId: 1 }),
      request: { line: 'GET /v1/users/me/info/locale', query: { appId: '1' }, body: undefined },
      answer: { status: 200, body: expect.objectContaining({ locale: 'es-US' }) },
    })
  })
})
