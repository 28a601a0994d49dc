import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { operations, rpcOperations } from '#generated/openapi/operations.ts'

const invalidations = parse(readFileSync('contracts/invalidations.yaml', 'utf8')) as Readonly<
  Record<string, readonly string[]>
>
const writes: ReadonlySet<string> = new Set([
  ...Object.values(operations).flatMap(({ method, operationId }) =>
    String(method) === 'GET' ? [] : [operationId],
  ),
  ...Object.values(rpcOperations).flatMap(({ kind, operationId }) =>
    String(kind) === 'mutation' ? [operationId] : [],
  ),
])

/** Files whose calls of a write refresh no query, with the reason. */
const reasons: Readonly<Record<string, string>> = {
  'src/session/member/api/order-lab-kit.ts orderLabKit':
    'Visitors order with it, too; useOrderKit refreshes for a member.',
  'src/slices/chat/api/chat-calls.ts createOneOnOneChat': 'The stream updates the chat.',
  'src/slices/chat/api/chat-calls.ts markRead': 'The stream updates the chat.',
  'src/slices/chat/api/chat-calls.ts requestCoach': 'The stream updates the chat.',
  'src/slices/chat/api/chat-calls.ts sendMessage': 'The stream updates the chat.',
  'src/slices/chat/api/chat-calls.ts updateLaunchpad': 'useRefetchLaunchpad refreshes it.',
  'src/slices/doctor-report/api/use-shared-report.ts openReportLink':
    'Its page has no query cache, also for a member who is signed in.',
  'src/slices/readings-import/api/import-calls.ts addWeight':
    'useImportRun refreshes once for all.',
  'src/slices/readings-import/api/import-calls.ts createBloodSugarReading':
    'useImportRun refreshes once for all.',
  'src/slices/readings-import/api/import-calls.ts removeBloodSugarReading':
    'useImportRun refreshes once for all.',
  'src/slices/readings-import/api/import-calls.ts removeWeightReading':
    'useImportRun refreshes once for all.',
  'src/slices/weight/api/use-mark-weight.ts markWeightReading':
    'It has stopped the lists before, so it refreshes them whatever comes (use-mark-weight.test.ts).',
}

/** The top-level functions and constants of a file, as texts. */
const blocksOf = (text: string): readonly string[] =>
  text.split(/^(?=(?:\/\*\*|export |async function |function |const ))/m)

/** The writes that a text calls: `addWeight(` or `ask.addWeight(`. */
const callsIn = (text: string): readonly string[] =>
  [
    ...new Set([...text.matchAll(/(?<![\w#'"`])([a-z]\w+)\(/g)].map(([, name = '']) => name)),
  ].filter((name) => writes.has(name))

/**
 * These four fetch what a write makes stale, also after a failure (platform/query/write-through.ts).
 */
const isRefreshed = (block: string, id: string): boolean =>
  block.includes(`${id}Mutation`) &&
  /\b(?:useSave|useWrite|useMergedWrite|writeThrough)\b/.test(block)

const importsOf = (text: string): string =>
  [...text.matchAll(/import [^;]*?from '#generated\/(?:openapi|rpc)\/calls\.ts'/g)].join('\n')

test('every call of a write refreshes what the write makes stale, or says why not', () => {
  const found = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', 'src/edge/**'] }).flatMap(
    (file) => {
      const text = readFileSync(file, 'utf8')
      const imports = importsOf(text)
      if (imports === '') return []
      return blocksOf(text)
        .filter((block) => !block.startsWith('import'))
        .flatMap((block) =>
          callsIn(block)
            .filter((id) => imports.includes(' * as ') || imports.includes(id))
            .filter((id) => (invalidations[id] ?? []).length > 0 && !isRefreshed(block, id))
            .map((id) => `${file} ${id}`),
        )
    },
  )
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted())
})
