import { createStore } from '#kit/store.ts'
import { onFarewell } from './farewell.ts'

/** When the member was last active before this session (`lastActivityTimestamp`, in UTC), as her token came with it; null while nobody has said it. */
export const lastActivityStore = createStore<string | null>(null)

onFarewell(() => lastActivityStore.set(null))
