import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isFailure } from '#platform/http/failure.ts'
import { useStore } from '#platform/store/use-store.ts'
import type { KeptSave } from '#session/storage/kept-save.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { MemberFormHost } from '../layout/member-form-host.ts'
import { lazyComponent, type LazyComponent } from '../loading/lazy-component.ts'
import { useWaitingWords } from './waiting-save.tsx'

type Send = (asked: never, key: string) => Promise<unknown>
type Ready = { readonly onReady: (send: Send) => void }

/** The call of a form, which is in the file of its page: another file would split every page. */
const caller = (load: () => Promise<{ readonly useWaitingSave: () => Send }>) =>
  lazyComponent<Ready>([], async () => {
    const { useWaitingSave } = await load()
    return function Caller({ onReady }) {
      const send = useWaitingSave()
      const ready = useEffectEvent(() => onReady(send))
      useEffect(() => ready(), [])
      return null
    }
  })
const callers: Readonly<Record<string, LazyComponent<Ready>>> = {
  'blood-sugar-reading': caller(
    () => import('#slices/blood-sugar/ui/entry/log-blood-sugar-screen.tsx'),
  ),
  'blood-pressure-reading': caller(
    () => import('#slices/blood-pressure/ui/entry/log-pressure-screen.tsx'),
  ),
  'weight-reading': caller(() => import('#slices/weight/ui/entry/log-weight-screen.tsx')),
  'food-entry new': caller(() => import('#slices/food-log/ui/entry/food-log-screen.tsx')),
}
/** Why a save is not refused: it is sent again later. */
const passing: readonly string[] = ['Offline', 'Unavailable', 'TooMany', 'SessionExpired']

/** Sends the waiting saves of closed tabs, by the call of their form. */
export function WaitingSender({ saves }: { saves: MemberFormHost['saves'] }) {
  const { t, when } = useWaitingWords()
  const forms = [...new Set(useStore(saves.all).map(({ form }) => form))]
  const calls = useRef(new Map<string, Send>())
  const [count, setCount] = useState(0)
  const send = useEffectEvent(async (save: KeptSave) => {
    // The member puts right what a form of another build has left.
    if (callers[save.form] === undefined) return {}
    const call = calls.current.get(save.form)
    if (call === undefined) return 'later' as const
    try {
      await call(save.asked as never, save.key)
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
  // What waits is tried again when another call is there.
  useEffect(() => saves.sendBy((save) => send(save)), [saves, count])
  return forms.map((form) => {
    const Caller = callers[form]
    return Caller === undefined ? null : (
      <Caller
        key={form}
        onReady={(call) => {
          calls.current.set(form, call)
          setCount(calls.current.size)
        }}
      />
    )
  })
}
