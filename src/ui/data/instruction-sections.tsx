import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../feedback/banner.tsx'
import { Card } from '../layout/card.tsx'
import { Stack } from '../layout/stack.tsx'
import { Heading } from '../primitives/heading.tsx'
import { InstructionSteps } from './instruction-steps.tsx'

/** A heading, ordered steps, and warnings: empty for none, null when they could not be read. */
export type InstructionPart = {
  readonly heading: string
  readonly steps: readonly string[]
  readonly note: string | null
}

/**
 * The instructions of a device, a card for each part. `lang` is the language of the text when it
 * differs from the page.
 */
export function InstructionSections({
  parts,
  lang,
}: {
  parts: readonly InstructionPart[]
  lang?: string | undefined
}) {
  const t = useMessages()
  return (
    <Stack gap="s6" lang={lang}>
      {parts.map(({ heading, steps, note }) => (
        <Card key={heading} aria-label={heading}>
          <Stack gap="s5">
            <Heading level={2}>{heading}</Heading>
            <InstructionSteps steps={steps} />
            {note === '' ? null : <Banner tone="warning" title={note ?? t('ui.warning-unread')} />}
          </Stack>
        </Card>
      ))}
    </Stack>
  )
}
