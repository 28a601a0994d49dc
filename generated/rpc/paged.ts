// Written by `npm run generate` from contracts/. Do not edit.
export * from './paged/chat.ts'
export * from './paged/coaching.ts'
export * from './paged/food-log.ts'
