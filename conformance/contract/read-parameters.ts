import type { ContractDocument } from './document.ts'
import { fieldsOf, listOf } from './json.ts'
import type { Parameter, ParameterPlace } from './operation.ts'
import { examplesOf, mediaOf, schemaOf } from './read-media.ts'
import { isParameter } from './repair/repair-document.ts'

const defaultStyles: Readonly<Record<ParameterPlace, string>> = {
  path: 'simple',
  header: 'simple',
  query: 'form',
  cookie: 'form',
}

const parameterOf = (document: ContractDocument, pointer: string): Parameter => {
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

/** Headers that OpenAPI 3.1 ignores as parameters (parameter object). */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

/** The parameters of an operation, with those of its path. */
export function parametersOf(
  document: ContractDocument,
  item: string,
  operation: string,
  path: string,
): Parameter[] {
  const all = [item, operation].flatMap((pointer) =>
    listOf(fieldsOf(document.follow(pointer).value)['parameters'])
      .map((_, index) => `${document.follow(pointer).pointer}/parameters/${index}`)
      .filter((each) => isParameter(document.follow(each).value, path))
      .map((each) => parameterOf(document, each)),
  )
  const merged = new Map(all.map((each) => [`${each.in} ${each.name}`, each]))
  return [...merged.values()].filter(
    ({ in: where, name }) => where !== 'header' || !ignoredHeaders.has(name.toLowerCase()),
  )
}
