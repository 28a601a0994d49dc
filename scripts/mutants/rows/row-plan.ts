import { readFileSync } from 'node:fs'
import type { RequirementClaim } from '../../trace/claim.ts'
import type { Requirement } from '../../trace/requirement.ts'
import { isTestSupport, subjectsOf } from '../../trace/test-subjects.ts'
import { instrument, type Mutant } from './instrument.ts'

/** The mutants of what a test names, those of the named exports first. */
export interface TestPlan {
  readonly mutants: readonly string[]
}

/** What the runner needs, and what the report says about each mutant. */
export interface RowPlan {
  readonly tests: Readonly<Record<string, TestPlan>>
  /** The mutants of the literals of a row's text, by row and literal. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
  readonly mutants: ReadonlyMap<string, Mutant>
}

/** Whether mutants may be in a file: code that ships, and the project's own programs. */
export function isMutable(file: string): boolean {
  return (
    /^(?:src|contracts\/(?:read|tools)|mock-server|conformance|scripts)\/.*\.tsx?$/.test(file) &&
    !isTestSupport(file) &&
    !file.startsWith('scripts/mutants/')
  )
}

/** Numbers of two digits and more, and texts in backticks of a row. */
export function literalsOf({ text }: Pick<Requirement, 'text'>): ReadonlySet<string> {
  return new Set([
    ...[...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word.replace(/^["']|["']$/g, '')),
    ...[...text.matchAll(/(?<![\w§.-])\d{2,}(?:\.\d+)?(?![\w§-])/g)].map(([number]) => number),
  ])
}

const wordOf = ({ from }: Mutant): string =>
  /^\d/.test(from) ? from.replaceAll('_', '') : from.replace(/^['"`]|['"`]$/g, '')

/** Plans the tests of the claims, in an order of `seed`. */
export function planRows(
  rows: readonly Requirement[],
  claims: readonly RequirementClaim[],
  seed: number,
): RowPlan {
  const mutants = new Map<string, Mutant>()
  const byFile = new Map<string, readonly Mutant[]>()
  const mutantsOf = (file: string): readonly Mutant[] => {
    const known = byFile.get(file)
    if (known !== undefined) return known
    const found = isMutable(file) ? instrument(file, readFileSync(file, 'utf8')).mutants : []
    for (const mutant of found) mutants.set(mutant.id, mutant)
    byFile.set(file, found)
    return found
  }
  const tests: Record<string, TestPlan> = {}
  const literals: Record<string, Record<string, string[]>> = {}
  const subjects = new Map<string, ReturnType<typeof subjectsOf>>()
  const byId = new Map(rows.map((row) => [row.id, literalsOf(row)]))
  for (const { id, where } of claims.filter(({ by }) => by === 'unit')) {
    const words = byId.get(id)
    if (words === undefined) continue
    const [file = '', line = '0'] = where.split(':')
    const of = subjects.get(file) ?? subjectsOf(file)
    subjects.set(file, of)
    const named = of(Number(line))
    const all = [...new Set(named.map((subject) => subject.file))].flatMap(mutantsOf)
    const isNamed = ({ file: of, fn }: Mutant): boolean =>
      named.some((subject) => subject.file === of && subject.name === fn)
    const order = shuffled(
      all.filter(({ isStatic }) => !isStatic),
      seed,
    )
    tests[where] = {
      mutants: [...order.filter(isNamed), ...order.filter((each) => !isNamed(each))].map(
        (each) => each.id,
      ),
    }
    for (const mutant of all) {
      const word = mutant.kind === 'literal' ? wordOf(mutant) : ''
      if (mutant.isStatic || !words.has(word)) continue
      const found = ((literals[id] ??= {})[word] ??= [])
      if (!found.includes(mutant.id)) found.push(mutant.id)
    }
  }
  // A test of a table may have another line than its claim.
  for (const [where, { mutants: ids }] of Object.entries({ ...tests })) {
    const file = where.replace(/:\d+$/, '')
    tests[file] = { mutants: [...new Set([...(tests[file]?.mutants ?? []), ...ids])] }
  }
  return { tests, rows: literals, mutants }
}

/** The same order for the same seed. */
export function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return items
    .map((item) => ({ item, key: next() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ item }) => item)
}
