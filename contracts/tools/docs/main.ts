import { buildDocs } from './build-docs.ts'

console.log(`Built: ${buildDocs()}. The mock server serves it at /docs/.`)
