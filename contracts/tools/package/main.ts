import { buildPackage } from './build-package.ts'

console.error(`Built: ${buildPackage()}. npm pack ./contracts packs it.`)
