import {
  createFileRegistry,
  createRegistry,
  fromBinary,
  type DescFile,
  type DescService,
  type Registry,
} from '@bufbuild/protobuf'
import { FileDescriptorSetSchema } from '@bufbuild/protobuf/wkt'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { ExitError } from '../exit-code.ts'
import { runBuf } from './run-buf.ts'

const fromImage = (bytes: Uint8Array, file: string): DescFile[] => {
  try {
    return [...createFileRegistry(fromBinary(FileDescriptorSetSchema, bytes)).files]
  } catch {
    throw new ExitError(
      'contract',
      `${file} is not a protobuf image; build one with: buf build -o image.binpb`,
    )
  }
}

const build = (folder: string): Uint8Array => {
  const { status, stdout, stderr } = runBuf('build', folder, '-o', '-')
  if (status === 0) return stdout
  const message = stderr.toString().trim()
  throw new ExitError(
    'contract',
    ...(message === '' ? [`buf cannot build ${folder}`] : message.split('\n').slice(0, 10)),
  )
}

const describedBy = (
  files: readonly DescFile[],
): { services: DescService[]; registry: Registry } => ({
  services: files.flatMap(({ services }) => services),
  registry: createRegistry(...files),
})

/** Loads the services of a folder or proto file, which buf builds, or of an image. */
export function servicesOf(
  file: string,
  image: Uint8Array | undefined,
): { services: DescService[]; registry: Registry } {
  if (image !== undefined) return describedBy(fromImage(image, file))
  if (!existsSync(file)) throw new ExitError('usage', `cannot find ${file}`)
  const isSource = statSync(file).isDirectory() || file.endsWith('.proto')
  const files = fromImage(isSource ? build(file) : readFileSync(file), file)
  return describedBy(files)
}
