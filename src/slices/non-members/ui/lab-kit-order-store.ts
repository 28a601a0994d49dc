import type { LabKitOrder } from '#session/member/model/lab-kit-order.ts'
import { createStore } from '#platform/store/store.ts'

/** The order placed on the previous page; in memory only. */
export const orderedKit = createStore<LabKitOrder | null>(null)
