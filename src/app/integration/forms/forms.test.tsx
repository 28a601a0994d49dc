import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, it, vi } from 'vitest'
import { PortalClientProvider } from '#generated/openapi/client-context.tsx'
import { createPortalClient } from '#generated/openapi/client.ts'
import { RpcClientProvider } from '#generated/rpc/client-context.tsx'
import { createRpcClient } from '#generated/rpc/client.ts'
import { MessagesProvider } from '#i18n/messages-provider.tsx'
import { sayIn } from '#i18n/testing/say-in.ts'
import { Offline, Unavailable } from '#platform/http/failure.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { runSignOutCleanup } from '#session/auth/sign-out-cleanup.ts'
import { MemberProvider } from '#session/member/member-context.tsx'
import { memberStorage } from '#session/storage/member-storage.ts'
import { createFormStore } from '#ui/forms/form/form-store.ts'
import type { FormOptions } from '#ui/forms/form/form-options.ts'
import { isUnsavedIn, valuesOf } from '#ui/forms/form/form-state.ts'
import { memberFormHost as host } from '../../layout/member-form-host.ts'
import { formRegistry, rosa, type RegisteredForm } from './form-registry.tsx'

vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined))
// Texts are shown by their keys.
vi.stubGlobal('reportError', () => undefined)
// The styles of a screen have no names without the bundler.
await vi.hoisted(async () =>
  (await import('@vanilla-extract/css/fileScope')).setFileScope('forms.test.ts', 'portal'),
)
vi.mock('#platform/time/use-now.ts', () => ({ useNow: () => Date.parse('2026-11-20T15:00:00Z') }))
// The frames of a form belong to the scenarios; the forms hand them their options.
vi.mock('#ui/forms/form/form.tsx', () => ({ Form: () => null }))
vi.mock('#ui/forms/form/form-dialog.tsx', () => ({ FormDialog: () => null }))
type Options = FormOptions<Record<string, unknown>, string, unknown, unknown>
const seen = vi.hoisted((): { options: unknown } => ({ options: null }))
vi.mock('#ui/forms/form/form-store.ts', async (original) => {
  const real = await original<{ readonly createFormStore: typeof createFormStore }>()
  const spy = ((of: never, options: never) => {
    seen.options = options
    return real.createFormStore(of, options)
  }) as typeof real.createFormStore
  return { ...real, createFormStore: spy }
})

const call = { status: 'ready', value: null }
const load = new Proxy({} as never, {
  get: (_, name) => (name === 'personal' ? { status: 'ready', value: rosa } : call),
})
const fetch = () => new Promise<never>(() => {})
sayIn('en-US', ['forms'])

const rendered = new Map<RegisteredForm, Options>()

/** The options that a real form gives to `useForm`. */
function optionsOf(entry: RegisteredForm): Options {
  const options = rendered.get(entry) ?? renderedOptions(entry)
  rendered.set(entry, options)
  return options
}
function renderedOptions({ form }: Pick<RegisteredForm, 'form'>): Options {
  const baseUrl = 'https://portal.example'
  renderToString(
    <MessagesProvider>
      <MemoryRouter>
        <QueryClientProvider client={createQueryClient()}>
          <PortalClientProvider client={createPortalClient({ baseUrl, fetch })}>
            <RpcClientProvider client={createRpcClient({ baseUrl, fetch })}>
              <MemberProvider load={load}>{form}</MemberProvider>
            </RpcClientProvider>
          </PortalClientProvider>
        </QueryClientProvider>
      </MemoryRouter>
    </MessagesProvider>,
  )
  return seen.options as Options
}

/** A form on its page. The test answers its saves. */
function open(entry: RegisteredForm) {
  const asked: { values: Record<string, unknown>; key: string }[] = []
  let end: { take: (answer: object) => void; fail: (why: Error) => void } | null = null
  const options: Options = {
    ...optionsOf(entry),
    problems: () => ({}),
    prepare: ({ values, key }) => ({ values, key }),
    save: (request) => {
      asked.push(request as (typeof asked)[number])
      return new Promise((take, fail) => (end = { take, fail }))
    },
    onSaved: () => undefined,
    onDone: () => undefined,
    onNext: () => undefined,
    onLost: () => undefined,
    next: undefined as never,
    offline: optionsOf(entry).offline && { open: () => undefined, told: () => ['', ''] },
  }
  const running = host.running.get(options.name) as ReturnType<typeof createFormStore> | undefined
  const store = (running ?? createFormStore(host, options as never)) as ReturnType<
    typeof createFormStore<Record<string, unknown>, string, unknown, unknown>
  >
  const state = store.state.get
  const settled = () => new Promise((done) => void setImmediate(done))
  return {
    ...store,
    leave: store.mount(),
    asked,
    state,
    options,
    values: () => valuesOf(options, state()),
    asks: () => isUnsavedIn(options, state()),
    save: async () => {
      void store.submit()
      await settled()
    },
    answer: async (how: Error | 'saved') => {
      if (how === 'saved') end?.take({ id: '7' })
      else end?.fail(how)
      await settled()
    },
  }
}

type Way = (entry: RegisteredForm) => Promise<void> | void

/** A page that opens again shows what was typed, and no alert of before. */
function isKept(entry: RegisteredForm, typed: object) {
  const again = open(entry)
  expect(again.values()).toMatchObject(typed)
  expect(again.asks()).toBe(true)
  expect(again.state()).toMatchObject({ failure: null, watched: [], conflicts: [] })
  again.leave()
}
function typedIn(entry: RegisteredForm) {
  const form = open(entry)
  form.change(entry.first as Record<string, unknown>)
  return form
}
async function failedIn(entry: RegisteredForm, why: Error) {
  const form = typedIn(entry)
  await form.save()
  await form.answer(why)
  return form
}

const ways: Readonly<Record<string, Way>> = {
  'a link, the sidebar or sign-out asks': (entry) => expect(typedIn(entry).asks()).toBe(true),
  'a reload asks': (entry) => {
    typedIn(entry).leave()
    expect(memberStorage.holdsForm()).toBe(true)
  },
  'Back keeps it': (entry) => {
    typedIn(entry).leave()
    isKept(entry, entry.first)
  },
  'Back keeps it after an offline save': async (entry) => {
    const form = await failedIn(entry, new Offline())
    form.leave()
    if (!form.options.offline) return isKept(entry, entry.first)
    const again = open(entry)
    expect([again.state().isWaiting, again.values()]).toMatchObject([true, entry.first])
  },
  'Back keeps it after a save that the server failed': async (entry) => {
    const form = await failedIn(entry, new Unavailable({}))
    form.leave()
    isKept(entry, entry.first)
  },
  'Back keeps it while a save runs that then fails': async (entry) => {
    const form = typedIn(entry)
    await form.save()
    form.leave()
    await form.answer(new Unavailable({}))
    isKept(entry, entry.first)
  },
  'an idle sign-out keeps it for the same member': (entry) => {
    typedIn(entry).leave()
    runSignOutCleanup('idle')
    expect(host.drafts.read(optionsOf(entry).name)).toBeUndefined()
    memberStorage.know('rosa')
    isKept(entry, entry.first)
  },
  'an idle sign-out keeps the id of the write': async (entry) => {
    const form = await failedIn(entry, new Unavailable({}))
    form.leave()
    runSignOutCleanup('idle')
    memberStorage.know('rosa')
    const again = open(entry)
    await again.save()
    expect(again.asked[0]?.key).toBe(form.asked[0]?.key)
    await again.answer('saved')
  },
  'a sign-out drops it, and another member sees nothing': (entry) => {
    typedIn(entry).leave()
    runSignOutCleanup('manual')
    memberStorage.know('walter')
    expect(open(entry).asks()).toBe(false)
  },
  'a save that ends after a sign-out writes nothing back': async (entry) => {
    const form = typedIn(entry)
    await form.save()
    runSignOutCleanup('manual')
    memberStorage.know('walter')
    await form.answer(new Offline())
    expect([memberStorage.holdsForm(), open(entry).asks()]).toEqual([false, false])
  },
  'what is typed during a save stays over what was sent': async (entry) => {
    const form = typedIn(entry)
    await form.save()
    form.change(entry.second as Record<string, unknown>)
    await form.answer('saved')
    expect(form.values()).toMatchObject(entry.second)
    const sent: Readonly<Record<string, unknown>> = form.asked[0]?.values ?? {}
    expect(form.state().basis).toMatchObject(
      Object.fromEntries(Object.keys(entry.second).map((name) => [name, sent[name]])),
    )
    form.leave()
  },
  'two presses save once': async (entry) => {
    const form = typedIn(entry)
    await form.save()
    await form.save()
    expect(form.asked).toHaveLength(1)
    await form.answer('saved')
    expect([form.asks(), memberStorage.holdsForm()]).toEqual([false, false])
  },
  'two failures are two': async (entry) => {
    const form = await failedIn(entry, new Unavailable({}))
    const { failure } = form.state()
    await form.save()
    expect(form.state().failure).toBeNull()
    await form.answer(new Unavailable({}))
    expect(form.state().failure).not.toBeNull()
    expect(form.state().failure).not.toBe(failure)
    expect(form.values()).toMatchObject(entry.first)
  },
  'typing clears the failure': async (entry) => {
    const form = await failedIn(entry, new Unavailable({}))
    form.change(entry.second as Record<string, unknown>)
    expect(form.state().failure).toBeNull()
  },
}

/** What holds for a password, which is never a draft. */
const waysOfSecrets: readonly string[] = [
  'a link, the sidebar or sign-out asks',
  'a sign-out drops it, and another member sees nothing',
  'a save that ends after a sign-out writes nothing back',
  'what is typed during a save stays over what was sent',
  'two presses save once',
  'two failures are two',
  'typing clears the failure',
]

const forms = Object.values(formRegistry).flatMap((ofFile) => Object.entries(ofFile))
const cells = forms.flatMap(([name, entry]) =>
  Object.entries(ways)
    .filter(([way]) => entry.isSecret !== true || waysOfSecrets.includes(way))
    .map(([way, run]) => [name, way, entry, run] as const),
)
let kept = 0
it.each(cells)('%s: %s', async (_name, _way, entry, run) => {
  runSignOutCleanup('manual')
  memberStorage.know('rosa')
  await run(entry)
  kept += 1
})
afterAll(() =>
  process.stdout.write(
    `forms x ways: ${forms.length} forms, ${cells.length} cells, lost ${cells.length - kept}\n`,
  ),
)

/** The name of the draft of each form, and of the same form of another thing. */
const drafts = forms.flatMap(([name, entry]) =>
  (entry.other === null ? [entry.form] : [entry.form, entry.other]).map(
    (form, index) => [name, index === 0 ? '' : 'of another', form] as const,
  ),
)
it.each(drafts)('%s %s has a draft of its own', (name, of, form) => {
  const draft = renderedOptions({ form }).name
  const same = drafts.filter((one) => renderedOptions({ form: one[2] }).name === draft)
  expect(same.map(([other, another]) => [other, another])).toEqual([[name, of]])
})

it('continues in the form of what was saved, under its name', () => {
  for (const [name, entry] of forms) {
    const { next } = renderedOptions(entry)
    const stored = forms.find(([other]) => `new ${other}` === name)?.[1]
    if (next === undefined || stored === undefined) continue
    const names = ['g-1', 'ct-1', 'r-1', 'm-1'].map((id) => next({ id } as never))
    expect(names, name).toContain(renderedOptions(stored).name)
    expect(new Set(names).size, name).toBe(names.length)
  }
})

it('has no dialog in a row of a table, which may go while something is typed', () => {
  const rows = globSync('src/**/*.tsx').filter((file) =>
    /TableColumn<[^]*\bcell: /.test(readFileSync(file, 'utf8')),
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows.filter((file) => /<\w*Dialog\b/.test(readFileSync(file, 'utf8')))).toEqual([])
})

it('knows every form', () => {
  const calling = globSync('src/**/*.tsx').filter((file) =>
    /\buseForm[(<]/.test(readFileSync(file, 'utf8')),
  )
  expect(calling.toSorted()).toEqual(Object.keys(formRegistry).toSorted())
})
