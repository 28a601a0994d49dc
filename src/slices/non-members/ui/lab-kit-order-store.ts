import type { LabKitOrder } from '#session/member/model/lab-kit-order.ts'
import { emptyLabKitInput, type LabKitInput } from '../model/lab-kit-form.ts'
import { createStore } from '#platform/store/store.ts'

/** What was ordered on the page before. In this page's memory only. */
export const orderedKit = createStore<LabKitOrder | null>(null)

/** What stands in the form, for whoever leaves it and comes back. In this page's memory only. */
export const typedOrder = createStore<LabKitInput>(emptyLabKitInput)
