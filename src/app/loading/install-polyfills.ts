import { definePolyfills } from '#platform/browser/polyfills.ts'

definePolyfills(globalThis as unknown as Parameters<typeof definePolyfills>[0])
