import { expect, it, vi } from 'vitest'
import { signedOut } from './model/session-state.ts'
import { ended, grant, minute, setUp, withFakeTime } from './testing/session-controller-fixture.ts'

withFakeTime()

it('START-017: clears the stored member data when a session begins and ends', async () => {
  const { runner, forgetMember } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  expect(forgetMember).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(forgetMember).toHaveBeenCalledTimes(1)
  runner.dispatch({ type: 'refused' })
  expect(forgetMember).toHaveBeenCalledTimes(2)
})

it('IMP-009: reports the staff user with each grant, and null at the end', async () => {
  const { runner, impersonated } = setUp()
  await runner.enter({ ...grant('of-staff'), impersonatorId: 's-7' })
  runner.granted({ ...grant('renewed'), impersonatorId: 's-7' })
  runner.dispatch({ type: 'refused' })
  await runner.enter(grant('of-a-member'))
  expect(impersonated.mock.calls).toEqual([['s-7'], ['s-7'], [null], [null]])
})

it('reports the last activity of each grant that has one', async () => {
  const { runner, lastActive } = setUp()
  await runner.enter({ ...grant('first'), lastActivity: '2026-11-19T14:05:00Z' })
  await runner.enter(grant('of-a-partner'))
  expect(lastActive.mock.calls).toEqual([['2026-11-19T14:05:00Z'], [null]])
})

it('AUTH-010: checks the migration before the session begins, and keeps the result', async () => {
  const { runner, store, askMigration } = setUp(signedOut, true)
  await runner.enter(grant('of-olga'))
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: true })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: true })
  expect(askMigration).toHaveBeenCalledTimes(1)
  runner.dispatch({ type: 'refused' })
  askMigration.mockResolvedValueOnce(false)
  await runner.enter(grant('of-another'))
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: false })
})

it('AUTH-006: runs the cleanup when the session ends or changes to another member', async () => {
  const { runner, farewell, become } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  expect(farewell).not.toHaveBeenCalled()
  runner.dispatch({ type: 'signOutAsked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(farewell).toHaveBeenCalledTimes(1)
  await runner.signIn({ username: 'a', password: 'right' })
  become('another')
  runner.heard({ type: 'signedIn' })
  expect(farewell).toHaveBeenCalledTimes(2)
})

it('identifies the member before showing anything when drafts are stored', async () => {
  const { runner, store, unsure, recognize, farewell } = setUp()
  await runner.signIn({ username: 'a', password: 'right' })
  expect(recognize).not.toHaveBeenCalled()
  runner.dispatch({ type: 'refused' })
  expect(farewell.mock.calls).toEqual([['ended']])
  unsure.is = true
  recognize.mockImplementationOnce(async () => void expect(store.get()).toEqual(ended))
  await runner.signIn({ username: 'a', password: 'right' })
  expect(recognize).toHaveBeenCalledTimes(1)
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
})
