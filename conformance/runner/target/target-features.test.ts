import { expect, test } from 'vitest'
import { featuresOf, isAbsent, promisedOf } from './target-features.ts'

test('features are supported, unsupported, or have values', () => {
  const features = featuresOf('target', {
    cors: ['https://portal.example'],
    sorting: false,
    patch: true,
    languages: 'es-US',
  })
  expect([
    isAbsent(features, 'sorting'),
    isAbsent(features, 'patch'),
    isAbsent(features, 'ranges'),
    isAbsent(features, undefined),
  ]).toEqual([true, false, false, false])
  expect([
    promisedOf(features, 'cors'),
    promisedOf(features, 'languages'),
    promisedOf(features, 'patch'),
  ]).toEqual([['https://portal.example'], ['es-US'], []])
  expect(isAbsent(featuresOf('target', ['sorting']), 'sorting')).toBe(false)
})

test.each([[{ sort: false }], [{ sorting: 3 }], [['%j is a usage error']]])(
  '%j is wrong use',
  (features) =>
    expect(() => featuresOf('target', features)).toThrow(expect.objectContaining({ why: 'usage' })),
)
