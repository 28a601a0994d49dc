import { type SchemaComponents, isObject, type JsonSchema, plainSchemas } from '../json-schema.ts'

/**
 * Values that differ from a value in one place, by a step that a schema may or may not allow: the
 * boundary values on both sides.
 */
export function* nearMisses(
  value: unknown,
  schema: JsonSchema,
  components: SchemaComponents,
): Generator<unknown> {
  yield* otherTypes
  const plain = plainSchemas(schema, components)
  for (const one of plain) {
    if (one.enum) yield* otherWords(one.enum)
    if (typeof value === 'string' && one.type === 'string') yield* texts(value, one)
    if (typeof value === 'number' && (one.type === 'integer' || one.type === 'number'))
      yield* numbers(value, one)
    if (Array.isArray(value) && one.type === 'array') yield* arrays(value, one, components)
    if (isObject(value) && one.type === 'object') yield* objects(value, one, components)
  }
}

const otherTypes: readonly unknown[] = [null, true, false, 0, -1, 1.5, '', 'x', '0', [], [null], {}]

function* otherWords(words: readonly unknown[]): Generator<unknown> {
  yield* words
  for (const word of words) {
    if (typeof word === 'string')
      yield* [`${word}_X`, word.toLowerCase(), word.toUpperCase(), word.slice(1), ` ${word}`]
    if (typeof word === 'number') yield* [word - 1, word + 1, word + 0.5, String(word)]
  }
}

function* numbers(value: number, schema: JsonSchema): Generator<number> {
  yield* [value + 0.5, value + 0.05, -value, 1e9, -1e9]
  for (const bound of [
    schema.minimum,
    schema.maximum,
    schema.exclusiveMinimum,
    schema.exclusiveMaximum,
  ]) {
    if (bound !== undefined) yield* [bound - 1, bound - 0.1, bound, bound + 0.1, bound + 1]
  }
}

function* texts(value: string, { minLength, maxLength, format }: JsonSchema): Generator<string> {
  // Cuts by code point: a message cannot carry a lone surrogate.
  const own = [...value]
  yield* [
    `${value}!`,
    `${value}\n`,
    ` ${value}`,
    own.slice(1).join(''),
    own.slice(0, -1).join(''),
    value.toLowerCase(),
    value.toUpperCase(),
    `${value}${value}`,
    `${value}é`,
  ]
  const characters = value === '' ? ['x'] : own
  for (const bound of [minLength, maxLength]) {
    for (const length of bound === undefined ? [] : [bound - 1, bound, bound + 1]) {
      if (length < 0) continue
      const last = characters.at(-1) ?? 'x'
      // Long texts grow at the end by a character of two code units, because both sides count code
      // points.
      yield (
        characters.slice(0, length).join('') + last.repeat(Math.max(length - characters.length, 0))
      )
      yield '\u{1F34E}'.repeat(length)
    }
  }
  if (format !== undefined) yield* formatEdges[format] ?? []
}

const days = [
  '2024-02-29',
  '2026-02-28',
  '2026-02-29',
  '2026-02-30',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-32',
  '26-11-20',
  '2026-1-2',
  '1900-02-29',
  '0000-01-01',
]
const clocks = [
  '00:00:00',
  '23:59:59',
  '24:00:00',
  '23:60:00',
  '12:00:60',
  '7:00:00',
  '07:00',
  '07:00:00.5',
]

/** Boundary values of a format. */
const formatEdges: Readonly<Record<string, readonly string[]>> = {
  date: days,
  'local-date-time': [
    ...days.map((day) => `${day}T07:40:00`),
    ...clocks.map((clock) => `2026-11-20T${clock}`),
    '2026-11-20 07:40:00',
    '2026-11-20t07:40:00',
    '2026-11-20T07:40:00Z',
    '2026-11-20',
  ],
  'date-time': [
    ...days.map((day) => `${day}T07:40:00Z`),
    ...clocks.map((clock) => `2026-11-20T${clock}Z`),
    ...['', 'z', '+00:00', '-05:00', '+0530', '+05', '+24:00', '+05:60', ' Z'].map(
      (zone) => `2026-11-20T07:40:00${zone}`,
    ),
    '2026-11-20 07:40:00Z',
    '2026-11-20t07:40:00Z',
    '2026-11-20T07:40:00.Z',
    '2026-11-20T23:59:60Z',
    '2026-11-20T18:59:60-05:00',
    '2026-11-20T22:59:60Z',
    '2026-11-20\t07:40:00Z',
    '2026-11-20T07:40:00.123456789Z',
    '2026-11-20',
  ],
  'utc-offset': [
    'Z',
    '+00:00',
    '-00:00',
    '+14:00',
    '+14:59',
    '+15:00',
    '+05:60',
    '+5:00',
    '+0500',
    '05:00',
    '-09:30',
  ],
  'iana-time-zone': [
    'UTC',
    'Etc/GMT+5',
    'America/Indiana/Knox',
    'america/new_york',
    'America/Nowhere',
    'Mars/Olympus',
    '+05:00',
    'America/New York',
    'EST',
    'Europe/Kyiv',
  ],
  uuid: [
    '018F3A62-6B1C-7C5E-9A57-0D2B6A1F3C11',
    'urn:uuid:018f3a62-6b1c-7c5e-9a57-0d2b6a1f3c11',
    '018f3a626b1c7c5e9a570d2b6a1f3c11',
    '00000000-0000-0000-0000-000000000000',
    '018f3a62-6b1c-7c5e-9a57-0d2b6a1f3c1g',
  ],
  email: [
    'a@b.co',
    'a@b',
    'a.@b.co',
    '.a@b.co',
    'a..b@c.co',
    'a b@c.co',
    'a@b..co',
    'a@-b.co',
    'a@b.c',
    "o'hara@x.co",
    'ä@b.co',
    'a@@b.co',
    '@b.co',
    'a@b.co ',
    'A+1@B-2.example',
  ],
  uri: [
    'https://a.example',
    'http://a',
    '//a.example',
    'a.example',
    'javascript:alert(1)',
    'https://a.example/ x',
    '/path',
    'mailto:a@b.co',
  ],
}

function* arrays(
  value: readonly unknown[],
  schema: JsonSchema,
  components: SchemaComponents,
): Generator<unknown> {
  const [first] = value
  if (value.length > 0) {
    yield* [value.slice(1), [...value, first], [...value, null]]
    for (const bound of [schema.minItems, schema.maxItems]) {
      for (const length of bound === undefined || bound > 1000 ? [] : [bound - 1, bound, bound + 1])
        if (length >= 0) yield Array.from({ length }, (_, index) => value[index] ?? first)
    }
    for (const other of nearMisses(first, schema.items ?? {}, components))
      yield [other, ...value.slice(1)]
  }
}

function* objects(
  value: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
  components: SchemaComponents,
): Generator<unknown> {
  yield { ...value, unexpected: 1 }
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (!(name in value)) {
      for (const other of otherTypes) yield { ...value, [name]: other }
      continue
    }
    const { [name]: own, ...rest } = value
    yield rest
    yield { ...rest, [`${name}_`]: own }
    for (const other of nearMisses(own, part, components)) yield { ...value, [name]: other }
  }
  if (typeof schema.additionalProperties === 'object')
    for (const [name, own] of Object.entries(value))
      for (const other of nearMisses(own, schema.additionalProperties, components))
        yield { ...value, [name]: other }
}
