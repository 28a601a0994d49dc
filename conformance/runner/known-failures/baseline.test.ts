import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { conform } from '../../conform.ts'
import { runToy } from '../../testing/run-toy.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import {
  correctResponse,
  startToy,
  type ToyResponse,
  type ToyServer,
} from '../../testing/toy-server.ts'

const toys: ToyServer[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const each of toys.splice(0)) await each.close()
})

/** Runs the examples against a server that answers an operation wrongly, by method. */
const faulty = async (methods: readonly string[], file: string, ...args: readonly string[]) => {
  const toy = await startToy((request): ToyResponse => {
    const answer = correctResponse(request)
    return methods.includes(request.method) && answer.status < 300 ? { ...answer, json: 7 } : answer
  })
  toys.push(toy)
  return runToy(toy.address, { args: ['--phases', 'examples', '--baseline', file, ...args] })
}

test('the first run writes a baseline, and later ones fail for what is new', async () => {
  using folder = temporaryFolder()
  const file = folder.file('baseline.yaml')
  const first = await faulty(['GET'], file)
  expect(first).toMatchObject({ code: 0, failed: [] })
  expect(first.reports.json).toContain('only new failures fail a run')
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(/match: rest\/listNotes\/examples\/no-body\n/)
  expect(text).toMatch(/first_seen: \d{4}-\d\d-\d\d\n\s+expires: \d{4}-\d\d-\d\d/)
  expect(await faulty(['GET'], file)).toMatchObject({ code: 0 })
  expect(await faulty(['GET', 'POST'], file)).toMatchObject({
    code: 1,
    failed: [expect.stringContaining('rest/addNote/')],
  })
  // A repaired failure is no reason to fail; the reports tell how to remove its entry.
  const repaired = await faulty([], file)
  expect(repaired.code).toBe(0)
  expect(repaired.reports.json).toContain('remove it with conform baseline prune')
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test('a shard writes no baseline, and --known needs its file', async () => {
  using folder = temporaryFolder()
  const file = folder.file('baseline.yaml')
  expect(await faulty([], file, '--shard', '1/2')).toMatchObject({ code: 2 })
  expect(await faulty([], file, '--known', file)).toMatchObject({ code: 2 })
  expect(existsSync(file)).toBe(false)
})

test('a run says how many cases another version of conform makes, until the baseline knows', async () => {
  using folder = temporaryFolder()
  const file = folder.file('baseline.yaml')
  const out = folder.file('out')
  const notes = async () => {
    const { reports } = await faulty(['GET'], file, '--out', out)
    expect(reports.json).toBe('')
    const report = JSON.parse(readFileSync(`${out}/report.json`, 'utf8')) as {
      results: { tool: object; extra: { 'conform/notes': string[] } }
    }
    return report.results.extra['conform/notes'].filter((note) => note.includes('cases where'))
  }
  expect(await notes()).toEqual([])
  const written = readFileSync(file, 'utf8')
  expect(written).toMatch(/made:\n +conform: \d+\.\d+\.\d+\n/)
  const [, count = ''] = /addNote: (\d+)/.exec(written) ?? []
  writeFileSync(
    file,
    written.replace(/conform: .*/, 'conform: 0.0.1').replace(/addNote: \d+/, 'addNote: 99'),
  )
  expect(await notes()).toEqual([
    expect.stringMatching(
      new RegExp(
        `^conform .* makes .* cases where the baseline's 0.0.1 made .*addNote 99 → ${count}`,
      ),
    ),
  ])
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await conform(['baseline', 'prune', '--known', file, '--out', out])).toBe(0)
  expect(await notes()).toEqual([])
  expect(readFileSync(file, 'utf8')).toBe(written)
})
