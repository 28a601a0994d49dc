import { useEffect, useId, useRef, useState, type ComponentType } from 'react'
import { isWideBody, tourControls, type TourState } from '../model/tour-state.ts'
import { useModal } from '#ui/feedback/dialogs/use-modal.ts'
import { scrollAnchorIntoView, findTourAnchor } from './tour-anchors.ts'
import { TourFooter } from './tour-footer.tsx'
import {
  placeTooltip,
  ringAround,
  type TooltipBox,
  type TooltipPosition,
} from './tooltip-position.ts'
import { TourStepText } from './tour-step-text.tsx'
import * as styles from './tour.css.ts'
import type { TourStep, TourStepId } from './tour-steps.ts'
import { useAnimationFrame } from './use-animation-frame.ts'

type View = {
  readonly look: 'modal' | 'tooltip' | 'sheet'
  readonly ring: TooltipBox | null
  readonly place: TooltipPosition | null
}

type TourDialogProps = {
  step: TourStep
  state: TourState<TourStepId>
  drawing: ComponentType | undefined
  send: (event: { type: 'next' | 'back' | 'close' }) => void
  /** Called on each frame to check that the controls of the steps still exist. */
  lookAgain: () => void
}

/**
 * A step of a tour: a modal, a tooltip at its control, or below 1025 px a bottom sheet with a ring
 * around the control.
 */
export function TourDialog({ step, state, drawing, send, lookAgain }: TourDialogProps) {
  const id = useId()
  const layer = useModal(() => send({ type: 'close' }), true)
  const box = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<View>({ look: lookOf(step), ring: null, place: null })

  useAnimationFrame(() => {
    lookAgain()
    const next = viewOf(step, box.current)
    setView((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next))
  })
  useEffect(() => {
    const element = step.anchor === undefined ? null : findTourAnchor(step.anchor)
    if (element) scrollAnchorIntoView(element)
    // The Back button disappears on the first step, so the focus is moved back into the dialog.
    if (box.current && !box.current.contains(document.activeElement))
      box.current.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [step])

  const { look, ring, place } = view
  return (
    <dialog
      ref={layer}
      className={styles.layer}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      {ring ? (
        <div className={styles.spotlight} style={{ ...ring }} />
      ) : (
        <div className={styles.scrim} />
      )}
      <div
        ref={box}
        className={styles.look[look]}
        style={place ? { left: place.left, top: place.top } : undefined}
      >
        {place ? <div className={styles.nub} style={nubAt(place)} /> : null}
        <div className={styles.scroller}>
          <div className={styles.inside[look]}>
            <TourStepText
              id={id}
              step={step}
              look={look}
              drawing={drawing}
              onClose={() => send({ type: 'close' })}
            />
          </div>
        </div>
        <TourFooter look={look} controls={tourControls(state)} send={send} />
      </div>
    </dialog>
  )
}

const lookOf = ({ anchor }: TourStep): View['look'] => {
  if (anchor === undefined) return 'modal'
  return isWideBody(document.body.clientWidth) ? 'tooltip' : 'sheet'
}

/** The position of the step on the page, in whole pixels. */
function viewOf(step: TourStep, box: HTMLElement | null): View {
  const look = lookOf(step)
  const target =
    step.anchor === undefined ? null : findTourAnchor(step.anchor)?.getBoundingClientRect()
  if (!target) return { look, ring: null, place: null }
  const { left, top, width, height } = target
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
  const size = { width: box?.offsetWidth ?? 0, height: box?.offsetHeight ?? 0 }
  return {
    look,
    ring: ringAround(target, screen),
    place:
      look === 'tooltip'
        ? rounded(placeTooltip({ left, top, width, height }, size, screen, step.side ?? 'below'))
        : null,
  }
}

const rounded = ({ left, top, nub }: TooltipPosition): TooltipPosition => ({
  left: Math.round(left),
  top: Math.round(top),
  nub: { ...nub, at: Math.round(nub.at) },
})

const nubAt = ({ nub: { edge, at } }: TooltipPosition) => {
  switch (edge) {
    case 'top':
    case 'bottom':
      return { left: at, top: edge === 'top' ? 0 : '100%' }
    case 'left':
    case 'right':
      return { top: at, left: edge === 'left' ? 0 : '100%' }
  }
}
