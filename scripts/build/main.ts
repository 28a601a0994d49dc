import { parseArgs } from 'node:util'
import { builtPortal } from './built-portal.ts'

const help = `npm run build [-- --servers --conform]

Builds the portal's pages into dist/portal when a source has changed.

--servers  also bundle the edge, the Teams bot and the mock server into dist/servers, without packages
--conform  also build the npm package conform-contract into dist/conform-contract, for Node 20
--help     show this help`

const { values } = parseArgs({
  options: {
    servers: { type: 'boolean' },
    conform: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
try {
  if (values.help === true) console.log(help)
  else {
    console.log(`Built: ${await builtPortal()}`)
    if (values.servers === true) {
      const { builtServers } = await import('./built-servers.ts')
      console.log(`Bundled: ${await builtServers()}`)
    }
    if (values.conform === true) {
      const { buildConformPackage } = await import('./conform-package.ts')
      console.log(`Packaged: ${await buildConformPackage()}`)
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
