import type { LabKitOrder } from '#domain/lab-kit.ts'
import { createStore } from '#kit/store.ts'
import { onFarewell } from '#session/farewell.ts'

/** What the member ordered on this visit. In memory only, and gone with her session. */
export const orderedKit = createStore<LabKitOrder | null>(null)
onFarewell(() => orderedKit.set(null))
