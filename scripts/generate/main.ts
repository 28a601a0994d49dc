import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { bundle } from './bundle.ts'
import { operationTableText } from './operation-table.ts'
import { loadProto, rpcsOf } from './rpc.ts'
import { typesText } from './types.ts'

const contract = bundle('contracts/openapi/portal.yaml')
const rpcs = rpcsOf(loadProto('contracts'))
const files: Record<string, string> = {
  'openapi/portal.yaml': stringify(contract, { aliasDuplicateObjects: false, lineWidth: 0 }),
  'openapi/portal.json': `${JSON.stringify(contract, null, 1)}\n`,
  'openapi/types.d.ts': await typesText(contract),
  'openapi/operations.ts': operationTableText(contract, rpcs),
}
for (const [name, text] of Object.entries(files)) {
  const file = join('generated', name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
