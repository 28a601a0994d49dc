import { spawnSync } from 'node:child_process'
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { alone } from './lock.mjs'
import { makeProject } from './testing.mjs'

let project
beforeEach(() => void (project = makeProject()))
afterEach(() => project.remove())

it('runs one setup at a time', async () => {
  const log = []
  const work = (name) =>
    alone(project.root, async () => {
      log.push(`${name} in`)
      await new Promise(setImmediate)
      log.push(`${name} out`)
    })
  await Promise.all([work('one'), work('two')])
  expect(log).toEqual(['one in', 'one out', 'two in', 'two out'])
})

it('is released when the work fails', async () => {
  await expect(alone(project.root, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await alone(project.root, () => 'yes')).toBe('yes')
})

it('is ignored when its owner is dead', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  project.write('.tools/set-up.lock', String(pid))
  expect(await alone(project.root, () => 'yes')).toBe('yes')
})

it('is ignored when it is 30 minutes old', async () => {
  const lock = project.write('.tools/set-up.lock', String(process.ppid))
  const then = new Date(Date.now() - 31 * 60_000)
  utimesSync(join(lock), then, then)
  expect(await alone(project.root, () => 'yes')).toBe('yes')
})
