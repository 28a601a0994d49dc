import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawnBeside } from '#platform/query/testing/render-query.tsx'
import { runSignOutCleanup } from '#session/auth/sign-out-cleanup.ts'
import type { ReadingToAdd } from '../model/import-run.ts'
import { importRun } from '../store/import-run-store.ts'
import { useImportRun } from './use-import-run.ts'
import type { KnownReading } from './use-stored-readings.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  importRun.set(null)
  vi.useRealTimers()
})

const weight = (line: number): ReadingToAdd => ({
  line,
  reading: { kind: 'weight', timestamp: `2026-11-0${line}T07:00:00`, pounds: 190 + line },
})
const stored = (line: number, pounds = 190 + line): KnownReading => ({
  kind: 'weight',
  id: `w-${line}`,
  timestamp: `2026-11-0${line}T07:00:00`,
  pounds,
})
const added = (line: number) => Response.json({ readingId: `w-${line}`, biometrics: {} })
const problem = (status: number, code: string) => Response.json({ code, message: code }, { status })
const busy = () => problem(503, 'unavailable')

type Answer = (line: number) => Response | Promise<Response>

/** The import, and the lines that were sent to be added (`+`) and removed (`-`). */
function importing(answer: Answer, removal = () => new Response(null, { status: 204 })) {
  const sent: string[] = []
  const run = drawnBeside(async (input, init) => {
    const request = new Request(input, init)
    const isRemoval = request.method === 'DELETE'
    const of = isRemoval
      ? Number(/w-(\d)$/.exec(request.url)?.[1])
      : ((await request.json()) as { weightLb: number }).weightLb - 190
    sent.push(`${isRemoval ? '-' : '+'}${of}`)
    return isRemoval ? removal() : answer(of)
  }, useImportRun)
  return { ...run, sent }
}

const lines = (all: readonly (number | { readonly line: number })[] = []) =>
  all.map((each) => (typeof each === 'number' ? each : each.line))
const now = () => {
  const run = importRun.get()
  return (
    run && {
      phase: run.phase,
      added: lines(run.added),
      there: run.there,
      refused: lines(run.refused),
      unclear: lines(run.unclear),
      kept: run.kept.map(({ line, why }) => `${line} ${why}`),
      removed: run.removed,
      failure: run.failure?._tag ?? null,
    }
  )
}
const nothing = { there: [], refused: [], unclear: [], kept: [], removed: [], failure: null }

test('tells what was added, was there and was refused', async () => {
  const { start } = importing((line) =>
    line === 1
      ? added(1)
      : line === 2
        ? problem(409, 'already_exists')
        : problem(400, 'invalid_argument'),
  )
  await start('scale.csv', [weight(1), weight(2), weight(3)])
  expect(now()).toEqual({ ...nothing, phase: 'ended', added: [1], there: [2], refused: [3] })
})

test('pauses at a failure that lasts, and goes on with what has no answer', async () => {
  let isBusy = true
  const { start, goOn, sent } = importing((line) => (line === 2 && isBusy ? busy() : added(line)))
  const first = start('scale.csv', [weight(1), weight(2)])
  await vi.runAllTimersAsync()
  await first
  expect(now()).toEqual({ ...nothing, phase: 'paused', added: [1], failure: 'Unavailable' })
  isBusy = false
  sent.length = 0
  await goOn()
  expect(sent).toEqual(['+2'])
  expect(now()).toEqual({ ...nothing, phase: 'ended', added: [1, 2] })
})

test('an answer that cannot be read says neither added nor refused', async () => {
  const { start, undo, sent } = importing(
    (line) => (line === 1 ? added(1) : Response.json({ readingId: 'w-2' })),
    () => new Response(null, { status: 304 }),
  )
  await start('scale.csv', [weight(1), weight(2)])
  expect(now()).toEqual({ ...nothing, phase: 'ended', added: [1], unclear: [2] })
  sent.length = 0
  await undo([stored(1)])
  expect(sent).toEqual(['-1'])
  expect(now()).toMatchObject({ phase: 'removed', kept: ['1 unclear'], removed: [] })
})

test('takes back what is as it came, and keeps what was corrected or is gone', async () => {
  const { start, undo, sent } = importing(added)
  await start('scale.csv', [weight(1), weight(2), weight(3)])
  sent.length = 0
  await undo([stored(1), stored(2, 188)])
  expect(sent).toEqual(['-1'])
  expect(now()).toEqual({
    ...nothing,
    phase: 'removed',
    added: [],
    kept: ['2 corrected', '3 gone'],
    removed: [1],
  })
})

test('a pause of a stopped import sends nothing in the next one', async () => {
  let isBusy = true
  const { start, stop, forget, sent } = importing((line) => (isBusy ? busy() : added(line)))
  const first = start('old.csv', [weight(1)])
  await vi.advanceTimersByTimeAsync(0)
  stop()
  forget()
  isBusy = false
  sent.length = 0
  await start('new.csv', [weight(2)])
  await vi.runAllTimersAsync()
  await first
  expect(sent).toEqual(['+2'])
  expect(now()).toEqual({ ...nothing, phase: 'ended', added: [2] })
})

test('an answer that comes after a stop counts once', async () => {
  const late = Promise.withResolvers<Response>()
  let asked = 0
  const { start, stop, goOn } = importing((line) => (++asked === 1 ? late.promise : added(line)))
  const first = start('scale.csv', [weight(1)])
  await vi.advanceTimersByTimeAsync(0)
  stop()
  await goOn()
  late.resolve(added(1))
  await first
  expect(now()).toEqual({ ...nothing, phase: 'ended', added: [1] })
})

test('ends with the session, and nothing of it reaches the import of the next member', async () => {
  const { start, sent } = importing(busy)
  const first = start('of-rosa.csv', [weight(1), weight(2)])
  await vi.advanceTimersByTimeAsync(0)
  runSignOutCleanup('idle')
  expect(now()).toBeNull()
  sent.length = 0
  const next = importing(added)
  await next.start('of-walter.csv', [weight(3)])
  await vi.runAllTimersAsync()
  await first
  expect(sent).toEqual([])
  expect(now()).toEqual({ ...nothing, phase: 'ended', added: [3] })
})
