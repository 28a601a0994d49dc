import { dirname, relative, resolve } from 'node:path'
import { ExitError } from '../exit-code.ts'
import { fetchFiles, type FetchText } from './fetch-files.ts'
import { fromSwagger } from './from-swagger.ts'
import { at, escapeStep, fieldsOf, isFields, pointerOf, stepsOf, type JsonFields } from './json.ts'
import { Origins } from './origins.ts'
import { FILES, holderOf, isLiteral } from './references.ts'
import {
  decoded,
  isAddress,
  isAvailable,
  locateIn,
  readDataFile,
  resolveFrom,
  rpcPlace,
  shownPlace,
  type FileLocation,
} from './read-file.ts'
import { repairDocument, type ContractWarning } from './repair/repair-document.ts'

/** A value of the contract, with its pointer after all references. */
export interface ContractPlace {
  readonly pointer: string
  readonly value: unknown
}

/** An OpenAPI document as one tree. References within it are kept, so cycles are possible. */
export interface ContractDocument {
  readonly file: string
  readonly root: JsonFields
  /**
   * Resolves a pointer, following references. Throws a contract error for missing or circular
   * references.
   */
  follow(pointer: string): ContractPlace
  /** The source location of a pointer; `rpc:file:line:column` is one itself. */
  locate(pointer: string): FileLocation
  /** The parts that are not valid and were left out. */
  readonly warnings: readonly ContractWarning[]
}

/**
 * Rewrites references between files to references within the tree. `into` collects the files by
 * absolute path.
 */
const gather = (
  file: string,
  first: string,
  into: Map<string, { key: string; value: unknown }>,
): unknown => {
  const walk = (value: unknown, holder: string | null): unknown => {
    if (Array.isArray(value)) return value.map((each) => walk(each, null))
    if (!isFields(value)) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => {
        if (name === '$ref' && typeof each === 'string') return [name, referenceOf(each)]
        return [
          name,
          isLiteral(name, each, holder) ? each : walk(each, holderOf(name, each, holder)),
        ]
      }),
    )
  }
  const prefixOf = (target: string): string =>
    target === first ? '' : `/${FILES}/${escapeStep(into.get(target)?.key ?? '')}`
  const referenceOf = (reference: string): string => {
    const [address = '', fragment = ''] = reference.split('#')
    const target = address === '' ? file : resolveFrom(file, address)
    if (target !== first && !into.has(target)) {
      const entry = {
        key: isAddress(target) ? target : relative(dirname(first), target),
        value: undefined as unknown,
      }
      into.set(target, entry)
      // A reference to a file that cannot be read is left unresolved.
      if (isAvailable(target)) entry.value = gather(target, first, into)
    }
    return `#${prefixOf(target)}${decoded(fragment)}`
  }
  return walk(readDataFile(file), null)
}

/** Reads a document and its files, from a path or an address. */
export async function loadDocument(path: string, fetchText: FetchText): Promise<ContractDocument> {
  if (isAddress(path)) await fetchFiles(path, fetchText)
  return openDocument(path)
}

/** Reads a document from a file. Throws a contract error if it is no OpenAPI document. */
export function openDocument(path: string): ContractDocument {
  const first = isAddress(path) ? path : resolve(path)
  const others = new Map<string, { key: string; value: unknown }>()
  const top = gather(first, first, others)
  if (!isFields(top)) throw new ExitError('contract', `${path} is not an object`)
  const version = String(top['swagger'] ?? top['openapi'])
  if (!/^(2\.0|3\.[012](\.|$))/.test(version))
    throw new ExitError(
      'contract',
      `${path} is not an OpenAPI document of version 2.0, 3.0, 3.1 or 3.2; --target FILE names a target`,
    )
  const files = Object.fromEntries([...others.values()].map(({ key, value }) => [key, value]))
  const origins = new Origins()
  const whole = others.size === 0 ? top : { ...top, [FILES]: files }
  const root: Record<string, unknown> = version.startsWith('2')
    ? { ...fromSwagger(whole, origins) }
    : { ...whole }
  if (!isFields(root['paths'])) root['paths'] = {}
  root['info'] = { title: path, version: '', ...fieldsOf(root['info']) }
  const warnings = repairDocument(root, !/^3\.[12]/.test(version), origins)
  return documentOf(path, root, { origins, warnings })
}

/** Builds a document from memory; `file` is its name in locations. */
export function documentOf(
  file: string,
  root: JsonFields,
  { origins = new Origins(), warnings = [] as readonly ContractWarning[] } = {},
): ContractDocument {
  const locate = (pointer: string): FileLocation => {
    const own = rpcPlace(pointer)
    if (own !== null) return own
    const written = origins.of(pointer)
    const [head, key, ...rest] = stepsOf(written)
    if (head !== FILES || key === undefined) return locateIn(file, written)
    return locateIn(
      isAddress(key) ? key : relative(process.cwd(), resolve(dirname(resolve(file)), key)),
      pointerOf(...rest),
    )
  }
  const follow = (pointer: string, depth = 0): ContractPlace => {
    let here = ''
    let value: unknown = root
    const enter = (): void => {
      while (isFields(value) && typeof value['$ref'] === 'string') {
        const target = value['$ref'].replace(/^#/, '')
        // Reference chains are short, so this depth means a cycle.
        if (depth > 40)
          throw new ExitError('contract', `${shownPlace(locate(here))} refers to itself`)
        const place = follow(target, depth + 1)
        if (place.value === undefined)
          throw new ExitError(
            'contract',
            `${shownPlace(locate(here))} refers to #${target}, which does not exist`,
          )
        here = place.pointer
        value = place.value
      }
    }
    for (const step of stepsOf(pointer)) {
      enter()
      here += pointerOf(step)
      value = at(value, pointerOf(step))
    }
    enter()
    return { pointer: here, value }
  }
  const places = new Map<string, ContractPlace>()
  const known = (pointer: string): ContractPlace => {
    const place = places.get(pointer) ?? follow(pointer)
    places.set(pointer, place)
    return place
  }
  return { file, root, follow: known, locate, warnings }
}
