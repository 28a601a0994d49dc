import { expect, test } from 'vitest'
import { readUnreadableAsAbsent, withReadableParts } from './readable-parts.ts'
import type { Declaration, FieldShape, SchemaShape } from './shape.ts'

const text: SchemaShape = { kind: 'text' }
const field = (
  key: string,
  presence: FieldShape['presence'],
  shape: SchemaShape = text,
): FieldShape => ({
  key,
  presence,
  shape,
  ...(presence === 'defaulted' ? { absent: "''" } : {}),
})
const person: Declaration = {
  name: 'Person',
  slug: 'people',
  source: 'Person',
  shape: {
    kind: 'object',
    conditions: [],
    choices: [],
    fields: [
      field('name', 'required'),
      field('nick', 'optional'),
      field('email', 'required', { kind: 'nullable', of: text }),
      field('note', 'defaulted'),
      field('role', 'decisive'),
      field('zone', 'expected'),
    ],
  },
}
const kindsOf = (declarations: readonly Declaration[]) =>
  declarations.flatMap(({ shape }) =>
    shape.kind === 'object'
      ? shape.fields.map(({ key, shape: of }) =>
          of.kind === 'nullable' ? `${key} nullable ${of.of.kind}` : `${key} ${of.kind}`,
        )
      : [],
  )
const answers = new Set(['Person'])

test('marks the parts that may be absent', () =>
  expect(kindsOf(withReadableParts([person], answers, {}))).toEqual([
    'name text',
    'nick readable',
    'email nullable readable',
    'note readable',
    'role text',
    'zone text',
  ]))

test('leaves exceptions and requests as they are', () => {
  const asAbsent = { Person: ['nick', 'email', 'note'] }
  const plain = kindsOf([person])
  expect(kindsOf(withReadableParts([person], answers, asAbsent))).toEqual(plain)
  expect(kindsOf(withReadableParts([person], new Set(), {}))).toEqual(plain)
})

test('rejects an exception that names no such part', () =>
  expect(() => withReadableParts([person], answers, { Person: ['name'] })).toThrow('Person.name'))

test.each([
  ['openapi', 26],
  ['rpc', 29],
] as const)('the list of exceptions of %s only gets shorter', (kind, most) =>
  expect(Object.values(readUnreadableAsAbsent(kind)).flat().length).toBeLessThanOrEqual(most),
)
