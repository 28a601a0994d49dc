import { builtPortal } from './built-portal.ts'

try {
  console.log(`Built: ${await builtPortal()}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
