import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'
import { withFault } from '../regression-fault.ts'
import type { ScenarioFault } from './scenario-fault.ts'

/**
 * Vite plugin: a module with faults becomes a choice between itself and a faulty copy for each, by
 * the name in `globalThis.portalFault`. So one build has all faults, and a page at most one.
 */
export function faultModules(root: string, faults: readonly ScenarioFault[]): Plugin {
  const byFile = Map.groupBy(faults, ({ file }) => resolve(root, file))
  const copies = new Map(
    [...byFile].flatMap(([file, some]) => {
      const text = readFileSync(file, 'utf8')
      return [
        [copyOf(file, 'as-it-is'), text] as const,
        ...some.map((fault) => [copyOf(file, fault.name), withFault(fault, text)] as const),
      ]
    }),
  )
  return {
    name: 'portal:fault-modules',
    enforce: 'pre',
    resolveId: (id) => (copies.has(id) ? id : null),
    load(id) {
      const copy = copies.get(id)
      if (copy !== undefined) return copy
      const some = byFile.get(id)
      return some === undefined ? null : choice(id, some, relative(root, id))
    },
  }
}

const copyOf = (file: string, name: string): string => file.replace(/(\.tsx?)$/, `.fault-${name}$1`)

function choice(file: string, faults: readonly ScenarioFault[], path: string): string {
  const names = exportedValues(path, readFileSync(file, 'utf8'))
  const modules = ['as-it-is', ...faults.map(({ name }) => name)]
  return [
    ...modules.map((name, at) => `import * as m${at} from ${JSON.stringify(copyOf(file, name))}`),
    `const all = {${modules.map((name, at) => `${JSON.stringify(name)}: m${at}`).join(', ')}}`,
    'const chosen = all[globalThis.portalFault] ?? m0',
    ...names.map((name) => `export const ${name} = chosen.${name}`),
  ].join('\n')
}

/** The names of a module's exported values. */
export function exportedValues(path: string, text: string): readonly string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly) return []
      const { exportClause } = statement
      if (exportClause === undefined || !ts.isNamedExports(exportClause))
        throw new Error(`${path}: export * cannot be chosen.`)
      return exportClause.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ name }) => name.text)
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
    if (isExported !== true) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => bound(name))
    const isValue =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isEnumDeclaration(statement)
    return isValue && statement.name !== undefined ? [statement.name.text] : []
  })
}

const bound = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) =>
        ts.isOmittedExpression(element) ? [] : bound(element.name),
      )
