import type { ContractDocument } from './document.ts'
import { fieldsOf, isFields, listOf, pointerOf, type JsonFields } from './json.ts'
import type { MediaTypeBody } from './operation.ts'

/** The examples of a parameter or media type. */
export function examplesOf(
  document: ContractDocument,
  pointer: string,
  holder: JsonFields,
): { name: string; value: unknown }[] {
  if ('example' in holder) return [{ name: 'example', value: holder['example'] }]
  return Object.keys(fieldsOf(holder['examples'])).flatMap((name) => {
    const example = document.follow(`${pointer}${pointerOf('examples', name)}`).value
    return isFields(example) && 'value' in example ? [{ name, value: example['value'] }] : []
  })
}

/** The pointer to a schema; null without one. */
export function schemaOf(pointer: string, holder: JsonFields): string | null {
  return 'schema' in holder ? `${pointer}/schema` : null
}

/** The media types of a body or parameter, with their schemas and examples. */
export function mediaOf(document: ContractDocument, pointer: string): MediaTypeBody[] {
  return Object.keys(fieldsOf(fieldsOf(document.follow(pointer).value)['content'])).map((type) => {
    const place = document.follow(
      `${document.follow(pointer).pointer}${pointerOf('content', type)}`,
    )
    const holder = fieldsOf(place.value)
    const schema = schemaOf(place.pointer, holder)
    const own = examplesOf(document, place.pointer, holder)
    const { title } = schema === null ? {} : fieldsOf(document.follow(schema).value)
    // grpc-gateway names the schema of one message of a stream so.
    const isStreamed = typeof title === 'string' && title.startsWith('Stream result of ')
    const shown = schema === null ? [] : listOf(fieldsOf(document.follow(schema).value)['examples'])
    return {
      type: type.toLowerCase(),
      schema,
      itemSchema:
        'itemSchema' in holder ? `${place.pointer}/itemSchema` : isStreamed ? schema : null,
      examples:
        own.length > 0 ? own : shown.map((value, index) => ({ name: `schema-${index}`, value })),
      encoding: fieldsOf(holder['encoding']),
    }
  })
}
