import { fromBinary } from '@bufbuild/protobuf'
import { FileDescriptorSetSchema, type FileDescriptorProto } from '@bufbuild/protobuf/wkt'
import { execFileSync } from 'node:child_process'
import { commentsOf, requirementsOf } from '../../contracts/tools/generate/rpc/proto-comments.ts'
import type { RequirementClaim } from './claim.ts'

/**
 * Claims by the `@requirements` lines in comments of proto elements, as buf attaches them. Ignores
 * detached comments; throws with buf's message if the module does not build.
 */
export function protoClaims(module: string): RequirementClaim[] {
  const image = execFileSync(
    'node_modules/.bin/buf',
    ['build', module, '--as-file-descriptor-set', '-o', '-#format=binpb'],
    {
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  return fromBinary(FileDescriptorSetSchema, image)
    .file.filter((file) => file.package.startsWith('portal.'))
    .flatMap(claimsOf)
}

const claimsOf = (file: FileDescriptorProto): RequirementClaim[] =>
  commentsOf(file).flatMap(({ path, line, text }) =>
    requirementsOf(text).map((id) => ({
      id,
      by: 'proto' as const,
      name: elementName(file, path),
      where: `${file.name}:${line}`,
    })),
  )

/** The field numbers of descriptor.proto that lead to a named element. */
const steps: Record<string, readonly [number, string][]> = {
  file: [
    [4, 'messageType'],
    [5, 'enumType'],
    [6, 'service'],
  ],
  messageType: [
    [2, 'field'],
    [3, 'nestedType'],
    [4, 'enumType'],
  ],
  nestedType: [
    [2, 'field'],
    [3, 'nestedType'],
    [4, 'enumType'],
  ],
  enumType: [[2, 'value']],
  service: [[2, 'method']],
}

const elementName = (file: FileDescriptorProto, path: readonly number[]): string => {
  const names: string[] = [file.package]
  let [node, kind]: [unknown, string] = [file, 'file']
  for (let at = 0; at + 1 < path.length; at += 2) {
    const step = steps[kind]?.find(([number]) => number === path[at])?.[1]
    if (step === undefined) break
    // Untyped access, because the path consists of the descriptor's field numbers.
    node = (node as Record<string, readonly unknown[]>)[step]?.[path[at + 1] ?? 0]
    kind = step
    names.push((node as { name: string }).name)
  }
  return names.join('.')
}
