// Written by `npm run generate` from contracts/. Do not edit.
/**
 * `ifMatch` is the read whose `ETag` the write takes as `If-Match`; `idempotencyKey` says
 * that it takes an `Idempotency-Key`.
 */
export type SafeWrite = { readonly ifMatch?: string; readonly idempotencyKey?: true }

/** The operations, REST and RPC, that take one of the two headers. */
export const safeWrites: Readonly<Record<string, SafeWrite>> = {
  savePreference: { ifMatch: 'getLocale' },
  savePersonalInfo: { ifMatch: 'getPersonalInfo' },
  saveHealthInfo: { ifMatch: 'getHealthInfo' },
  addContact: { idempotencyKey: true },
  updateContact: { ifMatch: 'listContacts' },
  saveAppPreferences: { ifMatch: 'listAppPreferences' },
  placeSupplyOrder: { idempotencyKey: true },
  saveStripsRemaining: { ifMatch: 'getStripSupply' },
  orderLabKit: { idempotencyKey: true },
  updateLaunchpad: { ifMatch: 'getLaunchpad' },
  createBloodPressureReading: { idempotencyKey: true },
  createBloodSugarReading: { idempotencyKey: true },
  updateBloodSugarAlerts: { ifMatch: 'getBloodSugarAlerts' },
  setWeightTarget: { ifMatch: 'getWeightTarget' },
  addWeight: { idempotencyKey: true },
  setHeight: { ifMatch: 'getBiometrics' },
  sendMessage: { idempotencyKey: true },
  bookCoachingSession: { idempotencyKey: true },
  moveCoachingSession: { idempotencyKey: true },
  updateCommunicationPreferences: { ifMatch: 'getCommunicationPreferences' },
  addFoodEntry: { idempotencyKey: true },
  setGoal: { ifMatch: 'listGoals' },
  addPaymentMethod: { idempotencyKey: true },
  setReminder: { ifMatch: 'listReminders', idempotencyKey: true },
}
