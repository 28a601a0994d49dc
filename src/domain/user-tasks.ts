import type { UserTask, UserTaskKind } from '#generated/schemas/rpc/user-tasks.reader.ts'
import { matching } from './formats.ts'

export type { UserTask, UserTaskKind }

/** Small letters, digits and hyphens: the ids of guided flows, foods and tasks. */
export const SlugId = matching(/^[a-z0-9][a-z0-9-]{0,63}$/)
