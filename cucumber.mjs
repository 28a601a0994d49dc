import { cucumberConfiguration } from './scripts/acceptance/cucumber-configuration.ts'

// Profiles of `npx cucumber-js` and `npm run acceptance` (docs/testing.md#cucumber).
const suite = cucumberConfiguration('steps/*/*.steps.ts')

export default suite
export const headed = { ...suite, worldParameters: { headed: true, slowMo: 250 }, parallel: 0 }
export const firefox = { ...suite, worldParameters: { browser: 'firefox' } }
export const webkit = { ...suite, worldParameters: { browser: 'webkit' } }
/** Reads all steps and features for `npm run steps`, and runs nothing. */
export const catalogue = { import: suite.import, dryRun: true, format: ['message'] }
