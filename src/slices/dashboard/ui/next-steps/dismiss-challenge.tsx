import { useEffect, useRef, useState } from 'react'
import { useDismissStart } from '../../api/launchpad-mutations.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * Dismisses the steps of the start permanently, after a confirmation. It is not optimistic, since
 * there is no undo.
 */
export function DismissChallenge() {
  const t = useMessages()
  const [isAsked, setAsked] = useState(false)
  const { save, working, failure } = useDismissStart()
  const yes = useRef<HTMLButtonElement>(null)
  useEffect(() => yes.current?.focus(), [isAsked])
  if (!isAsked)
    return (
      <Button look="quiet" size="compact" flush onClick={() => setAsked(true)}>
        {t('dashboard-more.start.away')}
      </Button>
    )
  return (
    <Inline gap="s3">
      <Text as="span" look="small" role="status">
        {t(failure === null ? 'dashboard-more.start.sure' : 'dashboard-more.steps.trouble')}
      </Text>
      <Button
        ref={yes}
        look="secondary"
        size="compact"
        working={working}
        onClick={() => void save(undefined)}
      >
        {t('dashboard-more.start.yes')}
      </Button>
      <Button look="quiet" size="compact" onClick={() => setAsked(false)}>
        {t('dashboard-more.start.no')}
      </Button>
    </Inline>
  )
}
