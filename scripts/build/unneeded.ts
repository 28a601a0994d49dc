import type { Plugin } from 'vite'

/**
 * Packages that say of themselves that loading them does nothing ("sideEffects"), and of which the
 * bundler keeps much nevertheless: it cannot know that `instanceOf(globalThis.URL, …)` or
 * `Form.displayName = …` at the top of a module does nothing for who uses neither.
 */
const harmless = /\/node_modules\/(?:effect\/dist|react-router\/dist)\/.*\.m?js$/
/** Values whose making the bundler cannot always see through. */
const made: ReadonlySet<string> = new Set([
  'CallExpression',
  'NewExpression',
  'ClassExpression',
  'ObjectExpression',
])

type Edit = readonly [from: number, to: number, text: string]

/**
 * Leaves out of the bundle what nobody uses of those packages, by telling it that what their
 * modules make when they are loaded has no effects. It is 7 kB.
 */
export const unneeded: Plugin = {
  name: 'unneeded',
  apply: 'build',
  transform: {
    filter: { id: harmless },
    handler(code) {
      const edits: Edit[] = []
      for (const statement of this.parse(code).body) {
        const declaration =
          statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declaration?.type === 'VariableDeclaration')
          for (const { init } of declaration.declarations)
            if (init && made.has(init.type))
              edits.push(
                [init.start, init.start, '/*#__PURE__*/(() => ('],
                [init.end, init.end, '))()'],
              )
        // A name for React's developer tools, which would keep what it names.
        if (
          statement.type === 'ExpressionStatement' &&
          /^\w+\.displayName = /.test(code.slice(statement.start, statement.end))
        )
          edits.push([statement.start, statement.end, ''])
      }
      return {
        code: edits.reduceRight(
          (text, [from, to, put]) => text.slice(0, from) + put + text.slice(to),
          code,
        ),
        map: null,
      }
    },
  },
}

/**
 * React Router's ES modules name their development build in every mode; a build takes the one
 * without its warnings.
 */
export const routerForProduction: Plugin = {
  name: 'router-for-production',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return (
      found && {
        ...found,
        id: found.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
      }
    )
  },
}
