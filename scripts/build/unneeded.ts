import type { Plugin } from 'vite'

/**
 * Packages that declare no side effects, but whose module-level expressions (`instanceOf(…)`,
 * `Form.displayName = …`) keep the bundler from removing unused code.
 */
const harmless = /\/node_modules\/(?:effect\/dist|react-router\/dist)\/.*\.m?js$/
/** Expressions that the bundler cannot always prove free of side effects. */
const impureExpressions: ReadonlySet<string> = new Set([
  'CallExpression',
  'NewExpression',
  'ClassExpression',
  'ObjectExpression',
])

type Edit = readonly [from: number, to: number, text: string]

/**
 * Marks those module-level expressions as pure, so that the bundler removes unused ones. Saves 7
 * kB.
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
            if (init && impureExpressions.has(init.type))
              edits.push(
                [init.start, init.start, '/*#__PURE__*/(() => ('],
                [init.end, init.end, '))()'],
              )
        // Remove a name for React's developer tools, which would keep its component.
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

const ofDrawing = /\b(?:drawScope\(\)|use\(DrawnServicesContext\))/g
const noDocument = /typeof document ([!=]==) 'undefined'/g
const withoutDocument = (code: string): string =>
  code.replaceAll(noDocument, (_, is) => (is === '===' ? 'false' : 'true'))

/**
 * Removes what only a drawing of the edge does: a browser has neither the scope of a drawing
 * (src/platform/model/drawing/draw-scope.ts) nor its services
 * (src/app/loading/drawn-services.ts), but a document. Not for the programs that draw.
 */
export const withoutDrawing: Plugin = {
  name: 'without-drawing',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: {
      id: { include: /\/src\/.*\.tsx?$/, exclude: /\/draw-scope\.ts$/ },
      code: [ofDrawing, noDocument],
    },
    handler: (code) => ({ code: withoutDocument(code).replaceAll(ofDrawing, 'null'), map: null }),
  },
}

/**
 * Resolves React Router to its production build. Its ES modules name the development build in every
 * mode.
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
