import { href } from '#platform/model/paths.ts'
import { useState } from 'react'
import { newBloodSugarInput } from '../../model/blood-sugar-form.ts'
import { type AddedReading, useAddBloodSugar } from '../../api/blood-sugar-mutations.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { BloodSugarEntryForm } from './blood-sugar-entry-form.tsx'
import { SavedBloodSugar } from './saved-blood-sugar.tsx'

/**
 * The page to enter a reading; it shows the stored reading after saving. `/blood-sugar/log-reading`
 */
export function LogBloodSugarScreen() {
  const t = useMessages()
  const [added, setAdded] = useState<AddedReading | null>(null)
  return (
    <PageFrame
      title={t('blood-sugar-entry.title')}
      back={{ to: href('bloodSugarOverview'), label: t('blood-sugar-entry.back') }}
    >
      {added === null ? (
        <NewReading onSaved={setAdded} />
      ) : (
        <SavedBloodSugar added={added} onMore={() => setAdded(null)} />
      )}
    </PageFrame>
  )
}

function NewReading({ onSaved }: { onSaved: (added: AddedReading) => void }) {
  const { today, time } = useLocalClock()
  // The time at which the form was opened.
  const [initial] = useState(() => newBloodSugarInput(today, time))
  return <BloodSugarEntryForm initial={initial} onSaved={onSaved} />
}

/** The call of this page's form, for saves that wait without it (waiting-sender.tsx). */
export function useWaitingSave() {
  return useAddBloodSugar()
}
