import { expect, test } from 'vitest'
import { entities } from './entities.ts'
import { messageAnswers, messageNames } from './message-component.ts'
import { openapiAnswers, openapiNames } from './openapi-component.ts'
import { contractsUnderTest } from '../../../scripts/generate/schema/testing/contracts.ts'
import { readingSlugs } from '../../../scripts/generate/reading-slugs.ts'
import { pairs } from './pairs.ts'
import { withoutPair } from './without-pair.ts'

const paired = new Set(pairs.map(({ component }) => component))
/** What generated readers read; scripts/generate/schema compares them with the contract. */
const isGenerated = new Set(contractsUnderTest.flatMap(({ kind, declarations }) => declarations.filter(({ slug }) => readingSlugs.has(`${kind}/${slug}`)).map(({ source }) => source)))
const known = new Set([...openapiNames, ...messageNames])

test('every answer of the contracts, and every entity of the documents, has a Schema that is compared with it', () => {
  const wanted = new Set([...openapiAnswers(), ...messageAnswers(), ...Object.values(entities).flat()])
  expect([...wanted].filter(name => !paired.has(name) && !isGenerated.has(name) && !(name in withoutPair))).toEqual([])
})

test('what is listed as having no pair exists and has none', () => {
  expect(Object.keys(withoutPair).filter(name => paired.has(name) || isGenerated.has(name) || !known.has(name))).toEqual([])
})

test('no pair is listed twice', () => {
  const names = pairs.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
