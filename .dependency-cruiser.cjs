// Who may import whom (docs/architecture.md#imports): one direction, no cycles. A room is a folder
// of src/ or one of the folders beside it.
const rooms = '^(src/[^/]+|generated|mock-server|conformance|steps|scripts)/'

/** @param {string} from a room @param {string[]} to the rooms that it may import, beside itself */
const only = (from, to) => ({
  name: `${from.replace('src/', '')}-imports-only-what-it-may`,
  comment: `${from} may import ${to.join(', ') || 'no other room'} (docs/architecture.md#imports).`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: rooms, // The list of texts names every slice's file for its type alone.
    pathNot: [`^(${[from, ...to].join('|')})/`, '/texts/[^/]+\\.json$'],
  },
})

const npm = (...names) => `node_modules/(${names.join('|')})(/|$)`

/**
 * Tests, what they are written with, and the page on which the design system is looked at: none of
 * it is shipped.
 */
const notShipped = ['\\.(test|arbitrary)\\.tsx?$', '/testing/', '^src/ui/gallery/']

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('src/app', [
      'src/slices',
      'src/vitals',
      'src/session',
      'src/platform',
      'src/ui',
      'src/i18n',
      'generated',
    ]),
    only('src/slices', [
      'src/vitals',
      'src/session',
      'src/platform',
      'src/ui',
      'src/i18n',
      'generated',
    ]),
    only('src/vitals', ['src/session', 'src/platform', 'src/ui', 'src/i18n', 'generated']),
    only('src/session', ['src/platform', 'src/i18n', 'generated']),
    only('src/platform', ['generated']),
    only('src/ui', ['src/i18n', 'src/platform']),
    only('src/i18n', ['src/platform']),
    only('src/edge', ['generated', 'src/session', 'src/platform']),
    only('src/teams-bot', ['generated', 'src/session', 'src/platform', 'src/i18n']),
    only('mock-server', ['generated']),
    only('conformance', ['generated']),
    only('steps', ['generated']),
    only('generated', []),
    {
      name: 'generated-in-api-only',
      comment:
        'A screen reads what api/ gives it. Models know the Schemas of the contract and nothing else of it.',
      severity: 'error',
      from: {
        path: '^src/(app|slices|vitals|session|platform)/',
        pathNot: ['/(api|model)/', '^src/platform/(http|query)/', ...notShipped],
      },
      to: { path: '^generated/' },
    },
    {
      name: 'models-import-models-only',
      severity: 'error',
      from: { path: '^src/.*/model/', pathNot: notShipped },
      to: { path: '^(src|generated)/', pathNot: ['/model/', '^generated/schemas/'] },
    },
    {
      name: 'edge-and-bot-import-models-only',
      severity: 'error',
      from: { path: '^src/(edge|teams-bot)/' },
      to: { path: '^src/(session|platform)/', pathNot: '/model/' },
    },
    {
      name: 'no-slice-imports-another',
      comment: 'What two slices need is vitals, session or ui, or is put together in app/pages.',
      severity: 'error',
      from: { path: '^src/slices/([^/]+)/' },
      to: { path: '^src/slices/', pathNot: '^src/slices/$1/' },
    },
    {
      // libphonenumber-js is pure: it knows the numbers of all countries better than rules of ours.
      name: 'models-know-no-npm-but-effect',
      severity: 'error',
      from: { path: '^src/.*/model/', pathNot: notShipped },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'],
        pathNot: npm('effect', 'libphonenumber-js'),
      },
    },
    {
      name: 'api-knows-react-in-hooks-only',
      severity: 'error',
      from: {
        path: '^src/.*/api/',
        pathNot: [
          '/(use-[^/]+|[^/]+-(queries|mutations))\\.tsx?$',
          '^src/session/startup/api/cached-initial-load',
          ...notShipped,
        ],
      },
      to: { path: npm('react', 'react-dom', '@tanstack/react-query') },
    },
    {
      name: 'components-run-no-effects',
      comment: 'A component reads a store or a query.',
      severity: 'error',
      from: { path: '^src/(?!app/).*\\.tsx$' },
      to: { path: npm('effect') },
    },
    {
      name: 'router-in-app-and-ui-link-only',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(app/|ui/navigation/)', ...notShipped] },
      to: { path: npm('react-router', 'react-router-dom') },
    },
    {
      name: 'no-cycle',
      comment: 'Dynamic imports count: a page never leads back to the table that loads it.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'what-is-imported-exists', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'shipped-code-needs-no-dev-package',
      severity: 'error',
      from: { path: '^src/', pathNot: [...notShipped, '-plugin\\.ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Types count: a slice that names a wire type knows the wire.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
}
