import { databaseFaults } from './database-faults.ts'
import { edgeFaults } from './edge-faults.ts'
import type { Fault } from './fault.ts'
import { providerFaults } from './provider-faults.ts'

export const faults: readonly Fault[] = [...edgeFaults, ...providerFaults, ...databaseFaults]
