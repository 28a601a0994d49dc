import type { ComponentType } from 'react'
import type { TourName } from '../model/tour-state.ts'
import { TourDialog } from './tour-dialog.tsx'
import type { StepId } from './tour-steps.ts'
import { useTour } from './use-tour.ts'

/** The pictures of steps, by step; a step may have none. */
export type Drawings = Readonly<Partial<Record<StepId, ComponentType>>>

/**
 * A tour from its first step to its end (1§4). `onClose` is called once: when she closes it, and
 * when it is taken away.
 */
export function Tour({
  name,
  drawings,
  onClose,
}: {
  name: TourName
  drawings: Drawings
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
