import { existsSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { ExitError } from '../exit-code.ts'
import { at, escapeStep, isFields, pointerOf, stepsOf, type JsonFields } from './json.ts'
import { FILES, holderOf, isLiteral } from './references.ts'
import { locateIn, readDataFile, rpcPlace, shownPlace, type FileLocation } from './read-file.ts'

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
    if (/^[a-z][a-z+.-]*:/i.test(address))
      throw new ExitError(
        'contract',
        `${file} refers to ${address}: contracts are read from files, not from the network`,
      )
    const target = address === '' ? file : resolve(dirname(file), decodeURIComponent(address))
    if (target !== first && !into.has(target)) {
      const entry = { key: relative(dirname(first), target), value: undefined as unknown }
      into.set(target, entry)
      if (!existsSync(target))
        throw new ExitError(
          'contract',
          `${relative(process.cwd(), file)} refers to ${address}, which does not exist`,
        )
      entry.value = gather(target, first, into)
    }
    return `#${prefixOf(target)}${decodeURIComponent(fragment)}`
  }
  return walk(readDataFile(file), null)
}

export function openDocument(path: string): ContractDocument {
  const first = resolve(path)
  const others = new Map<string, { key: string; value: unknown }>()
  const top = gather(first, first, others)
  if (!isFields(top)) throw new ExitError('contract', `${path} is not an object`)
  const files = Object.fromEntries([...others.values()].map(({ key, value }) => [key, value]))
  return documentOf(path, others.size === 0 ? top : { ...top, [FILES]: files })
}

/** Builds a document from memory; `file` is its name in locations. */
export function documentOf(file: string, root: JsonFields): ContractDocument {
  const locate = (pointer: string): FileLocation => {
    const own = rpcPlace(pointer)
    if (own !== null) return own
    const [head, key, ...rest] = stepsOf(pointer)
    return head === FILES && key !== undefined
      ? locateIn(relative(process.cwd(), resolve(dirname(resolve(file)), key)), pointerOf(...rest))
      : locateIn(file, pointer)
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
  return { file, root, follow: (pointer) => follow(pointer), locate }
}
