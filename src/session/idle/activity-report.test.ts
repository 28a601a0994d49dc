import { beforeEach, expect, it, vi } from 'vitest'
import { createActivityReport } from './activity-report.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

const second = 1_000

function setUp() {
  const sendReport = vi.fn(async (_secondsAgo: number) => true)
  const later = (task: () => void, delay: number) => {
    const timer = setTimeout(task, delay)
    return () => clearTimeout(timer)
  }
  return {
    sendReport,
    reported: () => sendReport.mock.calls.map(([seconds]) => seconds),
    report: createActivityReport({ sendReport, now: Date.now, later }),
  }
}

it('reports the last activity within a minute, with its delay', async () => {
  const { report, reported } = setUp()
  report.record(false)
  for (let at = 0; at < 20; at += 1) {
    await vi.advanceTimersByTimeAsync(second)
    report.record(false)
  }
  expect(reported()).toEqual([])
  await vi.advanceTimersByTimeAsync(40 * second)
  expect(reported()).toEqual([40])
  await vi.advanceTimersByTimeAsync(30 * 60 * second)
  expect(reported()).toEqual([40])
  report.record(false)
  expect(reported()).toEqual([40, 0])
})

it('reports an hour of activity once a minute', async () => {
  const { report, reported } = setUp()
  for (let at = 0; at < 3600; at += 1) {
    report.record(false)
    await vi.advanceTimersByTimeAsync(second)
  }
  expect(reported().length).toBeLessThanOrEqual(61)
  expect(reported().length).toBeGreaterThanOrEqual(59)
  expect(Math.max(...reported())).toBeLessThanOrEqual(1)
})

it('reports Stay at once', async () => {
  const { report, reported } = setUp()
  report.record(false)
  await vi.advanceTimersByTimeAsync(10 * second)
  report.record(true)
  expect(reported()).toEqual([0])
})

it('sends a pending report once when the page is left', async () => {
  const { report, reported } = setUp()
  report.record(false)
  await vi.advanceTimersByTimeAsync(5 * second)
  report.record(false)
  await vi.advanceTimersByTimeAsync(7 * second)
  report.flush()
  report.flush()
  expect(reported()).toEqual([7])
})

it('repeats a lost report at the next chance', async () => {
  const { report, sendReport, reported } = setUp()
  sendReport.mockResolvedValueOnce(false)
  report.record(true)
  await vi.advanceTimersByTimeAsync(9 * second)
  report.flush()
  expect(reported()).toEqual([0, 9])
})

it('reports nothing after the watch has stopped', async () => {
  const { report, reported } = setUp()
  report.record(false)
  report.record(false)
  report.stop()
  await vi.advanceTimersByTimeAsync(120 * second)
  expect(reported()).toEqual([])
})

it('drops a pending report after a long sleep', async () => {
  const { report, sendReport, reported } = setUp()
  sendReport.mockResolvedValueOnce(false)
  report.record(true)
  await vi.advanceTimersByTimeAsync(15 * 60 * second)
  report.flush()
  expect(reported()).toEqual([0])
})
