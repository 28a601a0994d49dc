import { expect, test } from 'vitest'
import { useSaveHealthInfo } from './health-info-queries.ts'
import { healthPartsOf } from '../model/health-info-form.ts'
import type { HealthInfo } from '../model/health-info.ts'
import { type FakeServer, renderSave } from '#platform/query/testing/render-save.ts'

const health: HealthInfo = {
  heightInches: 63,
  a1cTenths: 68,
  conditions: [{ condition: 'HYPERTENSION', diagnosisYear: null }],
  medications: ['Metformin 1000 mg'],
  allergies: [],
  usesInsulin: false,
  smokingStatus: 'FORMER',
  race: [],
  sexualOrientation: null,
  genderIdentity: null,
  pronouns: null,
}
const healthEdit = (told: Partial<HealthInfo>) => ({
  told: healthPartsOf({ ...health, ...told }),
  shown: healthPartsOf(health),
  sending: () => {},
})

test("keeps another device's additions and unknown values of a health profile", async () => {
  const now = {
    ...health,
    heightInches: 66,
    medications: [...health.medications, 'Aspirin 81 mg'],
    conditions: [{ condition: 'GOUT', diagnosisYear: 2019 }, ...health.conditions],
    race: ['ROMANI'],
  }
  const server = {
    answers: { 'info/health': now },
    sent: [] as unknown[],
    basedOn: [] as (string | null)[],
  }
  await renderSave(
    useSaveHealthInfo,
    server,
  )(healthEdit({ medications: ['Lisinopril'], smokingStatus: 'NEVER' }))
  expect(server.sent).toEqual([
    { ...now, smokingStatus: 'NEVER', medications: ['Aspirin 81 mg', 'Lisinopril'] },
  ])
  expect(server.basedOn).toEqual(['"now"'])
})

test.each([
  [
    'where another device gave the same answer another way',
    { ...health, heightInches: 66 },
    { conflicts: [{ field: 'heightInches', mine: 64, theirs: 66 }] },
  ],
  [
    'while a part of it cannot be read',
    { ...health, a1cTenths: 'high' },
    { _tag: 'ContractBroken' },
  ],
])('sends nothing of a health profile %s', async (_, now, failure) => {
  const server: FakeServer = { answers: { 'info/health': now }, sent: [] }
  await expect(
    renderSave(useSaveHealthInfo, server)(healthEdit({ heightInches: 64 })),
  ).rejects.toMatchObject(failure)
  expect(server.sent).toEqual([])
})
