import { brandName } from '#platform/model/support-contact.ts'
import { createStore } from '#platform/store/store.ts'

/**
 * The brand in the titles: ours, or the parent app's. Apart from the state of the app, which a
 * visitor's page does not load.
 */
export const brandStore = createStore(brandName)
