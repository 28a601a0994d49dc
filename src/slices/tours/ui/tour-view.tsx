import type { ComponentType } from 'react'
import type { TourName } from '../model/tour-state.ts'
import { TourDialog } from './tour-dialog.tsx'
import type { TourStepId } from './tour-steps.ts'
import { useTour } from './use-tour.ts'

/** The illustrations by step; a step may have none. */
export type TourIllustrations = Readonly<Partial<Record<TourStepId, ComponentType>>>

/**
 * A tour from its first step to its end (1§4). `onClose` is called once, when the tour is closed or
 * interrupted.
 */
export function TourView({
  name,
  drawings,
  onClose,
}: {
  name: TourName
  drawings: TourIllustrations
  onClose: () => void
}) {
  const { state, step, send, lookAgain } = useTour(name, onClose)
  return step === null ? null : (
    <TourDialog
      step={step}
      state={state}
      drawing={drawings[step.id]}
      send={send}
      lookAgain={lookAgain}
    />
  )
}
