import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { removeStaleClusters } from './remove-stale-clusters.ts'

const place = mkdtempSync(join(tmpdir(), 'sweep-'))
afterAll(() => rmSync(place, { recursive: true }))

const make = (name: string, pid: number | undefined, age: number): string => {
  mkdirSync(join(place, name, 'data'), { recursive: true })
  if (pid !== undefined) writeFileSync(join(place, name, 'data', 'postmaster.pid'), `${pid}\n`)
  utimesSync(join(place, name), new Date(), new Date(Date.now() - age))
  return name
}
const HOUR = 3_600_000
// Above Linux's maximum process id of 2^22.
const UNUSED_PID = 2 ** 30

it('removes only folders without a running server', () => {
  const kept = [
    make('pg-running', process.pid, HOUR),
    make('pg-being-made', undefined, 0),
    make('other', UNUSED_PID, HOUR),
  ]
  const removed = [make('pg-dead', UNUSED_PID, HOUR), make('pg-never-made', undefined, HOUR)]
  removeStaleClusters(place, 'pg-')
  expect([...kept, ...removed].filter((name) => existsSync(join(place, name)))).toEqual(kept)
})
