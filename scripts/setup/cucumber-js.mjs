#!/usr/bin/env node
// `npx cucumber-js` leads here (scripts/setup/packages.mjs), so that the suite has the pinned Node and
// a Chromium from any shell.
process.argv.splice(2, 0, 'cucumber-js')
await import('../setup.mjs')
