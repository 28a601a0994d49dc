import { readFact, updateFact } from '../../database/facts/facts.ts'
import type { TaskFact } from '../../database/facts/flow-facts.ts'
import type { Store } from '../../database/store.ts'
import type { TaskKind } from '../../seed/content/user-tasks.ts'

type Call = { readonly store: Store; readonly caller: { readonly id: string } }

/** Completes the open tasks of a kind after the member did what they ask for. */
export async function finishTasks({ store, caller }: Call, kind: TaskKind): Promise<void> {
  const isOpen = (task: TaskFact): boolean => task.kind === kind && task.status === 'OPEN'
  if (!(await readFact(store, caller.id, 'userTasks')).some(isOpen)) return
  await updateFact(store, caller.id, 'userTasks', (before) =>
    before.map((task) => (isOpen(task) ? { ...task, status: 'DONE' } : task)),
  )
}
