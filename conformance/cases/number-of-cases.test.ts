import { expect, test } from 'vitest'
import { documentOf } from '../contract/document.ts'
import { operationsOf } from '../contract/read-operations.ts'
import { schemaValidatorOf } from '../contract/validation/schema-validator.ts'
import { targetOf } from '../runner/target/read-target.ts'
import { toyContract } from '../testing/toy-contract.ts'
import { allCases, builtPhases } from './all-cases.ts'

// A change here is a line of conformance/CHANGELOG.md: it changes what every team measures.
test('the number of cases of a contract changes on purpose only', () => {
  const document = documentOf('toy.json', toyContract())
  const cases = allCases(
    { document, validator: schemaValidatorOf(document), seed: 1 },
    operationsOf(document),
    targetOf('target', { base: 'http://127.0.0.1' }),
    { phases: builtPhases, only: [], skip: [] },
  )
  const counts = Map.groupBy(cases, ({ operation, phase }) => `${operation} ${phase}`)
  expect(Object.fromEntries([...counts].map(([key, all]) => [key, all.length]))).toEqual({
    'listNotes examples': 2,
    'listNotes boundary': 4,
    'listNotes negative': 8,
    'listNotes access': 4,
    'listNotes property': 1,
    'addNote examples': 1,
    'addNote boundary': 14,
    'addNote negative': 39,
    'addNote access': 3,
    'addNote property': 1,
  })
})
