import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activePrograms } from '#session/member/model/programs.ts'
import {
  isTourFinished,
  isWideBody,
  stepTour,
  tourAt,
  tourControls,
  tourOf,
  type TourEvent,
  type TourState,
} from './tour-state.ts'

const none = activePrograms([])

describe('which tour', () => {
  test.each([
    ['neither', {}, 'general'],
    ['diabetes and blood pressure', { bloodSugar: true, bloodPressure: true }, 'general'],
    ['heart failure', { heartFailure: true }, 'heartFailure'],
    ['kidney disease', { chronicKidneyDisease: true }, 'kidney'],
    [
      'kidney disease and blood pressure',
      { chronicKidneyDisease: true, bloodPressure: true },
      'kidney',
    ],
  ] as const)('TOUR-003: %s', (_, active, tour) => {
    expect(tourOf({ ...none, ...active })).toBe(tour)
  })

  test('GAP-053: heart failure goes before kidney disease', () => {
    expect(tourOf({ ...none, heartFailure: true, chronicKidneyDisease: true })).toBe('heartFailure')
  })

  test.each([
    [1024, false],
    [1025, true],
    [1440, true],
    [320, false],
  ])('TOUR-008: a body of %d px is wide: %s', (width, isWide) => {
    expect(isWideBody(width)).toBe(isWide)
  })
})

describe('a tour', () => {
  const steps = ['a', 'b', 'c', 'd'] as const
  type Step = (typeof steps)[number]
  const at = (index: number): TourState<Step> => ({ isOpen: true, steps, at: index })
  const after = (state: TourState<Step>, ...events: TourEvent<Step>[]) =>
    events.reduce<TourState<Step>>(stepTour, state)

  test('TOUR-014: next moves on, up to the last step', () => {
    expect(after(at(0), { type: 'next' })).toEqual(at(1))
    expect(after(at(3), { type: 'next' })).toEqual(at(3))
  })

  test('back moves back, up to the first step', () => {
    expect(after(at(2), { type: 'back' })).toEqual(at(1))
    expect(after(at(0), { type: 'back' })).toEqual(at(0))
  })

  test.each([['close'], ['reset']] as const)('TOUR-014: %s ends the tour permanently', (type) => {
    const ended = after(at(2), { type })
    expect(ended).toEqual({ isOpen: false, steps, at: 0 })
    expect(after(ended, { type: 'next' }, { type: 'steps', steps: ['a'] })).toEqual(ended)
  })

  test.each([
    ['next', false],
    ['back', false],
    ['close', true],
    ['reset', true],
  ] as const)('TOUR-015: %s calls the on-close handler: %s', (type, calls) => {
    for (const index of [0, 1, 2, 3])
      expect(isTourFinished(at(index), after(at(index), { type })), `step ${index}`).toBe(calls)
  })

  test('TOUR-015: the on-close handler is called once', () => {
    const ended = after(at(1), { type: 'close' })
    expect(isTourFinished(ended, after(ended, { type: 'close' }))).toBe(false)
  })

  test('keeps the current step when the control of another disappears', () => {
    expect(after(at(2), { type: 'steps', steps: ['a', 'c', 'd'] })).toEqual({
      isOpen: true,
      steps: ['a', 'c', 'd'],
      at: 1,
    })
    expect(after(at(1), { type: 'steps', steps: ['a', 'd'] })).toEqual({
      isOpen: true,
      steps: ['a', 'd'],
      at: 1,
    })
    expect(after(at(1), { type: 'steps', steps })).toEqual(at(1))
  })

  test('ends when all steps are gone', () => {
    expect(after(at(2), { type: 'steps', steps: ['a', 'b'] }).isOpen).toBe(false)
    expect(after(at(0), { type: 'steps', steps: [] }).isOpen).toBe(false)
    expect(tourAt([]).isOpen).toBe(false)
  })

  test.each([
    [1, 0, null, false, 'close'],
    [2, 0, '1 of 2', false, 'last'],
    [2, 1, '2 of 2', true, 'close'],
    [4, 0, '1 of 4', false, 'next'],
    [4, 1, '2 of 4', true, 'next'],
    [4, 2, '3 of 4', true, 'last'],
    [4, 3, '4 of 4', true, 'close'],
  ] as const)('of %d steps, at %d: %s, back %s, %s', (total, index, counter, hasBack, onward) => {
    const controls = tourControls({ isOpen: true, steps: steps.slice(0, total), at: index })
    expect(controls.counter && `${controls.counter.current} of ${controls.counter.total}`).toBe(
      counter,
    )
    expect(controls).toMatchObject({ hasBack, onward })
  })

  test('stays within its steps after any events', () => {
    const event: fc.Arbitrary<TourEvent<Step>> = fc.oneof(
      fc.record({
        type: fc.constantFrom('next' as const, 'back' as const, 'close' as const, 'reset' as const),
      }),
      fc.record({ type: fc.constant('steps' as const), steps: fc.subarray([...steps]) }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: TourState<Step> = tourAt(steps)
        for (const one of events) {
          const before = state
          state = stepTour(state, one)
          if (state.isOpen) expect(state.steps[state.at]).toBeDefined()
          expect(isTourFinished(before, state)).toBe(before.isOpen && !state.isOpen)
          if (!before.isOpen) expect(state).toBe(before)
        }
      }),
    )
  })
})
