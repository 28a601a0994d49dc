import { expect, test } from 'vitest'
import { operations, rpcOperations } from '../../generated/openapi/operations.ts'
import { accessedArea } from './accessed-area.ts'

/** Reads that show nothing of the member: ids, flags, catalogs and offers. */
const showNothing = [
  'getFeatures',
  'getImpersonation',
  'getLocale',
  'getMigrationInfo',
  'getPromo',
  'getPublicIdentity',
  'getUserGuide',
  'getUserToken',
  'listFlows',
  'listUserGuides',
]

test('every read of the contract has an area of the access log, or shows nothing', () => {
  const reads = [...Object.values(operations), ...Object.values(rpcOperations)].flatMap(
    ({ operationId, scopes }) =>
      (scopes as readonly string[]).includes('read') ? [operationId] : [],
  )
  expect(reads.filter((id) => accessedArea(id) === null).toSorted()).toEqual(showNothing)
})

test.each([
  ['listBloodSugarReadings', 'READINGS'],
  ['getBloodSugarAlerts', 'READINGS'],
  ['listKidneyResults', 'LABS'],
  ['getHealthInfo', 'HEALTH'],
  ['getPersonalInfo', 'ACCOUNT'],
  ['listMessages', 'MESSAGES'],
  ['listPaymentMethods', 'PAYMENT'],
])('%s shows %s', (operationId, area) => expect(accessedArea(operationId)).toBe(area))
