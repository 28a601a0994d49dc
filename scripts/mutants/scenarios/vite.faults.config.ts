import { defineConfig, mergeConfig } from 'vite'
import portal from '../../../vite.config.ts'
import { faultModules } from './fault-modules.ts'
import { readScenarioFaults } from './scenario-fault.ts'

const root = process.cwd()
const { faults } = readScenarioFaults(process.env['SCENARIO_FAULT_LISTS'] ?? '')
const inModules = faults.filter(({ file }) => /\.tsx?$/.test(file))

// Vite looks for the default export.
export default defineConfig((env) =>
  mergeConfig({ plugins: [faultModules(root, inModules)] }, portal(env)),
)
