import { readFileSync } from 'node:fs'
import type { DrawnDeployment } from '#platform/model/deployment.ts'

// The program that the edge runs once when it starts (src/edge/http/drawn-pages.ts): the deployment
// comes in as JSON, the pages go out as JSON. Modules read the deployment when they are loaded, so
// it is there before the first one.
const given = { portalDeployment: JSON.parse(readFileSync(0, 'utf8')) } as Required<DrawnDeployment>
Object.assign(globalThis, given)
const { drawVisitorPages } = await import('./draw-visitor-pages.tsx')
process.stdout.write(JSON.stringify(await drawVisitorPages(`${import.meta.dirname}/..`)))
