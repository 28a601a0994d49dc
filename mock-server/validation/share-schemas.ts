import type { PrismOperation } from './prism-operation.ts'

/** Names that Prism's reader makes up, so that equal parts of the contract differ in them only. */
const withoutMadeUp = (name: string, value: unknown): unknown =>
  name === 'x-stoplight' ? undefined : value

/**
 * Gives equal schemas and equal lists of headers one object. Prism compiles a validator for each
 * object, and most answers have the same problem and the same headers.
 */
export function shareSchemas(): (operation: PrismOperation) => PrismOperation {
  const known = new Map<string, object>()
  const shared = <Value extends object>(value: Value, essence: unknown = value): Value => {
    const text = JSON.stringify(essence, withoutMadeUp)
    const first = known.get(text) ?? value
    known.set(text, first)
    // Equal text, so the same type.
    return first as Value
  }
  type Content = NonNullable<PrismOperation['responses'][number]['contents']>[number]
  type Headers = NonNullable<PrismOperation['responses'][number]['headers']>
  const content = (one: Content): Content =>
    one.schema ? { ...one, schema: shared(one.schema) } : one
  const headers = (all: Headers): Headers =>
    shared(
      all,
      all.map(({ id: _, description: __, examples = [], ...header }) => ({
        ...header,
        examples: examples.map(({ id: ___, ...example }) => example),
      })),
    )
  return (operation) => ({
    ...operation,
    responses: operation.responses.map((response) => ({
      ...response,
      ...(response.contents && { contents: response.contents.map(content) }),
      ...(response.headers && { headers: headers(response.headers) }),
    })) as PrismOperation['responses'],
  })
}
