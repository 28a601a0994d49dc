import type { ReactNode, Ref } from 'react'
import { Card } from '#ui/layout/card.tsx'
import { InstructionSteps } from '#ui/data/instruction-steps.tsx'
import { PlainButtonLink } from '#ui/navigation/button-link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import * as styles from './care-card.css.ts'

/**
 * A part of a care card: an optional heading; warning signs, ordered steps or a text; a phone
 * number; an action.
 */
export type CarePart = {
  readonly heading?: string
  readonly signs?: readonly string[]
  readonly steps?: readonly string[]
  readonly text?: string
  readonly call?: { readonly label: string; readonly number: string }
  readonly action?: ReactNode
}

/**
 * The advice for a dangerous reading; the first part is the most urgent. `lead` names the reading,
 * `note` the source of the rule; `titleRef` lets a caller focus the title. The card has no color of
 * its own, because the text carries the meaning.
 */
export function CareCard({
  id,
  title,
  titleRef,
  lead,
  parts,
  note,
}: {
  id: string
  title: string
  titleRef?: Ref<HTMLHeadingElement> | undefined
  lead?: string
  parts: readonly CarePart[]
  note?: string | undefined
}) {
  return (
    <Card aria-labelledby={id}>
      <Stack gap="s5">
        <Stack gap="s1">
          <Heading
            level={2}
            id={id}
            tabIndex={-1}
            {...(titleRef === undefined ? {} : { ref: titleRef })}
          >
            {title}
          </Heading>
          {lead === undefined ? null : <Text tone="secondary">{lead}</Text>}
        </Stack>
        {parts.map((part, at) => (
          <Part key={at} {...part} />
        ))}
        {note === undefined ? null : (
          <Text look="small" tone="muted" reading>
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  )
}

function Part({ heading, signs, steps, text, call, action }: CarePart) {
  return (
    <Stack gap="s3">
      {heading === undefined ? null : <Text strong>{heading}</Text>}
      {signs === undefined ? null : (
        <ul className={styles.signs}>
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      )}
      {steps === undefined ? null : <InstructionSteps steps={steps} />}
      {text === undefined ? null : <Text reading>{text}</Text>}
      {call === undefined && action === undefined ? null : (
        <Inline gap="s4">
          {call === undefined ? null : (
            <PlainButtonLink href={`tel:${call.number}`} icon="phone">
              {call.label}
            </PlainButtonLink>
          )}
          {action}
        </Inline>
      )}
    </Stack>
  )
}
