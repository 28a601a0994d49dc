import type { ContractDocument } from './document.ts'
import { fieldsOf, listOf } from './json.ts'
import type { Parameter, ParameterPlace } from './operation.ts'
import { examplesOf, mediaOf, schemaOf } from './read-media.ts'

const defaultStyles: Readonly<Record<ParameterPlace, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
}

export function parameterOf(document: ContractDocument, pointer: string): Parameter {
  const place = document.follow(pointer)
  const definition = fieldsOf(place.value)
  const where = definition['in'] as ParameterPlace
  const style = typeof definition['style'] === 'string' ? definition['style'] : defaultStyles[where]
  const [content] = mediaOf(document, pointer)
  const schema = content?.schema ?? schemaOf(place.pointer, definition)
  const inSchema = schema === null ? {} : fieldsOf(document.follow(schema).value)
  const own = examplesOf(document, place.pointer, definition).map(({ value }) => value)
  const examples = [
    ...own,
    ...(content?.examples.map(({ value }) => value) ?? []),
    ...listOf(inSchema['examples']),
    ...('example' in inSchema ? [inSchema['example']] : []),
  ]
  return {
    name: String(definition['name']),
    in: where,
    required: definition['required'] === true || where === 'path',
    style,
    explode: typeof definition['explode'] === 'boolean' ? definition['explode'] : style === 'form',
    schema,
    mediaType: content?.type ?? null,
    examples,
    notBefore: typeof definition['x-not-before'] === 'string' ? definition['x-not-before'] : null,
    definition,
  }
}
