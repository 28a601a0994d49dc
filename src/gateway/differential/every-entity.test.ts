import { expect, test } from 'vitest'
import { bundle } from '../../../scripts/generate/bundle.ts'
import { readingSlugs } from '../../../scripts/generate/reading-slugs.ts'
import { openapiShapes } from '../../../scripts/generate/schema/openapi-shapes.ts'
import { entities } from './entities.ts'
import { messageAnswers, messageNames } from './message-component.ts'
import { openapiAnswers, openapiNames } from './openapi-component.ts'
import { pairs } from './pairs.ts'
import { withoutPair } from './without-pair.ts'

const paired = new Set(pairs.map(({ component }) => component))
const slugs = new Map(openapiShapes(bundle('contracts/openapi/portal.yaml')).map(({ name, slug }) => [name, `openapi/${slug}`]))
/** Read by a generated reader, which scripts/generate/schema compares with the contract. */
const isGenerated = (component: string): boolean =>
  readingSlugs.has(component.includes('.') ? `rpc/${(component.split('.')[1] ?? '').replaceAll('_', '-')}` : (slugs.get(component) ?? ''))
const known = new Set([...openapiNames, ...messageNames])

test('every answer of the contracts, and every entity of the documents, has a Schema that is compared with it', () => {
  const wanted = new Set([...openapiAnswers(), ...messageAnswers(), ...Object.values(entities).flat()])
  expect([...wanted].filter(name => !paired.has(name) && !(name in withoutPair) && !isGenerated(name))).toEqual([])
})

test('what is listed as having no pair exists and has none', () => {
  expect(Object.keys(withoutPair).filter(name => paired.has(name) || !known.has(name))).toEqual([])
})

test('no pair is listed twice', () => {
  const names = pairs.map(({ name }) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
