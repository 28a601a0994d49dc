import { existsSync } from 'node:fs'
import type { CheckPart } from './check-result.ts'
import { boundaries, lint, types } from './tool-checks.ts'

/** A word of `npm run check -- WORD …` that is neither a part nor a folder. */
export class UnknownWord extends Error {}

const contractParts = ['drift', 'contract', 'release', 'format']

/** The parts that judge a folder; lint and import rules of code come on top. */
const partsOf = (folder: string): readonly string[] => {
  if (/^generated(\/|$)/.test(folder)) return contractParts
  if (/^contracts(\/|$)/.test(folder)) return ['types', ...contractParts]
  return /^docs(\/|$)/.test(folder) ? ['links', 'format'] : ['types', 'format']
}

/** The room that checks its types by itself, as its package does; or the whole repository. */
const projectOf = (folder: string): string => {
  const [room = ''] = folder.split('/')
  return existsSync(`${room}/tsconfig.json`) ? room : '.'
}

const isCode = (folder: string): boolean => partsOf(folder).includes('types')

/**
 * The parts that the words name; a folder names those that judge it, of which lint, import rules
 * and, in a package, types read that folder alone. All parts without words.
 */
export function chosenParts(
  all: readonly CheckPart[],
  words: readonly string[],
): readonly CheckPart[] {
  if (words.length === 0) return all
  // `steps` is both, and means both.
  const folders = words.filter((word) => existsSync(word))
  const unknown = words.find((word) => !existsSync(word) && !all.some(({ name }) => name === word))
  if (unknown !== undefined)
    throw new UnknownWord(
      `${unknown} is neither a folder nor a part. Parts: ${all.map(({ name }) => name).join(', ')}.`,
    )
  const named = new Set([...words, ...folders.flatMap(partsOf)])
  const code = folders.filter(isCode)
  const projects = new Set(code.map(projectOf))
  const isWhole = words.includes('types') || projects.has('.')
  return [
    ...all.filter(({ name }) => named.has(name) && (name !== 'types' || isWhole)),
    ...(isWhole ? [] : [...projects].map(types)),
    ...(code.length > 0 ? [lint(code), boundaries(code)] : []),
  ]
}
