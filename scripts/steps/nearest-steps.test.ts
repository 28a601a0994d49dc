import { expect, test } from 'vitest'
import { nearestSteps } from './nearest-steps.ts'

const expressions = [
  '{region} says {texts}',
  'the member presses {string}',
  'the member presses {string} in {region}',
  'the member fills {string} with {string}',
]

test('suggests the definitions with the most words in common, best first', () => {
  expect(nearestSteps('the member pushes "Save" in the dialog', expressions, 2)).toEqual([
    'the member presses {string} in {region}',
    'the member presses {string}',
  ])
})

test('ignores quoted texts and placeholders', () => {
  expect(nearestSteps('the member fills <field> with "presses"', expressions, 1)).toEqual([
    'the member fills {string} with {string}',
  ])
})

test('suggests nothing that is not alike', () => {
  expect(nearestSteps('a comet passes', expressions)).toEqual([])
})
