import { useAddWeight } from '../../api/weight-mutations.ts'
import { href } from '#platform/model/paths.ts'
import { useState } from 'react'
import { newWeightInput } from '../../model/weight-form.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { WeightEntryForm } from './weight-entry-form.tsx'
import { SavedWeight, type SavedWeightState } from './saved-weight.tsx'

/** The page to enter a weight; it shows the stored reading after saving. `/weight/log-reading` */
export function LogWeightScreen() {
  const t = useMessages()
  const [saved, setSaved] = useState<SavedWeightState | null>(null)
  return (
    <PageFrame
      title={t('weight-entry.title')}
      back={{ to: href('weightOverview'), label: t('weight.start.overview') }}
    >
      {saved === null ? (
        <NewWeight onSaved={setSaved} />
      ) : (
        <SavedWeight saved={saved} onMore={() => setSaved(null)} />
      )}
    </PageFrame>
  )
}

function NewWeight({ onSaved }: { onSaved: (saved: SavedWeightState) => void }) {
  const { today, time } = useLocalClock()
  // The time at which the form was opened.
  const [initial] = useState(() => newWeightInput(today, time))
  return <WeightEntryForm initial={initial} onSaved={onSaved} />
}

/** The call of this page's form, for saves that wait without it (waiting-sender.tsx). */
export function useWaitingSave() {
  return useAddWeight()
}
