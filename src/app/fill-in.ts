import { fillIn } from '#kit/fill-in.ts'

fillIn(globalThis as unknown as Parameters<typeof fillIn>[0])
