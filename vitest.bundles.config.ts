import { defineConfig } from 'vitest/config'
import { bundleTests, serversFromBundles } from './scripts/test/bundles.ts'
import { waits } from './vitest.config.ts'

// The HTTP tests against dist/servers, which `npm test` builds before (scripts/test/test-parts.ts).
export default defineConfig({
  plugins: [serversFromBundles],
  test: {
    ...waits,
    include: [...bundleTests()],
    isolate: false,
    // A bundle is loaded by Node, as it is.
    server: { deps: { external: [/\/dist\/servers\//] } },
  },
})
