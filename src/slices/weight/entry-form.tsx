import { useEffect, useId, useRef, useState } from 'react'
import { supportCall } from '#domain/contact.ts'
import { type TypedWeight, type WeightDoubt, weightDoubt, type WeightEntry, weightEntryOf, type WeightField, weightFields, weightProblems } from '#domain/weight-form.ts'
import { useAddWeight } from '#gateway/weight-entry.queries.ts'
import { useClock } from '#i18n/use-clock.ts'
import { useKeptForm } from '#session/kept-forms.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { EntryFrame } from '#ui/form/entry-frame.tsx'
import { MomentFields } from '#ui/form/moment-fields.tsx'
import { useSubmit } from '#ui/form/use-submit.ts'
import { useGo } from '#ui/link/use-place.ts'
import { DoubtDialog } from './doubt-dialog.tsx'
import { entryWords } from './entry-words.ts'
import { GainCare } from './gain-care.tsx'
import { weightPath } from './page.tsx'
import type { Saved } from './saved-weight.tsx'
import { useTold } from './use-told.ts'
import { useWords } from './use-words.ts'

/**
 * The form of a new weight. What is typed stays until it is saved; a weight far from the one beside it is asked about once more before it is sent, and a gain that
 * her care team wants to hear of brings what to do even when it could not be saved.
 */
export function EntryForm({ initial, onSaved }: { initial: TypedWeight; onSaved: (saved: Saved) => void }) {
  const { today, minute } = useClock()
  const words = useWords(today)
  const { t } = words
  const id = useId()
  const { values: typed, change: keep, forget, isTouched } = useKeptForm('weight-reading', initial)
  // The whole of it is kept: after a sign-out the weight has still the time that stood there.
  const change = (more: Partial<TypedWeight>) => keep({ ...typed, ...more })
  const tellOf = useTold()
  const adding = useAddWeight()
  const go = useGo()
  const [asked, setAsked] = useState<{ readonly pounds: number; readonly doubt: WeightDoubt } | null>(null)
  const [sent, setSent] = useState<WeightEntry | null>(null)
  // The pounds that she has said are right: asked about once, also when saving them fails at first.
  const [sure, setSure] = useState<number | null>(null)
  const idOf = (field: WeightField) => `${id}-${field}`
  const form = useSubmit<WeightField, never>({ fields: weightFields, typed, problems: entryWords(weightProblems(typed, minute)), idOf })

  async function send(isSure: boolean) {
    const entry = weightEntryOf(typed, Intl.DateTimeFormat().resolvedOptions().timeZone)
    const { reading, readings } = tellOf(entry)
    const isHers = isSure || sure === entry.pounds
    const doubt = isHers ? null : weightDoubt(reading, readings)
    setAsked(doubt === null ? null : { pounds: entry.pounds, doubt })
    if (doubt !== null) return null
    if (isHers) setSure(entry.pounds)
    setSent(entry)
    const added = await adding.save(entry)
    if (added !== null) {
      forget()
      onSaved({ entry, added, isSure: isHers })
    }
    return null
  }
  const { failure } = adding
  const gain = failure === null || sent === null ? null : tellOf(sent).gain
  const hasGain = gain !== null
  const careTitle = useRef<HTMLHeadingElement>(null)
  // Before anything else, also before why it is not saved; also when what it stands on comes later.
  useEffect(() => careTitle.current?.focus(), [failure, hasGain])
  const isMoment = failure?._tag === 'Refused' && failure.error === 'failed_precondition'

  return (
    <>
      {gain === null ? null : <GainCare {...{ gain, words }} titleRef={careTitle} />}
      <EntryFrame
        label={t('weight-entry.title')} save={t('weight-entry.save')} trouble={t('weight-entry.trouble')} support={supportCall} {...{ failure, form }} isUnsaved={isTouched}
        onSubmit={() => void form.submit(() => send(false))} onCancel={() => { forget(); go(weightPath.overview) }}
      >
        <TextField
          id={idOf('pounds')} label={t('weight-entry.pounds')} hint={t('weight-entry.pounds.hint')} inputMode="decimal" autoComplete="off"
          value={typed.pounds} error={form.errors.pounds} onChange={pounds => change({ pounds })}
        />
        <MomentFields moment={typed} {...{ today, idOf, change }} errors={{ day: form.errors.day, time: form.errors.time ?? (isMoment ? failure.said : undefined) }} />
      </EntryFrame>
      {asked === null ? null : (
        <DoubtDialog
          doubt={asked.doubt} pounds={asked.pounds} words={words} onChange={() => setAsked(null)}
          onSave={() => void form.submit(() => send(true))}
          onTake={pounds => { setAsked(null); change({ pounds: String(pounds) }) }}
        />
      )}
    </>
  )
}
