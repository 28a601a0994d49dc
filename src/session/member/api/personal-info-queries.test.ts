import { expect, test } from 'vitest'
import { useSavePersonalInfo } from './personal-info-queries.ts'
import { personalEdit, type PersonalInput, personalInputOf } from '../model/personal-info-form.ts'
import type { PersonalInfo } from '../model/personal-info.ts'
import { conflictsOf } from '#platform/http/conflicted.ts'
import { type FakeServer, renderSave } from '#platform/query/testing/render-save.ts'

const rosa: PersonalInfo = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  birthDate: '1964-03-09',
  email: 'rosa@example.com',
  phones: [
    { phoneType: 'MO', number: '2075550142', numberE164: '+12075550142', countryCode: 'US' },
  ],
  address: null,
}
const rosaEdit = (typed: Partial<PersonalInput>) =>
  personalEdit({ ...personalInputOf(rosa), ...typed }, personalInputOf(rosa), rosa)
const us = { prefix: '+1', flag: 'US' }

test("keeps another device's changes of personal data, and needs the password for a phone", async () => {
  const now = {
    ...rosa,
    firstName: 'Rosalía',
    phones: [
      ...rosa.phones,
      { phoneType: 'WO', number: '2075550150', numberE164: '+12075550150', countryCode: 'US' },
    ],
  }
  const server = {
    answers: { 'info/personal': now },
    sent: [] as unknown[],
    basedOn: [] as (string | null)[],
  }
  const save = renderSave(useSavePersonalInfo, server)
  await save(rosaEdit({ lastName: 'Vega' }))
  const work = { phoneType: 'WO', numberE164: '+12075550150', selectedCountry: us }
  const sent = {
    firstName: 'Rosalía',
    lastName: 'Vega',
    birthDate: '1964-03-09',
    email: 'rosa@example.com',
    address: null,
    phones: [{ phoneType: 'MO', numberE164: '+12075550142', selectedCountry: us }, work],
  }
  expect([server.sent, server.basedOn]).toEqual([[sent], ['"now"']])
  const edit = rosaEdit({ mobile: '207 555 0100' })
  await expect(save(edit)).rejects.toMatchObject({ _tag: 'NotAllowed', error: 'password_required' })
  expect(server.sent).toHaveLength(1)
  await save({ ...edit, currentPassword: 'secret' })
  expect(server.sent[1]).toEqual({
    ...sent,
    lastName: 'Delgado',
    phones: [{ phoneType: 'MO', number: '2075550100', selectedCountry: us }, work],
    currentPassword: 'secret',
  })
})

test('stops at a conflict in personal data before it asks for the password', async () => {
  const server: FakeServer = {
    answers: { 'info/personal': { ...rosa, email: 'theirs@example.com' } },
    sent: [],
  }
  const stopped = await renderSave(
    useSavePersonalInfo,
    server,
  )(rosaEdit({ email: 'mine@example.com' })).catch(conflictsOf)
  expect([stopped, server.sent]).toEqual([
    [{ field: 'email', mine: 'mine@example.com', theirs: 'theirs@example.com' }],
    [],
  ])
})
