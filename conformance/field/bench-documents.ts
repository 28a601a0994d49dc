/** Contracts that are hard to read or to make cases of. */
type Tree = Readonly<Record<string, unknown>>

const document = (paths: Tree, schemas: Tree): Tree => ({
  openapi: '3.1.0',
  info: { title: 'Bench', version: '1.0.0' },
  paths,
  components: { schemas },
})

const json = (schema: Tree): Tree => ({ content: { 'application/json': { schema } } })
const ref = (name: string): Tree => ({ $ref: `#/components/schemas/${name}` })

const OPERATIONS = 966
const SCHEMAS = 400
const DEPTH = 20

/** 966 operations and 2 MB, whose schemas refer to one another 20 deep and in cycles. */
export function largeDocument(): Tree {
  const text = 'A sentence as long as those that generators of documents copy. '.repeat(4)
  const schemas = Object.fromEntries(
    Array.from({ length: SCHEMAS }, (_, index) => [
      `S${index}`,
      {
        type: 'object',
        description: text,
        required: ['id', 'name'],
        properties: {
          id: { type: 'string', format: 'uuid', description: text, readOnly: true },
          name: { type: 'string', minLength: 1, maxLength: 80, description: text },
          count: { type: 'integer', format: 'int64', minimum: 0 },
          mood: { anyOf: [{ type: 'string', enum: ['a', 'b', 'c'] }, { type: 'null' }] },
          next: index % DEPTH === DEPTH - 1 ? ref(`S${index - DEPTH + 1}`) : ref(`S${index + 1}`),
          list: { type: 'array', items: ref(`S${(index * 7) % SCHEMAS}`) },
        },
      },
    ]),
  )
  const path = (index: number): Tree => {
    const own = ref(`S${index % SCHEMAS}`)
    const answers = {
      responses: {
        200: { description: text, ...json(own) },
        422: { description: text, ...json(ref('S0')) },
      },
    }
    const query = ['limit', 'offset', 'filter', 'sort'].map((name) => ({
      name,
      in: 'query',
      description: text,
      schema: name === 'limit' ? { type: 'integer', maximum: 100 } : { type: 'string' },
    }))
    return {
      get: { operationId: `list${index}`, summary: text, parameters: query, ...answers },
      post: { operationId: `add${index}`, summary: text, requestBody: json(own), ...answers },
    }
  }
  return document(
    Object.fromEntries(
      Array.from({ length: OPERATIONS / 2 }, (_, index) => [`/things${index}`, path(index)]),
    ),
    schemas,
  )
}

const formats = [
  'int32',
  'int64',
  'uint32',
  'uint64',
  'int8',
  'int16',
  'float',
  'double',
  'decimal',
]
const limits: readonly Tree[] = [
  {},
  { minimum: 0, maximum: 9223372036854775807n },
  { minimum: -9223372036854775808n },
  { exclusiveMinimum: 9007199254740992n, maximum: 18446744073709551615n },
  { multipleOf: 3, minimum: 1 },
  { exclusiveMaximum: 1e-7, minimum: -1e-7 },
  { minimum: 1e300 },
]

/** Each number format with each kind of limit, in queries and bodies. */
export function numbersDocument(): Tree {
  const paths = formats.flatMap((format) =>
    limits.map((limit, index): [string, Tree] => {
      const type = /int/.test(format) && index < 5 ? 'integer' : 'number'
      const schema = { type, format, ...limit }
      const responses = { 200: { description: 'Fine.' }, 400: { description: 'No.' } }
      return [
        `/${format}/${index}`,
        {
          get: {
            operationId: `get_${format}_${index}`,
            parameters: [{ name: 'value', in: 'query', schema }],
            responses,
          },
          post: {
            operationId: `post_${format}_${index}`,
            requestBody: json({ type: 'object', properties: { value: schema } }),
            responses,
          },
        },
      ]
    }),
  )
  return document(Object.fromEntries(paths), {})
}

/** A document as text; limits of 64 bits keep their digits. */
export function textOf(tree: Tree): string {
  return JSON.stringify(tree, (_, value: unknown) =>
    typeof value === 'bigint' ? `big:${value}` : value,
  ).replaceAll(/"big:(-?\d+)"/g, '$1')
}
