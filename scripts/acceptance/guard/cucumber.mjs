import { cucumberConfiguration } from '../cucumber-configuration.ts'

/** The guard's own scenarios, one after another. */
export default {
  ...cucumberConfiguration('scripts/acceptance/guard/guard.steps.ts'),
  paths: ['scripts/acceptance/guard/guard.feature'],
  parallel: 0,
}
