import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { MediaTypeBody, Operation } from '../contract/operation.ts'

/** The pointers of all schemas: named ones and those of operations, with everything within them. */
export function schemasOf(document: ContractDocument, roots: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (pointer: string): void => {
    const here = document.follow(pointer)
    if (found.has(here.pointer) || !isFields(here.value)) return
    found.add(here.pointer)
    for (const word of ['properties', 'patternProperties', '$defs'])
      for (const name of Object.keys(fieldsOf(here.value[word])))
        visit(`${here.pointer}/${word}${pointerOf(name)}`)
    for (const word of [
      'items',
      'additionalProperties',
      'not',
      'contains',
      'propertyNames',
      'if',
      'then',
      'else',
    ])
      if (isFields(here.value[word])) visit(`${here.pointer}/${word}`)
    for (const word of ['allOf', 'oneOf', 'anyOf', 'prefixItems'])
      for (const index of listOf(here.value[word]).keys()) visit(`${here.pointer}/${word}/${index}`)
  }
  for (const root of roots) visit(root)
  return [...found]
}

export function mediaOf({
  body,
  answers,
}: Operation): { media: MediaTypeBody; direction: 'request' | 'response' }[] {
  return [
    ...(body?.media ?? []).map((media) => ({ media, direction: 'request' as const })),
    ...[...answers.values()].flatMap(({ media }) =>
      media.map((each) => ({ media: each, direction: 'response' as const })),
    ),
  ]
}

export function rootsOf(document: ContractDocument, operations: readonly Operation[]): string[] {
  return [
    ...Object.keys(fieldsOf(fieldsOf(document.root['components'])['schemas'])).map((name) =>
      pointerOf('components', 'schemas', name),
    ),
    ...operations.flatMap((operation) => [
      ...operation.parameters.flatMap(({ schema }) => schema ?? []),
      ...mediaOf(operation).flatMap(({ media }) => media.schema ?? []),
      ...[...operation.answers.values()].flatMap(({ headers }) =>
        headers.flatMap(({ schema }) => schema ?? []),
      ),
    ]),
  ]
}
