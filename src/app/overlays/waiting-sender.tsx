import { useEffect, useEffectEvent } from 'react'
import { isFailure } from '#platform/http/failure.ts'
import type { KeptSave } from '#session/storage/kept-save.ts'
import { useAddPressure } from '#slices/blood-pressure/api/blood-pressure-mutations.ts'
import { useAddBloodSugar } from '#slices/blood-sugar/api/blood-sugar-mutations.ts'
import { useSaveFoodEntry } from '#slices/food-log/api/food-log-queries.ts'
import { useAddWeight } from '#slices/weight/api/weight-mutations.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { MemberFormHost } from '../layout/member-form-host.ts'
import { useWaitingWords } from './waiting-save.tsx'

type Send = (asked: never, key: string) => Promise<unknown>
/** Why a save is not refused: it is sent again later. */
const passing: readonly string[] = ['Offline', 'Unavailable', 'TooMany', 'SessionExpired']

/** Sends the waiting saves of closed tabs, by the call of their form. */
export function WaitingSender({ saves }: { saves: MemberFormHost['saves'] }) {
  const { t, when } = useWaitingWords()
  const calls: Readonly<Record<string, Send>> = {
    'blood-sugar-reading': useAddBloodSugar(),
    'blood-pressure-reading': useAddPressure(),
    'weight-reading': useAddWeight(),
    'food-entry new': useSaveFoodEntry(),
  }
  const send = useEffectEvent(async (save: KeptSave) => {
    try {
      // A form of another build is put right by the member.
      if (calls[save.form] === undefined) return {}
      await calls[save.form]?.(save.asked as never, save.key)
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      if (passing.includes(thrown._tag)) return 'later' as const
      return thrown._tag === 'Refused' ? { said: thrown.said } : {}
    }
    showToast({
      tone: 'success',
      title: t('notifications.waiting.saved', { what: save.what }),
      text: t('notifications.waiting.when', when(save)),
    })
    return 'saved' as const
  })
  useEffect(() => saves.sendBy((save) => send(save)), [saves])
  return null
}
