import { conflictsOf, Conflicted } from '#platform/http/conflicted.ts'
import { isFailure, type Failure } from '#platform/http/failure.ts'
import { resolvedConflicts, type ConflictChoice } from '#platform/model/edit-conflict.ts'
import { isSameValue } from '#platform/model/is-same-value.ts'
import { createStore } from '#platform/store/store.ts'
import type { FormDraft, FormHost, WaitingSave } from './form-host.ts'
import type { FormOptions } from './form-options.ts'
import {
  basisOf,
  fieldValueOf,
  type FormState,
  isUnsavedIn,
  noOutcome,
  valuesOf,
} from './form-state.ts'
import { currentTime } from '#platform/time/current-time.ts'

/**
 * A form without React: typing, checking, sending, refusals, conflicts, the draft. A save sends a
 * snapshot; what is typed meanwhile stays, over what was sent.
 */
export function createFormStore<Values extends object, Field extends string, Asked, Answer>(
  host: FormHost,
  first: FormOptions<Values, Field, Asked, Answer>,
) {
  type State = FormState<Values, Field>
  const { name, secret: isSecret = false } = first
  let options = first
  let own: FormDraft | null = null
  let mounted = 0
  /** The address of the page that started the save, which the member may have closed since. */
  let savedAt: string | null = null
  let isClosed = false
  let isStopped = false
  let stopped: { readonly asked: Asked; readonly sent: Values; readonly key: string } | null = null
  const store = createStore<State>({
    ...begun(),
    attempt: 0,
    isWorking: false,
    sent: null,
  })
  /** What the draft of this form holds now. */
  function begun() {
    own = (isSecret ? undefined : host.drafts.read(name)) ?? null
    return {
      ...noOutcome,
      typed: (own?.typed as Partial<Values> | undefined) ?? null,
      basis: (own?.basis as Partial<Values> | undefined) ?? {},
      keys: own?.keys ?? {},
      isRestored: own !== null,
    }
  }
  const set = (more: Partial<State>) => store.set({ ...store.get(), ...more })

  const values = (): Values => valuesOf(options, store.get())
  const basis = (): Values => basisOf(options, store.get())
  const isUnsaved = (): boolean => isUnsavedIn(options, store.get())
  const fields = () =>
    typeof options.fields === 'function' ? options.fields(values()) : options.fields

  /** Writes the draft as it is now. */
  function keep() {
    const { typed, basis: begun, keys } = store.get()
    if (isSecret || typed === null) return
    if (!isUnsaved()) return replaceDraft(null)
    own = { typed, basis: begun, keys }
    host.drafts.write(name, own)
  }
  function replaceDraft(after: FormDraft | null) {
    if (own !== null) host.drafts.replace(name, own, after)
    own = after
  }

  function change(more: Partial<Values>) {
    if (store.get().isWaiting) host.queue.pause(name)
    if (!store.get().isWorking) host.running.delete(name)
    const { typed, basis: begun, watched, refused, isWaiting, failure } = store.get()
    // A save that no longer waits for the network says so until the next one.
    if (isWaiting) isStopped = true
    const next = options.isNew ? { ...values(), ...more } : { ...typed, ...more }
    const start = Object.fromEntries(
      Object.keys(next).map((field) => [field, options.initial[field as keyof Values]]),
    ) as Partial<Values>
    set({
      ...noOutcome,
      watched,
      refused,
      failure: isStopped ? failure : null,
      typed: next,
      basis: { ...start, ...begun },
    })
    keep()
  }

  /** Begins again from the draft, which another page or tab changed. */
  const restore = () => set(begun())

  /** Drops what is typed and every outcome of a save. */
  function forget() {
    isStopped = false
    isClosed = true
    host.queue.stop(name)
    if (!store.get().isWorking) host.running.delete(name)
    replaceDraft(null)
    set({ ...noOutcome, typed: null, basis: {}, keys: {}, isRestored: false })
  }

  function keyNow(): string {
    const what = options.keyOf?.(values()) ?? 'entry'
    const { keys } = store.get()
    const key = keys[what] ?? crypto.randomUUID()
    if (keys[what] === undefined) {
      set({ keys: { ...keys, [what]: key } })
      keep()
    }
    return key
  }

  async function submit(): Promise<void> {
    if (store.get().isWorking) return
    if (options.isEdit && !isUnsaved())
      return set({ ...noOutcome, ...forgotten(), note: 'unchanged' })
    const problems = options.problems(values())
    const watched = fields().filter((field) => problems[field] !== undefined)
    if (watched.length > 0) return set({ ...noOutcome, watched, attempt: store.get().attempt + 1 })
    await running(async () => {
      const sent = values()
      const asked = await options.prepare({ values: sent, basis: basis(), key: keyNow() })
      if (asked === 'unchanged') set({ ...forgotten(), note: 'unchanged' })
      else if (asked !== null) await exchange(asked, sent)
    })
  }
  function forgotten() {
    replaceDraft(null)
    return { typed: null, basis: {}, isRestored: false }
  }

  /** Runs one save at a time; a page that opens meanwhile gets this store. */
  async function running(work: () => Promise<void>) {
    const { isWaiting, failure } = store.get()
    isStopped = false
    if (mounted > 0) {
      savedAt = host.address()
      isClosed = false
    }
    host.running.set(name, api)
    // A retry of a waiting save keeps its message, so that nothing flickers and the focus stays.
    set({ ...noOutcome, isWorking: true, ...(isWaiting ? { isWaiting, failure } : {}) })
    try {
      await work()
    } finally {
      set({ isWorking: false, sent: null })
      if (!store.get().isWaiting) host.running.delete(name)
    }
  }

  async function exchange(asked: Asked, sent: Values) {
    const key = (isSameValue(stopped?.asked, asked) && stopped?.key) || crypto.randomUUID()
    stopped = { asked, sent, key }
    set({ sent })
    try {
      const answer = await options.save(asked, key)
      if (answer !== null) settle(answer, asked, sent)
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown
      reject(thrown, asked)
    }
  }

  /** Whether the session of this save goes on; later answers report nothing. */
  const isCurrent = () => host.running.get(name) === api

  /**
   * Whether the member is still on the page of the form. The refresh after a write may have removed
   * the form itself, as a booking does when the page shows the booked session.
   */
  const isOnPage = () =>
    mounted > 0 || (!isClosed && savedAt !== null && savedAt === host.address())

  function settle(answer: Answer, asked: Asked, sent: Values) {
    stopped = null
    host.queue.stop(name)
    const typed: Partial<Values> = store.get().typed ?? {}
    const since = (Object.keys(typed) as (keyof Values)[]).filter(
      (field) => !isSameValue(typed[field], sent[field]),
    )
    const pick = (of: Partial<Values>) =>
      Object.fromEntries(since.map((field) => [field, of[field]])) as Partial<Values>
    const more = since.length === 0 ? null : { typed: pick(typed), basis: pick(sent), keys: {} }
    const next = more === null ? undefined : options.next?.(answer)
    const rest = next === undefined ? more : null
    replaceDraft(isSecret ? null : rest)
    set({
      ...noOutcome,
      typed: rest?.typed ?? null,
      basis: rest?.basis ?? {},
      keys: {},
      isRestored: false,
      note: currentTime(),
    })
    if (!isCurrent()) return
    if (next !== undefined && more !== null && !isSecret) host.drafts.write(next, more)
    const isDone = isOnPage() && more === null
    options.onSaved?.(answer, asked, isDone)
    if (isDone) options.onDone?.(answer, asked)
    else if (isOnPage() && next !== undefined) options.onNext?.(answer)
  }

  function reject(failure: Failure, asked: Asked) {
    if (failure instanceof Conflicted)
      return set({ conflicts: conflictsOf(failure), isContradiction: failure.isContradiction })
    if (!isCurrent()) return set({ failure })
    if (failure._tag === 'Offline' && options.offline) {
      if (!store.get().isWaiting) set({ isWaiting: true, failure })
      return host.queue.wait(name, {
        ...options.offline,
        ...stopped,
        draft: store.get(),
        page: savedAt,
        send: resend,
        restore,
      } as WaitingSave)
    }
    host.queue.pause(name, failure)
    if (mounted === 0) options.onLost?.()
    if (failure._tag !== 'Refused') return set({ failure, isWaiting: false })
    const explained = options.refusalOf?.(failure) ?? null
    const blamed =
      explained !== null
        ? [explained[0]]
        : failure.details
            .map((detail) => options.fieldOf?.(detail, asked) ?? null)
            .filter((field) => field !== null)
    if (blamed.length === 0) return set({ failure, isWaiting: false })
    // The message of several fields names none of them.
    const said = explained?.[1] ?? (failure.error === 'several_fields' ? undefined : failure.said)
    set({
      failure: null,
      isWaiting: false,
      watched: blamed,
      refused: new Map(
        blamed.map((field) => [field, { value: fieldValueOf(options, values(), field), said }]),
      ),
      attempt: store.get().attempt + 1,
    })
  }

  /** Sends the same request again, as the queue does when the network is back. */
  async function resend() {
    const again = stopped
    if (again === null || store.get().isWorking) return
    await running(() => exchange(again.asked, again.sent))
  }

  /** Saves with the member's choice for each conflict. */
  async function choose(kept: Readonly<Partial<Record<string, ConflictChoice>>>) {
    const again = stopped
    if (again === null || store.get().isWorking) return
    const { conflicts } = store.get()
    const edit = again.asked as { told: Record<string, unknown>; shown: Record<string, unknown> }
    const resolved = { ...again.asked, ...resolvedConflicts(edit, conflicts, kept) }
    await running(() => exchange(resolved, again.sent))
  }

  const api = {
    name,
    state: store,
    change,
    submit,
    choose,
    forget,
    dismiss: () => set({ conflicts: [], isContradiction: false }),
    /** The options of the latest rendering. */
    configure: (next: typeof first) => {
      options = next
    },
    /** Marks the form as on the page; returns the end of that. */
    mount: () => {
      mounted += 1
      host.queue.opened(name, restore)
      return () => {
        mounted -= 1
      }
    },
  }
  return api
}

export type FormStore<Values extends object, Field extends string, Asked, Answer> = ReturnType<
  typeof createFormStore<Values, Field, Asked, Answer>
>
