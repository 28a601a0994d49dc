import { useEffect, useState } from 'react'
import {
  isTourFinished,
  isWideBody,
  stepTour,
  tourAt,
  type TourEvent,
  type TourName,
  type TourState,
} from '../model/tour-state.ts'
import { openModals } from '#platform/overlays/open-modals.ts'
import { createStore } from '#platform/store/store.ts'
import { useStore } from '#platform/store/use-store.ts'
import { findTourAnchor } from './tour-anchors.ts'
import { tourStepsFor, type TourStep, type TourStepId } from './tour-steps.ts'

type Send = (event: Exclude<TourEvent<TourStepId>, { type: 'steps' }>) => void

/**
 * A running tour: its state, step, `send` for events, and `lookAgain` to check which steps have
 * their control. `onClose` is called once at its end.
 */
export function useTour(name: TourName, onClose: () => void) {
  const stepsNow = () =>
    tourStepsFor(
      name,
      isWideBody(document.body.clientWidth),
      (anchor) => findTourAnchor(anchor) !== null,
    )
  const [steps, setSteps] = useState(stepsNow)
  const [machine] = useState(() =>
    createStore<TourState<TourStepId>>(tourAt(steps.map(({ id }) => id))),
  )
  const state = useStore(machine)

  const apply = (event: TourEvent<TourStepId>) => {
    const before = machine.get()
    machine.set(stepTour(before, event))
    if (isTourFinished(before, machine.get())) onClose()
  }
  const send: Send = apply
  const lookAgain = () => {
    const now = stepsNow()
    if (now.length === steps.length && now.every((step, at) => step.id === steps[at]?.id)) return
    setSteps(now)
    apply({ type: 'steps', steps: now.map(({ id }) => id) })
  }

  // The tour's own dialog counts as one modal; another one ends the tour.
  const isCovered = useStore(openModals, (count) => count > 1)
  const isEmpty = !state.isOpen && state.steps.length === 0
  useEffect(() => {
    if (isCovered) apply({ type: 'reset' })
  })
  useEffect(() => {
    if (isEmpty) onClose()
  })
  const id = state.steps[state.at]
  const step: TourStep | null = state.isOpen ? (steps.find((one) => one.id === id) ?? null) : null
  return { state, step, send, lookAgain }
}
