import { useStore } from '#platform/store/use-store.ts'
import { impersonationStore } from './impersonation-store.ts'

/** Whether a member of the staff has this account open; they may change nothing. */
export function useViewOnly(): boolean {
  return useStore(impersonationStore, (info) => info !== null)
}
