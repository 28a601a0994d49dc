import { expect, test } from 'vitest'
import {
  rejectedContactField,
  canChangePhones,
  contactDraft,
  contactPhoneProblem,
  contactProblems,
  contactInputOf,
  emptyContactInput,
  type ContactInput,
} from './contact-form.ts'
import { contactChange, type Contact } from '#session/member/model/contacts.ts'

const hank: Contact = {
  id: 'ct-2',
  firstName: 'Hank',
  lastName: "O'Neil",
  contactType: 'EC',
  email: null,
  phones: [
    { number: '2075550161', phoneType: 'HO' },
    { number: '2075550199', phoneType: 'HO' },
    { number: '+525550123456', phoneType: 'MO' },
  ],
  phonesLeftOut: 0,
}
const typed = (change: Partial<ContactInput>): ContactInput => ({
  ...contactInputOf(hank),
  ...change,
})

test('shows display formats and keeps numbers that the form does not show', () => {
  expect(contactInputOf(hank)).toEqual({
    firstName: 'Hank',
    lastName: "O'Neil",
    email: '',
    mobile: '+525550123456',
    home: '(207) 555-0161',
  })
  expect(contactDraft(typed({ lastName: 'O’Neil ' }), hank)).toEqual({
    firstName: 'Hank',
    lastName: "O'Neil",
    email: null,
    phones: hank.phones,
  })
  expect(contactDraft(typed({ home: '207 555 0100', mobile: '' }), hank).phones).toEqual([
    { number: '207 555 0100', phoneType: 'HO' },
    { number: '2075550199', phoneType: 'HO' },
  ])
})

test('sends only changed fields', () => {
  const change = (more: Partial<ContactInput>) =>
    contactChange(contactDraft(typed(more), hank), hank)
  expect(change({})).toBeNull()
  expect(change({ lastName: 'Neil' })).toEqual({ lastName: 'Neil' })
  expect(change({ email: 'hank@example.com' })).toEqual({ email: 'hank@example.com' })
  expect(Object.keys(change({ home: '' }) ?? {})).toEqual(['phones'])
})

test.each<[Partial<ContactInput>, ReturnType<typeof contactProblems>]>([
  [{}, {}],
  [{ firstName: '' }, { firstName: 'forms.required' }],
  [{ email: 'hank@example' }, { email: 'forms.email.form' }],
  [{ mobile: '', home: '' }, { mobile: 'forms.contact.way' }],
  [{ mobile: '', home: '', email: 'hank@example.com' }, {}],
])('%j has the errors %j', (change, problems) => {
  expect(contactProblems(typed(change))).toEqual(problems)
})

test('sends phones of an unknown kind back and accepts them as a contact method', () => {
  const work = { number: '2075550177', phoneType: { type: 'unknown', raw: 'WO' } } as const
  const contact: Contact = { ...hank, phones: [work, ...hank.phones] }
  const changed = { ...contactInputOf(contact), mobile: '', home: '' }
  expect(contactInputOf(contact)).toEqual(contactInputOf(hank))
  expect(contactDraft(changed, contact).phones).toEqual([
    work,
    { number: '2075550199', phoneType: 'HO' },
  ])
  expect(contactProblems(changed, contact)).toEqual({})
})

test('does not change phones while one failed to parse', () => {
  expect([
    canChangePhones(null),
    canChangePhones(hank),
    canChangePhones({ ...hank, phonesLeftOut: 1 }),
  ]).toEqual([true, true, false])
  expect(contactProblems(typed({ mobile: '', home: '' }), { ...hank, phonesLeftOut: 1 })).toEqual(
    {},
  )
})

test('an empty form has an error for each required field', () => {
  expect(Object.keys(contactProblems(emptyContactInput))).toEqual([
    'firstName',
    'lastName',
    'mobile',
  ])
})

test.each([
  ['', null],
  ['207-555-0161', null],
  ['+1 207 555 0161', null],
  ['207-555-016', 'forms.phone.any'],
  ['+52 55 5012 3456', null],
  ['+5255', 'forms.phone.any'],
  ['+52555', 'forms.phone.any'],
  ['+1 555', 'forms.phone.any'],
  ['Hank', 'forms.phone.any'],
  ['+44 (0)20 7946 0018', null],
  ['020 7946 0018', 'forms.phone.any'],
])('the number %s: %s', (number, problem) => {
  expect(contactPhoneProblem(number)).toBe(problem)
})

test.each([
  ['firstName', 'firstName'],
  ['phones.0', 'home'],
  ['phones.2', 'mobile'],
  ['contactType', null],
] as const)('maps the rejected detail %s to %s', (detail, field) => {
  expect(rejectedContactField(detail, contactDraft(contactInputOf(hank), hank))).toBe(field)
})

test('keeps an unreadable email address until another one is typed', () => {
  const before = { ...hank, email: { type: 'unreadable' } } as const
  const input = contactInputOf(before)
  expect(contactProblems(input, before)).toEqual({})
  expect(contactChange(contactDraft({ ...input, firstName: 'Henry' }, before), before)).toEqual({
    firstName: 'Henry',
  })
  expect(contactDraft({ ...input, email: 'new@example.com' }, before).email).toBe('new@example.com')
})
