import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { droppedStops, startersOf } from './dropped-stops.ts'

const parsed = (file: string, code: string): ts.SourceFile =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true)
const starters = new Set(['everySeen', 'subscribe'])

test.each([
  ['useEffect(() => { everySeen(look, 9) }, [])', 1],
  ['useEffect(() => { void store.subscribe(look) }, [])', 1],
  ['useEffect(() => everySeen(look, 9), [])', 0],
  ['useEffect(() => { const stop = everySeen(look, 9); return () => stop() }, [])', 0],
  ['const look = () => { everySeen(look, 9) }', 1],
  ['everySeen(look, 9)', 0],
  ['useEffect(() => { const timer = setTimeout(look) }, [])', 1],
  ['useEffect(() => { const t = setTimeout(look); return () => clearTimeout(t) }, [])', 0],
  ["useEffect(() => { addEventListener('focus', look) }, [])", 1],
])('%s drops %i', (code, dropped) =>
  expect(droppedStops(parsed('a.ts', code), starters)).toHaveLength(dropped),
)

/** What goes on as long as the page. */
const forThePage = new Set([
  'src/session/auth/member-store.ts: onSignOut((why) => store.update((value) => afterSession(value, why)))',
  'src/session/auth/auth-service.ts: onSeen(controller.catchUp)',
  'src/platform/query/query-client.ts: retainFailures(queries)',
  'src/platform/query/query-client.ts: startQueryRecovery(queries, { now: deviceTime, later, random: Math.random, failureOf, ...ports })',
])

test('nothing that a component or a function starts goes on without an end', () => {
  const codes = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*', '**/testing/**'] }).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  )
  const found = new Set([
    'subscribe',
    ...codes.flatMap(([file, code]) =>
      /\(\) => void|=> on[A-Z]/.test(code) ? startersOf(parsed(file, code)) : [],
    ),
  ])
  expect(found.size).toBeGreaterThan(15)
  const mayStart = new RegExp(`\\buse(?:Layout)?Effect\\(|\\b(?:${[...found].join('|')})\\(`)
  const dropped = codes.flatMap(([file, code]) =>
    mayStart.test(code) ? droppedStops(parsed(file, code), found) : [],
  )
  expect(dropped.filter((each) => !forThePage.has(each))).toEqual([])
})
