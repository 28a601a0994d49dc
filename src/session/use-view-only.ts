import { useStore } from '#kit/use-store.ts'
import { impersonationStore } from './impersonation.ts'

/** Whether somebody of the staff looks at this account, who may change nothing. */
export const useViewOnly = (): boolean => useStore(impersonationStore, info => info !== null)
