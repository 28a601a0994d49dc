import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  emptyQueue,
  overlayOrder,
  stepQueue,
  type OverlayName,
  type OverlayEvent,
  type OverlayQueue,
  type OverlayRequest,
} from './overlay-queue.ts'

const requested = (overlay: OverlayName, request: OverlayRequest): OverlayEvent => ({
  type: 'requested',
  overlay,
  request,
})
const modals = (open: number): OverlayEvent => ({ type: 'modals', open })
const after = (...events: OverlayEvent[]): OverlayQueue => events.reduce(stepQueue, emptyQueue)

describe('overlay queue', () => {
  test('GAP-054: opens language, tour and food log in this order', () => {
    const all = overlayOrder.map((overlay) => requested(overlay, 'due'))
    const closing = overlayOrder.map((overlay) => requested(overlay, 'no'))
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 3 }), (events) => {
        const turns: (OverlayName | null)[] = []
        let queue = after(...events)
        for (const closed of closing) {
          turns.push(queue.turn)
          queue = stepQueue(queue, closed)
        }
        expect(turns).toEqual(overlayOrder)
        expect(queue.turn).toBeNull()
      }),
    )
  })

  test('a later overlay waits until the state of earlier ones is known', () => {
    expect(after(requested('tour', 'due')).turn).toBeNull()
    expect(after(requested('tour', 'due'), requested('language', 'no')).turn).toBe('tour')
    expect(after(requested('tour', 'due'), requested('language', 'due')).turn).toBe('language')
  })

  test('never covers a dialog that the member opened', () => {
    expect(after(modals(1), requested('language', 'due')).turn).toBeNull()
    expect(after(modals(1), requested('language', 'due'), modals(0)).turn).toBe('language')
  })

  test('an overlay that the member opened precedes due and unknown ones', () => {
    expect(after(requested('tour', 'asked')).turn).toBe('tour')
    expect(
      after(
        requested('food-log', 'no'),
        modals(1),
        requested('language', 'due'),
        requested('tour', 'asked'),
        modals(0),
      ).turn,
    ).toBe('tour')
  })

  const overlay = fc.constantFrom(...overlayOrder)
  const anEvent: fc.Arbitrary<OverlayEvent> = fc.oneof(
    fc.record({
      type: fc.constant('requested' as const),
      overlay,
      request: fc.constantFrom('unknown' as const, 'no' as const, 'due' as const, 'asked' as const),
    }),
    fc.record({ type: fc.constant('modals' as const), open: fc.nat(3) }),
  )

  test('GAP-054: never opens two overlays, or one over a dialog, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
        let queue = emptyQueue
        for (const event of events) {
          const before = queue
          queue = stepQueue(queue, event)
          const { turn, requests } = queue
          const wants = (one: OverlayName) => requests[one] === 'due' || requests[one] === 'asked'
          if (before.turn !== null && wants(before.turn)) expect(turn).toBe(before.turn)
          if (turn === null || turn === before.turn) continue
          // A new turn needs a due overlay, no open dialog, and no earlier overlay that is due or
          // unknown, unless the member asked for it.
          expect(wants(turn)).toBe(true)
          expect(queue.modals).toBe(0)
          if (requests[turn] !== 'asked')
            expect(
              overlayOrder
                .slice(0, overlayOrder.indexOf(turn))
                .every((one) => requests[one] === 'no'),
            ).toBe(true)
        }
      }),
    )
  })

  test('a due overlay gets its turn when all states are known and no dialog is open', () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 40 }), (events) => {
        let queue = events.reduce(stepQueue, emptyQueue)
        for (const one of overlayOrder)
          if (queue.requests[one] === 'unknown') queue = stepQueue(queue, requested(one, 'no'))
        queue = stepQueue(queue, modals(0))
        const someone = overlayOrder.some((one) => queue.requests[one] !== 'no')
        expect(queue.turn !== null).toBe(someone)
      }),
    )
  })
})
