import type { LabKitOrder } from '#session/member/model/lab-kit-order.ts'
import { emptyLabKitInput, type LabKitInput } from '../model/lab-kit-form.ts'
import { createStore } from '#platform/store/store.ts'

/** The order placed on the previous page; in memory only. */
export const orderedKit = createStore<LabKitOrder | null>(null)

/** The values of the order form across navigation; in memory only. */
export const typedOrder = createStore<LabKitInput>(emptyLabKitInput)
