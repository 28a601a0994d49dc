import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'
import { matching, text } from '../../../../../generated/schemas/write.ts'
import { compare } from './compare.ts'
import { messageComponent } from './message-component.ts'
import { openapiComponent } from './openapi-component.ts'
import { smallest } from './smallest.ts'

const component = openapiComponent('Feature')
const feature = {
  name: matching(/^[A-Z][A-Z0-9_]*$/, 0, 80),
  state: Schema.Literals(['ENABLED', 'DISABLED']),
}

test('a Schema that says the same has no difference', () => {
  expect(compare(Schema.Struct(feature), component).difference).toBeNull()
})

test.each([
  ['a longer text', { ...feature, name: matching(/^[A-Z][A-Z0-9_]*$/, 0, 81) }, 'contract: name: '],
  ['a shorter one', { ...feature, name: matching(/^[A-Z][A-Z0-9_]*$/, 0, 79) }, '["name"]'],
  ['any text', { ...feature, name: text(0, 80) }, 'contract: name: '],
  ['a word less', { ...feature, state: Schema.Literal('ENABLED') }, '["state"]'],
  [
    'a word more',
    { ...feature, state: Schema.Literals(['ENABLED', 'DISABLED', 'HALF']) },
    'contract: state: ',
  ],
  ['null', { ...feature, state: Schema.NullOr(feature.state) }, 'contract: state: '],
  [
    'a field that may be absent',
    { ...feature, state: Schema.optionalKey(feature.state) },
    "contract: the whole: must have required property 'state'",
  ],
  [
    'a field more',
    { ...feature, more: Schema.optionalKey(Schema.Boolean) },
    'contract: the whole: must NOT have additional properties',
  ],
  [
    'a field less',
    { name: feature.name },
    "contract: the whole: must have required property 'state'",
  ],
])('%s is a difference, and told by its place', (_, other, place) => {
  expect(compare(Schema.Struct(other), component).difference).toContain(place)
})

test.each([
  ['a bound', { code: Schema.String, condition: Schema.String }],
  ['a field less', { code: Schema.String }],
])('%s of a message is told, too', (_, other) => {
  expect(
    compare(Schema.Struct(other), messageComponent('portal.programs.v1.Diagnosis')).difference,
  ).toContain('value: ')
})

test('what differs is made small', () => {
  const long = {
    list: [
      { figure: 1200, word: 'abcdef' },
      { figure: 3, word: 'x' },
    ],
    other: 'more',
  }
  expect(smallest(long, (value) => JSON.stringify(value).includes('"word":"a'))).toEqual({
    list: [{ word: 'a' }],
  })
})
