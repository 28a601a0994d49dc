import type { DescService } from '@bufbuild/protobuf'
import type { RpcMethod } from './rpc-methods.ts'
import { banner } from '../identifiers.ts'

const importsOf = (services: readonly DescService[], folder: string): string =>
  services
    .map(({ name, file }) => `import { ${name} } from '${folder}/${file.name}_pb.js'\n`)
    .join('')

const servicesOf = (rpcs: readonly RpcMethod[]): DescService[] => {
  const services = [...new Set(rpcs.map(({ method }) => method.parent))]
  const twice = services.find(
    ({ name }, index) => services.findIndex((each) => each.name === name) !== index,
  )
  if (twice !== undefined)
    throw new Error(
      `Two packages have a service named ${twice.name}. Service names must be unique.`,
    )
  return services.sort((a, b) => a.name.localeCompare(b.name))
}

/**
 * `generated/proto/services.ts`: every service with its validation rules, for servers, which need a
 * handler for each.
 */
export function servicesText(rpcs: readonly RpcMethod[]): string {
  const services = servicesOf(rpcs)
  return `${banner}
import { createRegistry, type Registry } from '@bufbuild/protobuf'
import { file_portal_options_v1_rules } from './portal/options/v1/rules_pb.js'
${importsOf(services, '.')}
/**
 * The contract's predefined rules of protovalidate. A validator of its messages needs them:
 * \`createValidator({ registry: predefinedRules })\`.
 */
export const predefinedRules: Registry = createRegistry(file_portal_options_v1_rules)

/** Every service of the contract, by its name. */
export const services = {
${services.map(({ name }) => `  ${name},`).join('\n')}
} as const

export type ServiceName = keyof typeof services
`
}

/**
 * `generated/rpc/streams.ts`: method, service and base path of each streaming RPC, for a Connect
 * transport. It imports the message runtime, so only streaming screens import it.
 */
export function streamsText(streams: readonly RpcMethod[], door: string): string {
  const services = servicesOf(streams)
  return `${banner}
${importsOf(services, '.')}${streams
    .map(
      ({ operationId, procedure, slug, method }) => `
/** Stream \`${procedure}\`. Its transport's \`baseUrl\` ends with \`basePath\`. */
export const ${operationId}Stream = {
  operationId: '${operationId}',
  basePath: '${door}/user/liv/me/${slug}',
  service: ${method.parent.name},
  method: ${method.parent.name}.method.${method.localName},
} as const
`,
    )
    .join('')}${streams.length === 0 ? '\nexport {}\n' : ''}`
}
