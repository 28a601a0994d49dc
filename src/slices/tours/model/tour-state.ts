import { breakpointOf } from '#platform/model/breakpoint.ts'
import type { ActivePrograms } from '#session/member/model/programs.ts'

/** 1§4: which tour a member gets. Heart failure goes before kidney disease (GAP-053). */
export type TourName = 'heartFailure' | 'kidney' | 'general'

export function tourOf({
  heartFailure,
  chronicKidneyDisease,
}: Pick<ActivePrograms, 'heartFailure' | 'chronicKidneyDisease'>): TourName {
  if (heartFailure) return 'heartFailure'
  return chronicKidneyDisease ? 'kidney' : 'general'
}

/** 1§4, 1§9: a wide screen has a body of 1025 px or more. */
export function isWideBody(width: number): boolean {
  return breakpointOf(width) === 'wide'
}

/** A step is known by its id, which is the same as long as it is the same step. */
export type TourState<Step extends string> = {
  readonly isOpen: boolean
  readonly steps: readonly Step[]
  readonly at: number
}

export type TourEvent<Step extends string> =
  | { readonly type: 'next' | 'back' }
  /** The member closes it. */
  | { readonly type: 'close' }
  /** It is taken from her: another dialog opened, or the page under it went. */
  | { readonly type: 'reset' }
  /**
   * Which steps have their place on the page now: controls come and go with the size of the window.
   */
  | { readonly type: 'steps'; readonly steps: readonly Step[] }

export function tourAt<Step extends string>(steps: readonly Step[]): TourState<Step> {
  return {
    isOpen: steps.length > 0,
    steps,
    at: 0,
  }
}

/** One step of the machine (1§4). A tour that is closed stays closed; the next one is a new one. */
export function stepTour<Step extends string>(
  state: TourState<Step>,
  event: TourEvent<Step>,
): TourState<Step> {
  if (!state.isOpen) return state
  switch (event.type) {
    case 'next':
      return { ...state, at: Math.min(state.at + 1, state.steps.length - 1) }
    case 'back':
      return { ...state, at: Math.max(state.at - 1, 0) }
    case 'close':
    case 'reset':
      return { ...state, isOpen: false, at: 0 }
    case 'steps':
      return withSteps(state, event.steps)
  }
}

/**
 * Close and reset call the on-close handler, next and back do not (TOUR-015). Steps that are all
 * gone reset the tour.
 */
export function isTourFinished<Step extends string>(
  before: TourState<Step>,
  after: TourState<Step>,
): boolean {
  return before.isOpen && !after.isOpen
}

/**
 * She stays at her step; where that is gone, she is at the next one that is left, and without one
 * the tour is over.
 */
function withSteps<Step extends string>(
  state: TourState<Step>,
  steps: readonly Step[],
): TourState<Step> {
  if (steps.length === state.steps.length && steps.every((step, at) => step === state.steps[at]))
    return state
  const stay = state.steps.slice(state.at).find((step) => steps.includes(step))
  return stay === undefined
    ? stepTour(state, { type: 'reset' })
    : { ...state, steps, at: steps.indexOf(stay) }
}

export type TourControls = {
  /** "2 of 4", only with more than one step. */
  readonly counter: { readonly current: number; readonly total: number } | null
  readonly hasBack: boolean
  /** What the button onward says: `last` leads to the last step, on which there is only `close`. */
  readonly onward: 'next' | 'last' | 'close'
}

export function tourControls({ steps, at }: TourState<string>): TourControls {
  const left = steps.length - 1 - at
  return {
    counter: steps.length > 1 ? { current: at + 1, total: steps.length } : null,
    hasBack: at > 0,
    onward: left === 0 ? 'close' : left === 1 ? 'last' : 'next',
  }
}
