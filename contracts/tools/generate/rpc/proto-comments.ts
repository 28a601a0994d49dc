import type { FileDescriptorProto } from '@bufbuild/protobuf/wkt'

const tag = /^\s*@requirements\s+(.*)$/

/** The requirement ids of a proto comment, from its `@requirements ID, ID` lines. */
export function requirementsOf(comment: string): string[] {
  return [
    ...new Set(
      comment
        .split('\n')
        .flatMap((line) => tag.exec(line)?.[1]?.match(/\b[A-Z]{2,}-\d{3}\b/g) ?? []),
    ),
  ]
}

/** The text of a proto comment without `@requirements` lines and buf directives. */
export function proseOf(comment: string): string {
  return comment
    .split('\n')
    .filter((line) => !tag.test(line) && !line.trim().startsWith('buf:lint:ignore '))
    .join('\n')
    .trim()
}

/** A comment of a proto file; `path` identifies its element by descriptor.proto's field numbers. */
export interface ProtoComment {
  readonly path: readonly number[]
  /** 1 for the first line of the file. */
  readonly line: number
  /** The comment above the element and the one after it on its line. */
  readonly text: string
  /** Preceding comments that belong to no element. */
  readonly detached: readonly string[]
}

/** The comments of a file as buf attaches them to elements. */
export function commentsOf(file: FileDescriptorProto): ProtoComment[] {
  return (file.sourceCodeInfo?.location ?? []).map((location) => ({
    path: location.path,
    line: (location.span[0] ?? 0) + 1,
    text: `${location.leadingComments}\n${location.trailingComments}`,
    detached: location.leadingDetachedComments,
  }))
}
