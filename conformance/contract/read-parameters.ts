import type { ContractDocument } from './document.ts'
import { fieldsOf, listOf } from './json.ts'
import type { Parameter } from './operation.ts'
import { isParameter } from './repair/repair-paths.ts'
import { parameterOf } from './read-parameter.ts'

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
