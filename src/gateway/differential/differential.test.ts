import { expect, test } from 'vitest'
import { compare } from './compare.ts'
import { messageComponent } from './message-component.ts'
import { openapiComponent } from './openapi-component.ts'
import { pairs } from './pairs.ts'

test.each(pairs)('$name: the Schema takes and refuses what $component does', ({ schema, component }) => {
  const { difference, accepted } = compare(schema, component.includes('.') ? messageComponent(component) : openapiComponent(component))
  expect(difference).toBeNull()
  expect(accepted).toBeGreaterThan(10)
})
