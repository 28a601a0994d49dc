// Written by `npm run generate` from contracts/. Do not edit.
export * from './paged/access-log.ts'
export * from './paged/labs.ts'
export * from './paged/supplies.ts'
