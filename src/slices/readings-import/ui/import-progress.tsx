import { useEffect, useRef } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { answeredOf } from '../model/import-run.ts'
import type { MemberImport } from '../store/import-run-store.ts'

/** How far an import or its removal is. */
export function ImportProgress({ run, stop }: { run: MemberImport; stop: () => void }) {
  const t = useMessages()
  // The pressed button is gone.
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isRemoving = run.phase === 'removing'
  const done = isRemoving ? run.removed.length + run.kept.length : answeredOf(run)
  const of = isRemoving ? done + run.added.length : run.readings.length
  return (
    <Card aria-busy="true">
      <Stack gap="s4" align="start">
        <Heading ref={heading} tabIndex={-1} level={2} look="h3">
          {t(isRemoving ? 'readings-import.removing' : 'readings-import.sending')}
        </Heading>
        <Text>{t('readings-import.progress', { done, of })}</Text>
        <ProgressBar done={done} of={of} />
        <Text look="small" tone="secondary">
          {t('readings-import.sending.text')}
        </Text>
        <Button look="secondary" onClick={stop}>
          {t('readings-import.stop')}
        </Button>
      </Stack>
    </Card>
  )
}
