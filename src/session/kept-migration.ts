const key = 'portal.migrating'
let kept = false

/** Whether the member of this session may move to the one account: in this tab, over a reload. Storage that is blocked keeps it until then. */
export const keptMigration = {
  read: (): boolean => {
    try {
      return kept || sessionStorage.getItem(key) === '1'
    } catch {
      return kept
    }
  },
  write: (isMigrating: boolean): void => {
    kept = isMigrating
    try {
      if (isMigrating) sessionStorage.setItem(key, '1')
      else sessionStorage.removeItem(key)
    } catch {
      // storage is full or blocked
    }
  },
}
