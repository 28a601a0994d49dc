import { useState } from 'react'
import { newTypedReading } from '#domain/blood-sugar-form.ts'
import type { AddedReading } from '#gateway/blood-sugar-entry.queries.ts'
import { useClock } from '#i18n/use-clock.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { EntryForm } from './entry-form.tsx'
import { bloodSugarPath } from './page.tsx'
import { SavedReading } from './saved-reading.tsx'

/**
 * A reading that the member took: typed in, saved, and then shown as it is stored.
 * `/blood-sugar/log-reading`
 */
export function LogReadingScreen() {
  const t = useMessages()
  const [added, setAdded] = useState<AddedReading | null>(null)
  return (
    <PageFrame
      title={t('blood-sugar-entry.title')}
      lead={added === null ? t('blood-sugar-entry.lead') : undefined}
      back={{ to: bloodSugarPath.overview, label: t('blood-sugar-entry.back') }}
    >
      {added === null ? (
        <NewReading onSaved={setAdded} />
      ) : (
        <SavedReading added={added} onMore={() => setAdded(null)} />
      )}
    </PageFrame>
  )
}

function NewReading({ onSaved }: { onSaved: (added: AddedReading) => void }) {
  const { today, time } = useClock()
  // The moment at which the form was opened, whatever the clock says meanwhile.
  const [initial] = useState(() => newTypedReading(today, time))
  return <EntryForm initial={initial} onSaved={onSaved} />
}
