import { beforeEach, expect, it, vi } from 'vitest'
import { createActivityReport } from './activity-report.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const second = 1_000

function setUp() {
  const tell = vi.fn(async (_secondsAgo: number) => true)
  const later = (task: () => void, delay: number) => {
    const timer = setTimeout(task, delay)
    return () => clearTimeout(timer)
  }
  return {
    tell,
    told: () => tell.mock.calls.map(([seconds]) => seconds),
    report: createActivityReport({ tell, now: Date.now, later }),
  }
}

it('reports the last activity within a minute, with its delay', async () => {
  const { report, told } = setUp()
  report.stirred(false)
  for (let at = 0; at < 20; at += 1) {
    await vi.advanceTimersByTimeAsync(second)
    report.stirred(false)
  }
  expect(told()).toEqual([])
  await vi.advanceTimersByTimeAsync(40 * second)
  expect(told()).toEqual([40])
  await vi.advanceTimersByTimeAsync(30 * 60 * second)
  expect(told()).toEqual([40])
  report.stirred(false)
  expect(told()).toEqual([40, 0])
})

it('reports an hour of activity once a minute', async () => {
  const { report, told } = setUp()
  for (let at = 0; at < 3600; at += 1) {
    report.stirred(false)
    await vi.advanceTimersByTimeAsync(second)
  }
  expect(told().length).toBeLessThanOrEqual(61)
  expect(told().length).toBeGreaterThanOrEqual(59)
  expect(Math.max(...told())).toBeLessThanOrEqual(1)
})

it('reports Stay at once', async () => {
  const { report, told } = setUp()
  report.stirred(false)
  await vi.advanceTimersByTimeAsync(10 * second)
  report.stirred(true)
  expect(told()).toEqual([0])
})

it('sends a pending report once when the page is left', async () => {
  const { report, told } = setUp()
  report.stirred(false)
  await vi.advanceTimersByTimeAsync(5 * second)
  report.stirred(false)
  await vi.advanceTimersByTimeAsync(7 * second)
  report.flush()
  report.flush()
  expect(told()).toEqual([7])
})

it('repeats a lost report at the next chance', async () => {
  const { report, tell, told } = setUp()
  tell.mockResolvedValueOnce(false)
  report.stirred(true)
  await vi.advanceTimersByTimeAsync(9 * second)
  report.flush()
  expect(told()).toEqual([0, 9])
})

it('reports nothing after the watch has stopped', async () => {
  const { report, told } = setUp()
  report.stirred(false)
  report.stirred(false)
  report.stop()
  await vi.advanceTimersByTimeAsync(120 * second)
  expect(told()).toEqual([])
})

it('drops a pending report after a long sleep', async () => {
  const { report, tell, told } = setUp()
  tell.mockResolvedValueOnce(false)
  report.stirred(true)
  await vi.advanceTimersByTimeAsync(15 * 60 * second)
  report.flush()
  expect(told()).toEqual([0])
})
