import { useStore } from '#platform/store/use-store.ts'
import { impersonationStore } from './impersonation-store.ts'

/** Whether this is a staff session, which is view-only. */
export function useViewOnly(): boolean {
  return useStore(impersonationStore, (info) => info !== null)
}
