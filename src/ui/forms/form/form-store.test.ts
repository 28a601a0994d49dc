import { expect, it, vi } from 'vitest'
import { Conflicted } from '#platform/http/conflicted.ts'
import { Offline, RequestRefused, Unavailable } from '#platform/http/failure.ts'
import type { FormHost, WaitingSave } from './form-host.ts'
import { createFormHost } from './use-form-host.ts'
import type { FormOptions } from './form-options.ts'
import { createFormStore } from './form-store.ts'
import { isUnsavedIn, valuesOf } from './form-state.ts'

type Values = { readonly title: string; readonly note: string }
type Asked = { readonly told: Values; readonly shown: Values; readonly key: string }
type Options = FormOptions<Values, keyof Values, Asked, string>

/** A form on the page whose saves the test answers. */
function opened(more: Partial<Options> = {}, host: FormHost = createFormHost()) {
  const asked: Asked[] = []
  const answers: { take: (answer: string) => void; fail: (why: unknown) => void }[] = []
  const options: Options = {
    name: 'goal 1',
    initial: { title: 'Walk', note: '' },
    fields: ['title', 'note'],
    problems: ({ title }) => (title === '' ? { title: 'forms.required' } : {}),
    prepare: ({ values, basis, key }) => ({ told: values, shown: basis, key }),
    save: (request) => {
      asked.push(request)
      return new Promise((take, fail) => answers.push({ take, fail }))
    },
    fieldOf: (detail) => (detail === 'title' ? 'title' : null),
    ...more,
  }
  const store = createFormStore(host, options)
  const leave = store.mount()
  const state = store.state.get
  return {
    ...store,
    host,
    options,
    asked,
    state,
    leave,
    values: () => valuesOf(options, state()),
    isUnsaved: () => isUnsavedIn(options, state()),
    /** Ends the latest save. */
    answer: async (how: string | Error) => {
      const latest = answers.at(-1)
      if (typeof how === 'string') latest?.take(how)
      else latest?.fail(how)
      await Promise.resolve()
      await new Promise((done) => void setImmediate(done))
    },
    save: async () => {
      void store.submit()
      await Promise.resolve()
    },
  }
}

it('keeps what is typed during a save, over what was sent', async () => {
  const form = opened()
  form.change({ title: 'Run' })
  await form.save()
  form.change({ title: 'Run home', note: 'slowly' })
  await form.answer('saved')
  expect(form.values()).toEqual({ title: 'Run home', note: 'slowly' })
  await form.save()
  expect(form.asked.at(-1)).toMatchObject({
    told: { title: 'Run home', note: 'slowly' },
    shown: { title: 'Run', note: '' },
  })
})

it('is saved when nothing was typed meanwhile, and then has no draft', async () => {
  const onDone = vi.fn()
  const form = opened({ onDone })
  form.change({ title: 'Run' })
  expect([form.isUnsaved(), form.host.drafts.read('goal 1')?.typed]).toEqual([
    true,
    { title: 'Run' },
  ])
  await form.save()
  await form.answer('saved')
  expect([form.isUnsaved(), form.host.drafts.read('goal 1')]).toEqual([false, undefined])
  expect(onDone).toHaveBeenCalledOnce()
})

it('goes on when the refresh after the write has removed the form from the page', async () => {
  const onDone = vi.fn()
  const form = opened({ onDone }, { ...createFormHost(), address: () => '/coaching/session' })
  await form.save()
  form.leave()
  await form.answer('saved')
  expect(onDone).toHaveBeenCalledOnce()
})

it.each(['another page', 'a closed dialog'])('stays on %s when the save ends', async (where) => {
  const [onDone, onSaved] = [vi.fn(), vi.fn()]
  let address = '/coaching/session'
  const form = opened({ onDone, onSaved }, { ...createFormHost(), address: () => address })
  await form.save()
  if (where === 'another page') address = '/coaching'
  else form.forget()
  form.leave()
  await form.answer('saved')
  expect([onSaved.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0])
})

it('does not leave the page while something typed is unsaved', async () => {
  const [onDone, onSaved] = [vi.fn(), vi.fn()]
  const form = opened({ onDone, onSaved })
  await form.save()
  form.change({ note: 'slowly' })
  await form.answer('saved')
  expect([onSaved.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0])
})

it('gives what was typed during a creation to the edit of the item', async () => {
  const onNext = vi.fn()
  const form = opened({ isNew: true, next: (id) => `goal ${id}`, onNext })
  form.change({ title: 'Run' })
  await form.save()
  form.change({ note: 'slowly' })
  await form.answer('7')
  expect(form.host.drafts.read('goal 7')).toEqual({
    typed: { note: 'slowly' },
    basis: { note: '' },
    keys: {},
  })
  expect([form.isUnsaved(), onNext.mock.calls]).toEqual([false, [['7']]])
})

it('sends one write for two presses', async () => {
  const form = opened()
  await form.save()
  await form.save()
  expect(form.asked).toHaveLength(1)
})

it('keeps the id of an entry over a correction, and takes a new one after a save', async () => {
  const form = opened()
  await form.save()
  await form.answer(new Unavailable({}))
  form.change({ title: 'Run' })
  await form.save()
  await form.answer('saved')
  await form.save()
  const [first, second, third] = form.asked.map(({ key }) => key)
  expect([first === second, second === third]).toEqual([true, false])
})

it('has a key for each payload where the server compares payloads', async () => {
  const form = opened({ keyOf: ({ title }) => title })
  await form.save()
  await form.answer(new Unavailable({}))
  form.change({ title: 'Run' })
  await form.save()
  await form.answer(new Unavailable({}))
  form.change({ title: 'Walk' })
  await form.save()
  const [first, second, third] = form.asked.map(({ key }) => key)
  expect([first === second, first === third]).toEqual([false, true])
})

it('keeps the key with the draft, so that a lost answer does not write twice', async () => {
  const form = opened()
  form.change({ title: 'Run' })
  await form.save()
  await form.answer(new Unavailable({}))
  form.leave()
  const again = opened({}, form.host)
  await again.save()
  expect(again.asked[0]?.key).toBe(form.asked[0]?.key)
})

it('restores a draft without the failure of its last save', async () => {
  const form = opened()
  form.change({ title: 'Run' })
  await form.save()
  await form.answer(new Unavailable({}))
  expect(form.state().failure?._tag).toBe('Unavailable')
  form.leave()
  const again = opened({}, form.host)
  expect(again.state()).toMatchObject({ isRestored: true, failure: null, watched: [], attempt: 0 })
  expect(again.values().title).toBe('Run')
})

it('clears a failure when the member types', async () => {
  const form = opened()
  await form.save()
  await form.answer(new Unavailable({}))
  form.change({ note: 'x' })
  expect(form.state().failure).toBeNull()
})

it('reports each failure of two', async () => {
  const form = opened()
  await form.save()
  await form.answer(new Unavailable({}))
  const first = form.state().failure
  await form.save()
  expect(form.state().failure).toBeNull()
  await form.answer(new Unavailable({}))
  expect(form.state().failure).not.toBe(first)
})

it('blames the rejected field with the message of the server until it changes', async () => {
  const form = opened()
  await form.save()
  await form.answer(new RequestRefused({ error: 'invalid', details: ['title'], said: 'Not this.' }))
  expect(form.state()).toMatchObject({ failure: null, watched: ['title'], attempt: 1 })
  expect(form.state().refused.get('title')).toEqual({ value: 'Walk', said: 'Not this.' })
})

it('gives no message of several fields to one of them', async () => {
  const form = opened()
  await form.save()
  await form.answer(
    new RequestRefused({ error: 'several_fields', details: ['title'], said: 'These.' }),
  )
  expect(form.state().refused.get('title')?.said).toBeUndefined()
})

it('asks about a conflict and sends the choice', async () => {
  const form = opened()
  form.change({ title: 'Run' })
  await form.save()
  await form.answer(new Conflicted([{ field: 'title', mine: 'Run', theirs: 'Swim' }]))
  expect(form.state().conflicts).toHaveLength(1)
  void form.choose({ title: 'theirs' })
  await Promise.resolve()
  expect(form.asked.at(-1)).toMatchObject({ told: { title: 'Swim' }, shown: { title: 'Swim' } })
})

it('sends nothing while a field is wrong', async () => {
  const form = opened()
  form.change({ title: '' })
  await form.save()
  expect([form.asked.length, form.state().watched]).toEqual([0, ['title']])
})

it('is saved again when the first value is typed back', () => {
  const form = opened()
  form.change({ title: 'Run' })
  form.change({ title: 'Walk' })
  expect([form.isUnsaved(), form.host.drafts.read('goal 1')]).toEqual([false, undefined])
})

it('keeps all values of a new entry, so that its time stays', () => {
  const form = opened({ isNew: true })
  form.change({ note: 'x' })
  expect(form.host.drafts.read('goal 1')?.typed).toEqual({ title: 'Walk', note: 'x' })
})

it('never keeps a secret', () => {
  const form = opened({ secret: true })
  form.change({ title: 'password' })
  expect(form.host.drafts.read('goal 1')).toBeUndefined()
})

it('goes on in the same store when the page opens again during a save', async () => {
  const form = opened()
  form.change({ title: 'Run' })
  await form.save()
  expect(form.host.running.get('goal 1')).toBeDefined()
  await form.answer('saved')
  expect(form.host.running.size).toBe(0)
})

it('reports a save after the member left the page, and does not navigate', async () => {
  const [onDone, onSaved, onLost] = [vi.fn(), vi.fn(), vi.fn()]
  const form = opened({ onDone, onSaved, onLost })
  form.change({ title: 'Run' })
  await form.save()
  form.leave()
  await form.answer('saved')
  expect([onSaved.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0])
  form.change({ title: 'Swim' })
  await form.save()
  await form.answer(new Unavailable({}))
  expect(onLost).toHaveBeenCalledOnce()
  expect(form.host.drafts.read('goal 1')?.typed).toEqual({ title: 'Swim' })
})

it('writes and reports nothing after a sign-out during the save', async () => {
  const onSaved = vi.fn()
  const form = opened({ onSaved })
  form.change({ title: 'Run' })
  await form.save()
  form.change({ note: 'x' })
  const draft = form.host.drafts.read('goal 1')
  if (draft) form.host.drafts.replace('goal 1', draft, null)
  form.host.running.clear()
  await form.answer('saved')
  expect([form.host.drafts.read('goal 1'), onSaved.mock.calls.length]).toEqual([undefined, 0])
})

it('waits for the network with the same request, and stops when the member types', async () => {
  const waiting = new Map<string, WaitingSave>()
  const host = {
    ...createFormHost(),
    queue: {
      wait: (name: string, save: WaitingSave) => void waiting.set(name, save),
      pause: (name: string) => void waiting.delete(name),
      stop: (name: string) => void waiting.delete(name),
      opened: () => {},
    },
  }
  const form = opened(
    { offline: { open: () => {}, told: ({ told }) => [told.title, '2026-11-20T06:15:00'] } },
    host,
  )
  form.change({ title: 'Run' })
  await form.save()
  await form.answer(new Offline())
  const first = form.state().failure
  expect([form.state().isWaiting, host.running.size]).toEqual([true, 1])
  const save = waiting.get('goal 1')
  expect(save).toMatchObject({ asked: form.asked[0], sent: { title: 'Run' } })
  expect(save?.draft).toMatchObject({
    typed: { title: 'Run' },
    keys: { entry: form.asked[0]?.key },
  })
  void save?.send()
  await Promise.resolve()
  expect(form.state().failure).toBe(first)
  await form.answer(new Offline())
  expect([form.state().failure === first, form.asked[0] === form.asked[1]]).toEqual([true, true])
  form.change({ title: 'Run home' })
  expect([waiting.size, form.state().isWaiting, form.state().failure]).toEqual([0, false, first])
  form.change({ title: 'Run' })
  expect([host.running.size, form.state().failure]).toEqual([0, first])
})

it('waits with the address of its page, also when the member closed the form meanwhile', async () => {
  const waiting: WaitingSave[] = []
  const visitors = createFormHost()
  const host: FormHost = {
    ...visitors,
    queue: { ...visitors.queue, wait: (_, save) => void waiting.push(save) },
    address: () => '/goal-setting',
  }
  const form = opened({ offline: { open: () => {}, told: () => ['', ''] } }, host)
  form.change({ title: 'Run' })
  await form.save()
  form.leave()
  form.forget()
  await form.answer(new Offline())
  expect(waiting.map(({ page }) => page)).toEqual(['/goal-setting'])
})

it('sends a request again with its key, and another one with another key', async () => {
  const keys: string[] = []
  const form = opened({
    save: async (_, key) => {
      keys.push(key)
      throw new Unavailable({})
    },
  })
  form.change({ title: 'Run' })
  await form.save()
  await form.answer('')
  await form.save()
  await form.answer('')
  form.change({ title: 'Run home' })
  await form.save()
  expect([keys.length, keys[1] === keys[0], keys[2] === keys[0]]).toEqual([3, true, false])
})

it('goes on with the draft of another page, and empties when its save is gone', async () => {
  let restore = () => {}
  const waiting: WaitingSave[] = []
  const visitors = createFormHost()
  const host: FormHost = {
    ...visitors,
    queue: {
      ...visitors.queue,
      wait: (_, save) => void waiting.push(save),
      opened: (_, how) => {
        restore = how
      },
    },
  }
  const form = opened({ offline: { open: () => {}, told: () => ['', ''] } }, host)
  const draft = { typed: { title: 'Run' }, basis: { title: 'Walk' }, keys: { entry: 'one' } }
  host.drafts.write('goal 1', draft)
  restore()
  expect([form.values().title, form.isUnsaved(), form.state().isRestored]).toEqual([
    'Run',
    true,
    true,
  ])
  await form.save()
  await form.answer(new Offline())
  expect(waiting[0]?.draft.keys).toEqual({ entry: 'one' })
  host.drafts.replace('goal 1', draft, null)
  waiting[0]?.restore()
  expect([form.values().title, form.state().isWaiting]).toEqual(['Walk', false])
})
