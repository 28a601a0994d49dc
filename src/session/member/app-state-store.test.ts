import { expect, it } from 'vitest'
import { defaultAppState } from './model/app-state.ts'
import { appStateStore, setAppState } from './app-state-store.ts'
import { runSignOutCleanup } from '../auth/sign-out-cleanup.ts'

it('GAP-079: sets plain flags, and resets those of the member at sign-out', () => {
  expect(appStateStore.get()).toEqual(defaultAppState)
  setAppState({
    isOneApp: true,
    breakpoint: 'mobile',
    weightScaleConfirmation: true,
    oneAppActiveNav: 'weight',
    ccmPlatformCodes: ['DM'],
  })
  setAppState({ hasConnectedToCoach: true })
  expect(appStateStore.get()).toEqual({
    ...defaultAppState,
    isOneApp: true,
    breakpoint: 'mobile',
    weightScaleConfirmation: true,
    oneAppActiveNav: 'weight',
    ccmPlatformCodes: ['DM'],
    hasConnectedToCoach: true,
  })
  runSignOutCleanup('ended')
  expect(appStateStore.get()).toEqual({ ...defaultAppState, isOneApp: true, breakpoint: 'mobile' })
})
