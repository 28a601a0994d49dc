import type { DescMethod } from '@bufbuild/protobuf'
import { services } from '../../generated/proto/services.ts'

const methods: ReadonlyMap<string, DescMethod> = new Map(
  Object.values(services).flatMap((service) =>
    service.methods.map(
      (method: DescMethod) => [`/${service.typeName}/${method.name}`, method] as const,
    ),
  ),
)

/**
 * Returns the descriptor of an RPC such as `/portal.programs.v1.ProgramsService/ListPrograms`.
 * Throws for an unknown procedure.
 */
export function methodOf(procedure: string): DescMethod {
  const method = methods.get(procedure)
  if (!method) throw new Error(`generated/ is out of step: ${procedure}. Run npm run generate.`)
  return method
}
