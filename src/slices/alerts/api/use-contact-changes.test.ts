import { expect, test } from 'vitest'
import { unreadablePhones, useContactChanges } from './use-contact-changes.ts'
import {
  contactDraft,
  contactEdit,
  type ContactFields,
  contactFieldsOf,
  type ContactInput,
  contactInputOf,
} from '../model/contact-form.ts'
import { conflictsOf } from '#platform/http/conflicted.ts'
import { ana, sentContact } from '#session/member/model/testing/contact-fixtures.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { type FakeServer, renderSave } from '#platform/query/testing/render-save.ts'

/** The contact edit of a form with some changed fields. */
const typedOver = (typed: Partial<ContactInput>, of = ana) =>
  [
    { told: contactEdit({ ...contactInputOf(of), ...typed }, of), shown: contactFieldsOf(of) },
    (fields: ContactFields) => contactDraft(fields, fields.stored),
  ] as const

test("keeps another device's mobile number when the home number changes", async () => {
  const now: Contact = {
    ...ana,
    lastName: 'Vega',
    phones: [
      { number: '2075550199', phoneType: 'MO' },
      { number: '2075550161', phoneType: 'HO' },
    ],
  }
  const server: FakeServer = {
    answers: { contacts: { contacts: [sentContact(now)] }, 'contacts/ct-1': sentContact(now) },
    sent: [],
    basedOn: [],
  }
  await renderSave(useContactChanges, server).change(...typedOver({ home: '207 555 0100' }))
  expect(server.sent).toEqual([
    {
      phones: [
        { number: '2075550199', phoneType: 'MO' },
        { number: '207 555 0100', phoneType: 'HO' },
      ],
    },
  ])
  expect(server.basedOn).toEqual(['"now"'])
})

test('asks the member when two devices changed a number, unless only the spelling differs', async () => {
  const now: Contact = {
    ...ana,
    phones: [
      { number: '2075550199', phoneType: 'MO' },
      { number: '2075550161', phoneType: 'HO' },
    ],
  }
  const server: FakeServer = {
    answers: { contacts: { contacts: [sentContact(now)] }, 'contacts/ct-1': sentContact(now) },
    sent: [],
  }
  const { change } = renderSave(useContactChanges, server)
  const both = await change(...typedOver({ lastName: 'Vega', mobile: '207 555 0100' })).catch(
    conflictsOf,
  )
  expect(both).toEqual([{ field: 'mobile', mine: '207 555 0100', theirs: '(207) 555-0199' }])
  expect(server.sent).toEqual([])
  await change(...typedOver({ lastName: 'Vega', mobile: '207.555.0199' }))
  expect(server.sent).toMatchObject([{ lastName: 'Vega' }])
})

test('sends nothing when another device made the same change', async () => {
  const server: FakeServer = {
    answers: { contacts: { contacts: [sentContact({ ...ana, lastName: 'Vega' })] } },
    sent: [],
  }
  expect(
    await renderSave(useContactChanges, server).change(...typedOver({ lastName: ' Vega ' })),
  ).toMatchObject({ lastName: 'Vega' })
  expect(server.sent).toEqual([])
})

test('sends a phone of an unknown kind back unchanged', async () => {
  const work = { number: '2075550177', phoneType: 'WO' }
  const now = { ...sentContact(ana), phones: [...ana.phones, work] }
  const server: FakeServer = {
    answers: { contacts: { contacts: [now] }, 'contacts/ct-1': now },
    sent: [],
  }
  await renderSave(useContactChanges, server).change(...typedOver({ home: '' }))
  expect(server.sent).toEqual([{ phones: [{ number: '2075550142', phoneType: 'MO' }, work] }])
})

test.each([
  ['one of the phones', [{ ...sentContact(ana), phones: [...ana.phones, { number: 'none' }] }]],
  [
    'the kind of a phone',
    [{ ...sentContact(ana), phones: [...ana.phones, { number: '2075550177', phoneType: 5 }] }],
  ],
  [
    'the contact',
    [
      { ...sentContact(ana), firstName: '' },
      { ...sentContact(ana), id: 'ct-2' },
    ],
  ],
])('replaces no phone while the portal cannot read %s', async (_, contacts) => {
  const server: FakeServer = {
    answers: { contacts: { contacts }, 'contacts/ct-1': sentContact(ana) },
    sent: [],
  }
  const { change } = renderSave(useContactChanges, server)
  await expect(change(...typedOver({ home: '' }))).rejects.toMatchObject({
    _tag: 'Refused',
    error: unreadablePhones,
  })
  expect(server.sent).toEqual([])
  await change(...typedOver({ lastName: 'Vega' }))
  expect(server.sent).toEqual([{ lastName: 'Vega' }])
})
