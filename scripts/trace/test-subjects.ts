import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import ts from 'typescript'

/**
 * A part of the project that a test uses: an export of a module, or `*` for a whole module or file.
 */
export interface TestSubject {
  readonly file: string
  readonly name: string
}

/**
 * Whether a file is a test helper, by its path or because it imports Vitest. A test uses what its
 * helpers use.
 */
export function isTestSupport(file: string): boolean {
  return (
    /(?:^|\/)testing\/|\.arbitrary\.tsx?$|\.test\.|\/testing\.ts$/.test(file) ||
    (/\.tsx?$/.test(file) && /from 'vitest'/.test(readFileSync(file, 'utf8')))
  )
}

/**
 * The subjects of the test that starts on a line: imports used by its body, table, hooks and local
 * declarations. Without such a test, the subjects of the whole file.
 */
export function subjectsOf(
  file: string,
  text = readFileSync(file, 'utf8'),
): (line: number) => readonly TestSubject[] {
  const source = parsed(file, text)
  const imports = importsOf(source, file)
  const declared = declarationsOf(source)
  const calls = new Map<number, ts.CallExpression>()
  walk(source, (node) => {
    if (ts.isCallExpression(node))
      calls.set(lineOf(source, node), calls.get(lineOf(source, node)) ?? node)
  })
  return (line) => {
    const call = calls.get(line)
    const found = new Map<string, TestSubject>()
    const seen = new Set<ts.Node>()
    const visit = (root: ts.Node): void => {
      if (seen.has(root)) return
      seen.add(root)
      walk(root, (node) => {
        for (const subject of literalSubjects(node, file))
          found.set(`${subject.file} ${subject.name}`, subject)
        if (!ts.isIdentifier(node)) return
        for (const subject of imports.get(node.text) ?? [])
          found.set(`${subject.file} ${subject.name}`, subject)
        for (const declaration of declared.get(node.text) ?? []) visit(declaration)
      })
    }
    if (call === undefined) visit(source)
    else {
      visit(call)
      for (const hook of hooksAround(call)) visit(hook)
    }
    return [...found.values()].flatMap((subject) => beyondSupport(subject))
  }
}

const parsed = (file: string, text = readFileSync(file, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)

const lineOf = (source: ts.SourceFile, node: ts.Node): number =>
  source.getLineAndCharacterOfPosition(node.getStart()).line + 1

const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)).config,
  ts.sys,
  process.cwd(),
)

/** The project file of an import specifier; undefined for a package. */
const resolved = (specifier: string, from: string): string | undefined => {
  const found = ts.resolveModuleName(
    specifier.replace(/\?.*$/, ''),
    `${process.cwd()}/${from}`,
    options,
    ts.sys,
  ).resolvedModule?.resolvedFileName
  return found === undefined || found.includes('/node_modules/')
    ? undefined
    : relative(process.cwd(), found)
}

/** The local names of imports from the project, without types. */
const importsOf = (
  source: ts.SourceFile,
  file: string,
): ReadonlyMap<string, readonly TestSubject[]> => {
  const names = new Map<string, TestSubject[]>()
  for (const statement of source.statements) {
    if (
      !ts.isImportDeclaration(statement) ||
      statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    )
      continue
    const module = resolved((statement.moduleSpecifier as ts.StringLiteral).text, file)
    const clause = statement.importClause
    if (module === undefined || clause === undefined) continue
    if (clause.name) names.set(clause.name.text, [{ file: module, name: 'default' }])
    const bindings = clause.namedBindings
    if (bindings && ts.isNamespaceImport(bindings))
      names.set(bindings.name.text, [{ file: module, name: '*' }])
    if (bindings && ts.isNamedImports(bindings))
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly) names.set(name.text, [{ file: module, name: (propertyName ?? name).text }])
  }
  return names
}

/** The declarations of a file in any scope, by name. Equal names are merged. */
const declarationsOf = (source: ts.SourceFile): ReadonlyMap<string, readonly ts.Node[]> => {
  const declared = new Map<string, ts.Node[]>()
  const add = (name: ts.Node, node: ts.Node): void =>
    walk(
      name,
      (each) =>
        void (
          ts.isIdentifier(each) &&
          declared.set(each.text, [...(declared.get(each.text) ?? []), node])
        ),
    )
  walk(source, (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer) add(node.name, node.initializer)
    if (ts.isFunctionDeclaration(node) && node.name && node.body) add(node.name, node.body)
    if (ts.isClassDeclaration(node) && node.name) add(node.name, node)
    if (ts.isForOfStatement(node)) add(node.initializer, node.expression)
  })
  return declared
}

const hooks = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach'])

/** The hooks of the blocks around a call. */
const hooksAround = (call: ts.Node): ts.Node[] => {
  const found: ts.Node[] = []
  for (let node: ts.Node | undefined = call.parent; node !== undefined; node = node.parent)
    if (ts.isSourceFile(node) || ts.isBlock(node))
      for (const statement of node.statements)
        if (
          ts.isExpressionStatement(statement) &&
          ts.isCallExpression(statement.expression) &&
          hooks.has(statement.expression.expression.getText())
        )
          found.push(statement)
  return found
}

/** Dynamically imported modules, and files named by path in a string, such as a started program. */
const literalSubjects = (node: ts.Node, file: string): TestSubject[] => {
  if (!ts.isStringLiteralLike(node)) return []
  const isImport =
    ts.isCallExpression(node.parent) && node.parent.expression.kind === ts.SyntaxKind.ImportKeyword
  const module = isImport
    ? resolved(node.text, file)
    : /^[\w.-]+(?:\/[\w.-]+)*\.\w+$/.test(node.text) && existsSync(node.text)
      ? node.text
      : undefined
  return module === undefined ? [] : [{ file: module, name: '*' }]
}

const support = new Map<string, readonly TestSubject[]>()

/** Replaces a helper by the helper's own subjects. */
const beyondSupport = (
  subject: TestSubject,
  path: readonly string[] = [],
): readonly TestSubject[] => {
  if (!isTestSupport(subject.file)) return [subject]
  if (path.includes(subject.file) || !/\.tsx?$/.test(subject.file)) return []
  const known = support.get(subject.file)
  if (known !== undefined) return known
  const own = [...importsOf(parsed(subject.file), subject.file).values()]
    .flat()
    .flatMap((each) => beyondSupport(each, [...path, subject.file]))
  support.set(subject.file, own)
  return own
}
