import type { TaskKind } from './content/user-tasks.ts'
import type { ProgramFacts } from '../database/facts/facts.ts'
import type { FlowFact, FlowFacts, TaskFact } from '../database/facts/flow-facts.ts'

/** Returns an open task assigned at 08:00 on `day`. */
export function openTask(kind: TaskKind, day: string, dueDate: string | null = null): TaskFact {
  return {
    id: `t-${kind.toLowerCase().replaceAll('_', '-')}`,
    kind,
    status: 'OPEN',
    dueDate,
    createdAt: `${day}T08:00:00`,
  }
}

/** Returns a completed flow. */
export function completedFlow(startedAt: string, completedAt: string): FlowFact {
  return {
    progress: 'COMPLETED',
    startedAt,
    completedAt,
    snoozeEndDate: null,
  }
}

/**
 * Default facts: no tasks and no flows. Members with heart failure have the common limits
 * (docs/clinical.md#weight-gain).
 */
export function defaultFlowFacts({ programs }: ProgramFacts): FlowFacts {
  return {
    migration: { benefitsOffered: 'CCM', eligible: false },
    userTasks: [],
    courses: {},
    favoriteFoods: [],
    foodFocuses: [],
    alertFlows: [],
    weightGainLimits: programs.some(
      ({ program, status }) => program === 'heartFailure' && status === 'ACTIVE',
    )
      ? [
          { pounds: 3, days: 1 },
          { pounds: 5, days: 7 },
        ]
      : [],
    flows: {},
  }
}
