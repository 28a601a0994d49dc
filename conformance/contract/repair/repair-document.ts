import { fieldsOf, isFields, listOf, pointerOf } from '../json.ts'
import type { Origins } from '../origins.ts'
import { FILES, holderOf, isLiteral } from '../references.ts'
import { repairSchema, UNRESOLVED, type MutableFields } from './repair-schema.ts'
import { schemaKeywords } from './schema-keywords.ts'
import { type Warn, targetOf, repairPaths } from './repair-paths.ts'

/** A part of a contract that cannot be tested as written, and is left out. */
export interface ContractWarning {
  readonly pointer: string
  readonly words: string
}

/** A reference as written: `#/a`, or `file/a`. */
const shownReference = (reference: string): string =>
  reference.startsWith(`#/${FILES}/`)
    ? reference
        .slice(FILES.length + 3)
        .replaceAll('~1', '/')
        .replaceAll('~0', '~')
    : reference

/** Repairs schemas and references in place. */
const repairTree = (root: MutableFields, isOld: boolean, origins: Origins, warn: Warn): void => {
  const seen = new Set<unknown>()
  /** What references lead to: it may stand in other files, in extensions or outside components. */
  const elsewhere: { pointer: string; isSchema: boolean }[] = []
  const repairReference = (value: MutableFields, pointer: string, isSchema: boolean): void => {
    const reference = value['$ref']
    if (typeof reference !== 'string') return
    if (targetOf(root, reference) === undefined) {
      warn(
        pointer,
        `has an unresolved or circular reference ${shownReference(reference)}, which is ignored`,
      )
      delete value['$ref']
      value[UNRESOLVED] = true
    } else if (isSchema || /^#\/x-(?!conform-files)/.test(reference))
      elsewhere.push({ pointer: reference.slice(1), isSchema })
  }
  const schema = (value: unknown, pointer: string): void => {
    if (!isFields(value) || seen.has(value)) return
    seen.add(value)
    const own = value as MutableFields
    repairReference(own, pointer, true)
    repairSchema(
      own,
      isOld,
      (keyword, words) => warn(`${pointer}/${keyword}`, words),
      (keyword) => origins.add(`${pointer}/anyOf/0/${keyword}`, `${pointer}/${keyword}`),
    )
    for (const name of schemaKeywords.one) schema(own[name], `${pointer}/${name}`)
    for (const name of schemaKeywords.list)
      listOf(own[name]).forEach((each, index) => schema(each, `${pointer}/${name}/${index}`))
    for (const name of schemaKeywords.map)
      for (const [key, each] of Object.entries(fieldsOf(own[name])))
        schema(each, `${pointer}/${name}${pointerOf(key)}`)
  }
  const walk = (value: unknown, pointer: string, holder: string | null): void => {
    if (Array.isArray(value))
      value.forEach((each, index) => walk(each, `${pointer}/${index}`, null))
    if (!isFields(value) || seen.has(value)) return
    seen.add(value)
    const isMap = holder !== null && holderOf('x', {}, holder) === null
    if (!isMap) repairReference(value as MutableFields, pointer, false)
    for (const [name, each] of Object.entries(value)) {
      if (isLiteral(name, each, holder)) continue
      const here = pointer + pointerOf(name)
      if (holder === 'schemas' || (!isMap && (name === 'schema' || name === 'itemSchema')))
        schema(each, here)
      else walk(each, here, holderOf(name, each, holder))
    }
  }
  walk(Object.fromEntries(Object.entries(root).filter(([name]) => name !== FILES)), '', null)
  const followReferences = (): void => {
    for (let next = elsewhere.pop(); next !== undefined; next = elsewhere.pop()) {
      const target = targetOf(root, `#${next.pointer}`)
      if (next.isSchema) schema(target, next.pointer)
      else walk(target, next.pointer, null)
    }
  }
  for (const [key, file] of Object.entries(fieldsOf(root[FILES]))) {
    // A file may hold schemas, paths or both; references say which of its places are schemas.
    followReferences()
    walk(file, pointerOf(FILES, key), null)
  }
  followReferences()
}

/**
 * Repairs a document in place, so that a part that is not valid costs only itself. Returns a warning
 * for each such part. `isOld` means OpenAPI before 3.1.
 */
export function repairDocument(
  root: MutableFields,
  isOld: boolean,
  origins: Origins,
): ContractWarning[] {
  const warnings = new Map<string, ContractWarning>()
  const warn: Warn = (pointer, words) =>
    void warnings.set(`${pointer} ${words}`, { pointer, words })
  repairTree(root, isOld, origins, warn)
  repairPaths(root, warn)
  return [...warnings.values()]
}
