import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMemberStorage } from './member-storage.ts'

const forms = ['account', 'address'] as const

/** The events of a tab in any order; impossible steps are skipped. */
const step = fc.oneof(
  fc.record({
    type: fc.constant('signIn' as const),
    member: fc.constantFrom('rosa', 'walter'),
    recognized: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('type' as const),
    form: fc.constantFrom(...forms),
    text: fc.string({ maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('load' as const) }),
  fc.record({ type: fc.constant('save' as const), form: fc.constantFrom(...forms) }),
  fc.record({
    type: fc.constant('end' as const),
    why: fc.constantFrom('idle' as const, 'ended' as const, 'manual' as const),
  }),
)

it('never shows drafts to another member, and returns all to the same member', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const storage = createMemberStorage()
      let here: string | null = null
      let isKnown = false
      let owed = new Map<string, string>()
      let owedTo: string | null = null
      for (const event of steps) {
        if (event.type === 'signIn' && here === null) {
          here = event.member
          isKnown = false
          if (storage.isUnsure()) {
            storage.know(event.recognized ? here : null)
            isKnown = event.recognized
          }
          if (owedTo !== here || !isKnown) owed = new Map()
        } else if (event.type === 'type' && here !== null) {
          storage.write(event.form, `${here} ${event.text}`)
          owed.set(event.form, `${here} ${event.text}`)
        } else if (event.type === 'save' && here !== null) {
          storage.drop(event.form)
          owed.delete(event.form)
        } else if (event.type === 'load' && here !== null) {
          storage.know(here)
          isKnown = true
        } else if (event.type === 'end' && here !== null) {
          storage.end(event.why)
          owedTo = isKnown && event.why !== 'manual' ? here : null
          if (owedTo === null) owed = new Map()
          here = null
        }
        for (const form of forms)
          expect(storage.read(form)).toBe(
            here === null ? (owedTo === null ? owed.get(form) : undefined) : owed.get(form),
          )
      }
    }),
    { numRuns: 500 },
  )
})

it('returns nothing until the member is identified', () => {
  const storage = createMemberStorage()
  storage.know('rosa')
  storage.write('account', 'half an address')
  storage.end('idle')
  expect([storage.isUnsure(), storage.read('account')]).toEqual([true, undefined])
  storage.know('rosa')
  expect([storage.isUnsure(), storage.read('account')]).toEqual([false, 'half an address'])
})

it.each(['manual', 'changed'] as const)('drops all drafts when the session ends as %s', (why) => {
  const storage = createMemberStorage()
  storage.know('rosa')
  storage.write('account', 'half an address')
  storage.end(why)
  expect([storage.isUnsure(), storage.owner(), storage.read('account')]).toEqual([
    false,
    null,
    undefined,
  ])
})

it('drops drafts of an unidentified member', () => {
  const storage = createMemberStorage()
  storage.write('account', 'typed before the first answer')
  storage.end('ended')
  expect([storage.isUnsure(), storage.read('account')]).toEqual([false, undefined])
})

it('input before the identification replaces older drafts', () => {
  const storage = createMemberStorage()
  storage.know('rosa')
  storage.write('account', 'rosa’s')
  storage.end('ended')
  storage.write('address', 'somebody’s')
  storage.know('walter')
  expect([storage.read('account'), storage.read('address')]).toEqual([undefined, 'somebody’s'])
})

it('a reloaded sign-in page with a return location needs identification', () => {
  const storage = createMemberStorage('rosa')
  expect([storage.isUnsure(), storage.owner()]).toEqual([true, 'rosa'])
  storage.know('rosa')
  expect([storage.isUnsure(), storage.owner()]).toEqual([false, 'rosa'])
})

it('holdsForm ignores chat drafts, which are in session storage', () => {
  const storage = createMemberStorage()
  const said = [storage.holdsForm()]
  storage.write('chat-draft-ch-1', { text: 'Hello', id: null })
  storage.write('chat-unsent', {})
  said.push(storage.holdsForm())
  storage.write('account', { street: 'Elm' })
  said.push(storage.holdsForm())
  storage.drop('account')
  said.push(storage.holdsForm())
  expect(said).toEqual([false, false, true, false])
})
