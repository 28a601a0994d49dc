import { useState } from 'react'
import { newTypedWeight } from '../../model/weight-form.ts'
import { useClock } from '#i18n/use-local-clock.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { EntryForm } from './weight-entry-form.tsx'
import { weightPath } from '../weight-page.tsx'
import { SavedWeight, type Saved } from './saved-weight.tsx'

/**
 * A weight that the member typed in: asked about when it is doubtful, saved, and then said back.
 * `/weight/log-reading`
 */
export function LogReadingScreen() {
  const t = useMessages()
  const [saved, setSaved] = useState<Saved | null>(null)
  return (
    <PageFrame
      title={t('weight-entry.title')}
      lead={saved === null ? t('weight-entry.lead') : undefined}
      back={{ to: weightPath.overview, label: t('weight.start.overview') }}
    >
      {saved === null ? (
        <NewWeight onSaved={setSaved} />
      ) : (
        <SavedWeight saved={saved} onMore={() => setSaved(null)} />
      )}
    </PageFrame>
  )
}

function NewWeight({ onSaved }: { onSaved: (saved: Saved) => void }) {
  const { today, time } = useClock()
  // The moment at which the form was opened, whatever the clock says meanwhile.
  const [initial] = useState(() => newTypedWeight(today, time))
  return <EntryForm initial={initial} onSaved={onSaved} />
}
