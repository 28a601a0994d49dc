import { expect, test } from 'vitest'
import { entities } from './entities.ts'
import { isGenerated } from './generated-components.ts'
import { messageAnswers, messageNames } from './message-component.ts'
import { openapiAnswers, openapiNames } from './openapi-component.ts'
import { pairs } from './pairs.ts'
import { withoutPair } from './without-pair.ts'

const paired = new Set(pairs.map(({ component }) => component))
const known = new Set([...openapiNames, ...messageNames])

test('every answer of the contracts, and every entity of the documents, has a Schema that is compared with it or is generated', () => {
  const wanted = new Set([...openapiAnswers(), ...messageAnswers(), ...Object.values(entities).flat()])
  expect([...wanted].filter(name => !paired.has(name) && !isGenerated(name) && !(name in withoutPair))).toEqual([])
})

test('what is listed as having no pair exists and has none', () => {
  expect(Object.keys(withoutPair).filter(name => paired.has(name) || isGenerated(name) || !known.has(name))).toEqual([])
})

test('no pair is listed twice', () => {
  const names = pairs.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
