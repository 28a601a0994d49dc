import { expect, it, vi } from 'vitest'
import { signedOut } from './model/session-state.ts'
import { ended, grant, minute, setUp, withFakeTime } from './testing/session-controller-fixture.ts'

withFakeTime()

it('START-017: clears the stored member data when a session begins and ends', async () => {
  const { controller, forgetMember } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  expect(forgetMember).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(forgetMember).toHaveBeenCalledTimes(1)
  controller.dispatch({ type: 'refused' })
  expect(forgetMember).toHaveBeenCalledTimes(2)
})

it('IMP-009: reports the staff user with each grant, and null at the end', async () => {
  const { controller, impersonated } = setUp()
  await controller.enter({ ...grant('of-staff'), impersonatorId: 's-7' })
  controller.granted({ ...grant('renewed'), impersonatorId: 's-7' })
  controller.dispatch({ type: 'refused' })
  await controller.enter(grant('of-a-member'))
  expect(impersonated.mock.calls).toEqual([['s-7'], ['s-7'], [null], [null]])
})

it('reports the last activity of each grant that has one', async () => {
  const { controller, lastActive } = setUp()
  await controller.enter({ ...grant('first'), lastActivity: '2026-11-19T14:05:00Z' })
  await controller.enter(grant('of-a-partner'))
  expect(lastActive.mock.calls).toEqual([['2026-11-19T14:05:00Z'], [null]])
})

it('AUTH-010: checks the migration before the session begins, and keeps the result', async () => {
  const { controller, store, checkMigration } = setUp(signedOut, true)
  await controller.enter(grant('of-olga'))
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: true })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: true })
  expect(checkMigration).toHaveBeenCalledTimes(1)
  controller.dispatch({ type: 'refused' })
  checkMigration.mockResolvedValueOnce(false)
  await controller.enter(grant('of-another'))
  expect(store.get()).toMatchObject({ tag: 'signedIn', isMigrating: false })
})

it('AUTH-006: runs the cleanup when the session ends or changes to another member', async () => {
  const { controller, cleanUp, become } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  expect(cleanUp).not.toHaveBeenCalled()
  controller.dispatch({ type: 'signOutAsked' })
  await vi.advanceTimersByTimeAsync(0)
  expect(cleanUp).toHaveBeenCalledTimes(1)
  await controller.signIn({ username: 'a', password: 'right' })
  become('another')
  controller.receive({ type: 'signedIn' })
  expect(cleanUp).toHaveBeenCalledTimes(2)
})

it('identifies the member before showing anything when drafts are stored', async () => {
  const { controller, store, unsure, identifyMember, cleanUp } = setUp()
  await controller.signIn({ username: 'a', password: 'right' })
  expect(identifyMember).not.toHaveBeenCalled()
  controller.dispatch({ type: 'refused' })
  expect(cleanUp.mock.calls).toEqual([['ended']])
  unsure.is = true
  identifyMember.mockImplementationOnce(async () => void expect(store.get()).toEqual(ended))
  await controller.signIn({ username: 'a', password: 'right' })
  expect(identifyMember).toHaveBeenCalledTimes(1)
  expect(store.get()).toMatchObject({ tag: 'signedIn' })
})
