import type { ReactNode, Ref } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { PlainButtonLink } from '#ui/navigation/button-link.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { classNames } from '#ui/tokens/class-names.ts'
import { toned, type Tone } from '#ui/tokens/tone.css.ts'
import * as styles from './care-card.css.ts'

/** A step of at most 90 characters; a done one has a check mark. */
export type CareStep = { readonly text: string; readonly isDone?: boolean }

/**
 * The card of a dangerous reading (decision 109): number, word and age; the order as heading; at
 * most three steps; the act that helps; when to call 911, whose button stays in view. With `isCall`
 * the rule says to call now, so the signs come before the steps and 911 is the primary button.
 */
export function CareCard({
  id,
  tone,
  value,
  mark,
  when,
  title,
  titleRef,
  lead,
  timer,
  steps,
  actions,
  help,
  note,
}: {
  id: string
  tone: Tone
  value: ReactNode
  mark?: ReactNode
  when: string
  title: string
  titleRef?: Ref<HTMLHeadingElement> | undefined
  lead?: string | undefined
  timer?: ReactNode
  steps: readonly CareStep[]
  actions?: ReactNode
  help: {
    readonly text: string
    readonly call: string
    readonly isCall: boolean
    readonly us?: ReactNode
  }
  /** The source of the rule. */
  note?: string | undefined
}) {
  const helpText = (
    <div className={styles.help}>
      <Text>{help.text}</Text>
      <div>{help.us}</div>
    </div>
  )
  return (
    <div className={classNames(styles.frame, toned[tone])}>
      <Card aria-labelledby={id}>
        <div className={styles.card}>
          <div className={styles.reading}>
            {value}
            <div>
              {mark}
              <Text look="small" tone="muted">
                {when}
              </Text>
            </div>
          </div>
          <Heading
            level={2}
            id={id}
            tabIndex={-1}
            {...(titleRef === undefined ? {} : { ref: titleRef })}
          >
            {title}
          </Heading>
          {lead === undefined ? null : <Text tone="secondary">{lead}</Text>}
          {timer}
          {help.isCall ? helpText : null}
          <Steps steps={steps} />
          {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          {help.isCall ? null : helpText}
          {note === undefined ? null : (
            <Text look="small" tone="muted" reading>
              {note}
            </Text>
          )}
          <div className={styles.call}>
            <PlainButtonLink
              href="tel:911"
              icon="phone"
              look={help.isCall ? 'primary' : 'secondary'}
            >
              {help.call}
            </PlainButtonLink>
          </div>
        </div>
      </Card>
    </div>
  )
}

function Steps({ steps }: { steps: readonly CareStep[] }) {
  return (
    <ol role="list" className={styles.steps}>
      {steps.map(({ text, isDone = false }) => (
        <li key={text} className={styles.step}>
          <span className={isDone ? styles.signDone : styles.sign}>
            {isDone ? <Icon name="check" size="small" /> : null}
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
