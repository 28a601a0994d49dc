import type { ComponentType } from 'react'
import { support } from '#platform/model/support-contact.ts'
import { RichMessage } from '#i18n/rich-message.tsx'
import { useMessages } from '#i18n/use-messages.ts'
import { IconButton } from '#ui/primitives/icon-button.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import * as styles from './tour.css.ts'
import type { TourStep } from './tour-steps.ts'

/** The first tag of a text, if there is one, is the phone link of support. */
const call = { 0: <PlainLink href={support.dial} /> }

type StepTextProps = {
  id: string
  step: TourStep
  look: keyof typeof styles.title
  drawing: ComponentType | undefined
  onClose: () => void
}

/**
 * The illustration and text of a step. Screen readers announce the first step with the dialog, each
 * other one when it appears.
 */
export function TourStepText({ id, step, look, drawing: Drawing, onClose }: StepTextProps) {
  const t = useMessages()
  return (
    <>
      {Drawing ? (
        <div key={step.id} className={styles.picture}>
          <Drawing />
        </div>
      ) : null}
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title[look]}>
          <span aria-live="polite" aria-atomic="true">
            {t(`tours.${step.id}.title`)}
          </span>
        </h2>
        <span className={styles.close}>
          <IconButton icon="close" iconSize="small" label={t('tours.close')} onClick={onClose} />
        </span>
      </div>
      <div id={`${id}-text`} className={styles.text} aria-live="polite" aria-atomic="true">
        <p>
          <RichMessage
            id={`tours.${step.id}.text`}
            values={{ phone: support.phone }}
            components={call}
          />
        </p>
        {step.points ? (
          <ul role="list" className={styles.points}>
            {step.points.map((point) => (
              <li key={point} className={styles.point}>
                {t(point)}
              </li>
            ))}
          </ul>
        ) : null}
        {step.note ? <p className={styles.note}>{t(step.note)}</p> : null}
      </div>
    </>
  )
}
