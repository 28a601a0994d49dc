import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userActivity } from '#platform/browser/user-activity.ts'
import { startReports } from './start-reports.ts'

const { loaded, reported } = vi.hoisted(() => ({ loaded: vi.fn(), reported: vi.fn() }))
vi.mock('./report-page.ts', () => {
  loaded()
  return { reports: { error: reported } }
})

let page = new EventTarget()
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.resetModules()
  loaded.mockClear()
  reported.mockClear()
})
afterEach(() => vi.unstubAllGlobals())
const fail = (error: unknown) => page.dispatchEvent(Object.assign(new Event('error'), { error }))

it('loads nothing for a page that nobody touches', async () => {
  startReports()
  await vi.dynamicImportSettled()
  expect(loaded).not.toHaveBeenCalled()
})

it('loads at the first interaction', async () => {
  startReports()
  userActivity.record({ type: 'pointerdown', isTrusted: true, target: null })
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce())
})

it('reports the errors that came while it was loading, and leaves later ones to the reports', async () => {
  startReports()
  fail('first')
  fail('second')
  await vi.waitFor(() => expect(reported.mock.calls).toEqual([['first'], ['second']]))
  fail('third')
  await vi.dynamicImportSettled()
  expect(reported).toHaveBeenCalledTimes(2)
})

it('loads nothing after it was stopped', async () => {
  startReports()()
  fail('late')
  await vi.dynamicImportSettled()
  expect(loaded).not.toHaveBeenCalled()
})
