import { expect, it } from 'vitest'
import { createActivityFilter } from './user-activity.ts'

function setUp() {
  let time = 0
  const isActivity = createActivityFilter(() => time)
  return (type: string, more: { isTrusted?: boolean; target?: object; after?: number } = {}) => {
    time += more.after ?? 10_000
    return isActivity({ type, isTrusted: more.isTrusted ?? true, target: more.target ?? {} })
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
