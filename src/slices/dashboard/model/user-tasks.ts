import type { UserTask, UserTaskKind } from '#generated/schemas/rpc/user-tasks.reader.ts'

export type { UserTask, UserTaskKind }
