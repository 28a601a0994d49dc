import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { everySeen, isPageSeen, onBack, onHidden, onSeen } from './page-life.ts'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const frame = new EventTarget()
vi.stubGlobal('document', page)
for (const name of ['addEventListener', 'removeEventListener'] as const)
  vi.stubGlobal(name, frame[name].bind(frame))

const see = (visibilityState: 'visible' | 'hidden') => {
  Object.assign(page, { visibilityState })
  page.dispatchEvent(new Event('visibilitychange'))
}
const tell = (event: string) => () => void frame.dispatchEvent(new Event(event))
const events = {
  seen: () => see('visible'),
  hidden: () => see('hidden'),
  focus: tell('focus'),
  pageshow: tell('pageshow'),
  online: tell('online'),
  blur: tell('blur'),
}
const heard: Readonly<Record<string, readonly (keyof typeof events)[]>> = {
  onSeen: ['seen'],
  onHidden: ['hidden'],
  onBack: ['seen', 'focus', 'pageshow', 'online'],
}
const listeners = { onSeen, onHidden, onBack }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const cells = Object.keys(heard).flatMap((name) =>
  Object.keys(events).map(
    (event) => [name as keyof typeof listeners, event as keyof typeof events] as const,
  ),
)
test.each(cells)('%s: %s', (name, event) => {
  const task = vi.fn()
  const stop = listeners[name](task)
  events[event]()
  const times = heard[name]?.includes(event) === true ? 1 : 0
  expect(task).toHaveBeenCalledTimes(times)
  stop()
  events[event]()
  expect(task).toHaveBeenCalledTimes(times)
})

test('everySeen rests while the page is hidden', () => {
  const task = vi.fn()
  see('visible')
  const stop = everySeen(task, 1000)
  vi.advanceTimersByTime(2000)
  expect(task).toHaveBeenCalledTimes(2)
  see('hidden')
  expect(isPageSeen()).toBe(false)
  vi.advanceTimersByTime(5000)
  expect(task).toHaveBeenCalledTimes(2)
  see('visible')
  vi.advanceTimersByTime(1000)
  stop()
  vi.advanceTimersByTime(5000)
  expect(task).toHaveBeenCalledTimes(3)
})
