import { breakpointOf } from '#platform/model/breakpoint.ts'
import type { ActivePrograms } from '#session/member/model/programs.ts'

/** The tour of a member (1§4). Heart failure precedes kidney disease (GAP-053). */
export type TourName = 'heartFailure' | 'kidney' | 'general'

export function tourOf({
  heartFailure,
  chronicKidneyDisease,
}: Pick<ActivePrograms, 'heartFailure' | 'chronicKidneyDisease'>): TourName {
  if (heartFailure) return 'heartFailure'
  return chronicKidneyDisease ? 'kidney' : 'general'
}

/** A wide screen has a body of 1025 px or more (1§4, 1§9). */
export function isWideBody(width: number): boolean {
  return breakpointOf(width) === 'wide'
}

/** The state of a tour. A step is identified by its id. */
export type TourState<Step extends string> = {
  readonly isOpen: boolean
  readonly steps: readonly Step[]
  readonly at: number
}

export type TourEvent<Step extends string> =
  | { readonly type: 'next' | 'back' }
  /** The member closes the tour. */
  | { readonly type: 'close' }
  /** The tour is interrupted: another dialog opened, or its page was left. */
  | { readonly type: 'reset' }
  /** The steps whose controls are on the page now; controls change with the window size. */
  | { readonly type: 'steps'; readonly steps: readonly Step[] }

export function tourAt<Step extends string>(steps: readonly Step[]): TourState<Step> {
  return {
    isOpen: steps.length > 0,
    steps,
    at: 0,
  }
}

/** The reducer of a tour (1§4). A closed tour stays closed. */
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
 * Close and reset call the on-close handler, next and back do not (TOUR-015). A tour without steps
 * is reset.
 */
export function isTourFinished<Step extends string>(
  before: TourState<Step>,
  after: TourState<Step>,
): boolean {
  return before.isOpen && !after.isOpen
}

/**
 * Keeps the current step. If it is gone, the next remaining step follows; without one the tour
 * ends.
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
  /** "2 of 4"; `null` with only one step. */
  readonly counter: { readonly current: number; readonly total: number } | null
  readonly hasBack: boolean
  /** The label of the forward button. `last` leads to the last step, which only has `close`. */
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
