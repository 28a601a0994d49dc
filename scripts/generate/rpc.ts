import { createFileRegistry, fromBinary, getOption, hasOption, type DescField, type DescMessage, type DescMethod, type FileRegistry } from '@bufbuild/protobuf'
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt'
import { execFileSync } from 'node:child_process'
import { dataClasses, type DataClass } from './data-class.ts'
import { camel } from './text.ts'

/** One RPC of the contract. */
export interface Rpc {
  readonly operationId: string
  readonly slug: string
  /** `/portal.programs.v1.ProgramsService/ListPrograms` */
  readonly procedure: string
  readonly requirements: readonly string[]
  readonly dataClass: DataClass
  readonly method: DescMethod
}

/** The buf workspace as a registry of descriptors. Throws with buf's message on a module that does not build. */
export const loadProto = (workspace: string): FileRegistry => {
  const image = execFileSync('node_modules/.bin/buf', ['build', workspace, '--as-file-descriptor-set', '-o', '-#format=binpb'], {
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return createFileRegistry(fromBinary(FileDescriptorSetSchema, image))
}

/** The RPCs of all packages `portal.<slug>.v<n>`. */
export const rpcsOf = (registry: FileRegistry): Rpc[] =>
  [...registry.files]
    .filter((file) => file.proto.package.startsWith('portal.'))
    .flatMap((file) =>
      file.services.flatMap((service) =>
        service.methods.map((method) => ({
          operationId: camel(method.name),
          slug: file.proto.package.split('.')[1] ?? '',
          procedure: `/${service.typeName}/${method.name}`,
          requirements: requirementIds(service.proto.name, file.proto),
          dataClass: highest(registry, [method.input, method.output]),
          method,
        })),
      ),
    )
    .sort((a, b) => a.procedure.localeCompare(b.procedure))

const requirementIds = (service: string, file: DescMethod['parent']['file']['proto']): string[] => {
  const index = file.service.findIndex((each) => each.name === service)
  const comments = (file.sourceCodeInfo?.location ?? [])
    .filter((location) => location.path[0] === 6 && location.path[1] === index)
    .map((location) => location.leadingComments)
  return [...new Set(comments.join(' ').match(/\b[A-Z]+-[0-9]{3}\b/g))].sort()
}

/** The data class that a field says of itself by `portal.options.v1.data_class`, or undefined. */
export const fieldDataClass = (registry: FileRegistry, field: DescField): DataClass | undefined => {
  const option = registry.getExtension('portal.options.v1.data_class')
  if (option === undefined || !hasOption(field, option)) return undefined
  // The option is an enum whose numbers follow dataClasses, one higher (0 is unspecified).
  return dataClasses[(getOption(field, option) as number) - 1]
}

const highest = (registry: FileRegistry, messages: readonly DescMessage[]): DataClass => {
  const seen = new Set<DescMessage>()
  let found = 0
  const visit = (message: DescMessage): void => {
    if (seen.has(message)) return
    seen.add(message)
    for (const field of message.fields) {
      if (field.message !== undefined) visit(field.message)
      else found = Math.max(found, dataClasses.indexOf(fieldDataClass(registry, field) ?? 'public'))
    }
  }
  messages.forEach(visit)
  return dataClasses[found] ?? 'public'
}
