import { fillIn } from '#platform/browser/polyfills.ts'

fillIn(globalThis as unknown as Parameters<typeof fillIn>[0])
