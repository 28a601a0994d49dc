import { brandName } from '#platform/model/support-contact.ts'
import { createStore } from '#platform/store/store.ts'

/**
 * The brand in page titles: ours, or the parent app's. A separate module, because pages for
 * visitors do not load the app state.
 */
export const brandStore = createStore(brandName)
