import { expect, it } from 'vitest'
import { createUserActivity } from './user-activity.ts'

function setUp() {
  let time = 0
  const activity = createUserActivity({ steady: () => time, wall: () => time })
  let count = 0
  activity.subscribe(() => (count += 1))
  return (type: string, more: { isTrusted?: boolean; target?: object; after?: number } = {}) => {
    time += more.after ?? 10_000
    const before = count
    const target = (more.target ?? {}) as EventTarget
    activity.record({ type, isTrusted: more.isTrusted ?? true, target })
    return count > before
  }
}

it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove'])(
  'a %s is activity',
  (type) => expect(setUp()(type)).toBe(true),
)

it.each(['pointerdown', 'keydown', 'focusin', 'scroll'])('a synthetic %s is no activity', (type) =>
  expect(setUp()(type, { isTrusted: false, target: { tagName: 'INPUT' } })).toBe(false),
)

it.each([
  [{ tagName: 'INPUT' }, true],
  [{ tagName: 'SELECT' }, true],
  [{ tagName: 'TEXTAREA' }, true],
  [{ tagName: 'DIV', isContentEditable: true }, true],
  [{ tagName: 'H1' }, false],
  [{}, false],
])('the focus of %j is activity: %s', (target, counts) =>
  expect(setUp()('focusin', { target })).toBe(counts),
)

it('scrolling counts only right after other activity', () => {
  const happens = setUp()
  expect(happens('scroll')).toBe(false)
  expect(happens('pointerdown')).toBe(true)
  for (let drag = 0; drag < 20; drag += 1) expect(happens('scroll', { after: 900 })).toBe(true)
  expect(happens('scroll', { after: 1000 })).toBe(false)
})

it('a moving mouse counts four times a second', () => {
  const happens = setUp()
  expect(
    Array.from({ length: 100 }, () => happens('pointermove', { after: 10 })).filter(Boolean).length,
  ).toBe(4)
})

it('says how long ago the last activity was, beginning with the opening of the page', () => {
  let time = 5_000
  const activity = createUserActivity({ steady: () => time, wall: () => time })
  time += 1_000
  expect(activity.since()).toBe(1_000)
  activity.record({ type: 'keydown', isTrusted: true, target: null })
  time += 300
  activity.record({ type: 'keydown', isTrusted: false, target: null })
  expect(activity.since()).toBe(300)
})

it('calls no listener that has stopped', () => {
  const activity = createUserActivity({ steady: () => 0, wall: () => 0 })
  let count = 0
  activity.subscribe(() => (count += 1))()
  activity.record({ type: 'keydown', isTrusted: true, target: null })
  expect(count).toBe(0)
})
