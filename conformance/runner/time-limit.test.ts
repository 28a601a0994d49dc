import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { correctResponse, startToy } from '../testing/toy-server.ts'
import { timeLimitOf } from './time-limit.ts'

test('--max-time is a wall: a run leaves requests that hang, and writes its reports', async () => {
  const toy = await startToy((request) =>
    toy.requests.length === 1 ? correctResponse(request) : undefined,
  )
  const began = performance.now()
  const ran = await runToy(toy.address, {
    target: { timeoutSeconds: 60 },
    args: ['--max-time', '5'],
  })
  // The requests would hang for 60 s; a busy machine takes longer than 5.
  expect((performance.now() - began) / 1_000).toBeLessThan(20)
  expect(ran.code).toBe(4)
  expect(ran.reports.json).toMatch(
    /--max-time 5 ended the run after 0 cases, without [1-9]\d* that were not answered yet/,
  )
  await toy.close()
})

test('a target that does not answer its first request in time is not measured', async () => {
  const toy = await startToy(() => undefined)
  const ran = await runToy(toy.address, {
    target: { timeoutSeconds: 60 },
    args: ['--max-time', '1'],
  })
  expect(ran.code).toBe(4)
  expect(ran.reports.json).toContain('--max-time 1 ended the run before the first case')
  await toy.close()
})

test('a run that had no time for an operation says so and does not conform', async () => {
  const toy = await startToy((request) =>
    request.method === 'POST' ? undefined : correctResponse(request),
  )
  const ran = await runToy(toy.address, {
    target: { timeoutSeconds: 60 },
    args: ['--max-time', '5', '--only', 'rest/*Note*/examples/**'],
  })
  expect(ran.code).toBe(4)
  expect(ran.reports.json).toContain(
    '1 operations are not tested, so the target does not conform yet: addNote',
  )
  await toy.close()
})

test('cases, requests in flight and removal end one after another, before the limit', () => {
  const began = performance.now()
  const ends = [0, 86, 98].map((seconds) => {
    const limit = timeLimitOf(100, began - seconds * 1_000)
    return [limit.isOver(), limit.isRemovalOver(0)]
  })
  expect(ends).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
  expect(timeLimitOf(0, began - 1e9).isOver()).toBe(false)
})
