import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { bundle } from '../generate/openapi/bundle.ts'
import { documentYaml } from '../generate/openapi/document-text.ts'
import { loadProto } from '../generate/rpc/rpc-methods.ts'
import { readerDeclarations } from '../generate/schema/reader-declarations.ts'
import { tolerantFiles } from '../generate/schema/tolerant-files.ts'
import { writeTexts } from '../generate/write-texts.ts'
import { runToEnd } from '../run-tool.ts'

/** The folder that `npm pack ./contracts` packs. */
export const packageFolder = 'contracts/dist'

const document = 'generated/openapi/portal.json'

const compilerOptions = {
  target: 'es2024',
  module: 'nodenext',
  strict: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  skipLibCheck: true,
  types: [],
}

/**
 * Compiles the generated readers and Schemas into `folder`, with type declarations, and beside them
 * the readers as Effect Schemas.
 */
const compileSchemas = (folder: string): void => {
  // The compiler resolves packages from the location of its configuration.
  const project = mkdtempSync(resolve('reports/contract-package-'))
  try {
    const schemas = join(project, 'schemas')
    cpSync('generated/schemas', schemas, { recursive: true })
    const contract = bundle('contracts/openapi/portal.yaml')
    writeTexts(schemas, tolerantFiles(readerDeclarations(contract, loadProto('contracts'))))
    const file = join(project, 'tsconfig.json')
    writeFileSync(
      file,
      JSON.stringify({
        compilerOptions: {
          ...compilerOptions,
          rootDir: schemas,
          outDir: resolve(folder),
        },
        include: [schemas],
      }),
    )
    runToEnd(process.execPath, 'node_modules/typescript7/bin/tsc', '-p', file)
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}

/** Builds the package for other clients and servers into a new `folder`. Returns the folder. */
export function buildPackage(folder: string = packageFolder): string {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  mkdirSync('reports', { recursive: true })
  copyFileSync(document, join(folder, 'openapi.json'))
  const contract = JSON.parse(readFileSync(document, 'utf8')) as object
  writeFileSync(join(folder, 'openapi.yaml'), documentYaml(contract))
  copyFileSync('generated/openapi/types.d.ts', join(folder, 'openapi.d.ts'))
  runToEnd('node_modules/.bin/buf', 'build', 'contracts', '-o', join(folder, 'descriptors.binpb'))
  copyFileSync('contracts/proto/errors.yaml', join(folder, 'rpc-errors.yaml'))
  cpSync('generated/rpc/portal', join(folder, 'messages'), { recursive: true })
  compileSchemas(join(folder, 'schemas'))
  return folder
}
