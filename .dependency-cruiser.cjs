// Import rules (docs/architecture.md#imports): one direction, no cycles. A layer is a folder of
// src/ or a top-level folder beside src/.
const layers = '^(src/[^/]+|generated|contracts|mock-server|conformance|steps|scripts)/'

/** @param {string} from a layer @param {string[]} to the other layers that it may import */
const only = (from, to) => ({
  name: `${from.replace('src/', '')}-imports-only-what-it-may`,
  comment: `${from} may import ${to.join(', ') || 'no other layer'} (docs/architecture.md#imports).`,
  severity: 'error',
  from: { path: `^${from}/` },
  to: {
    path: layers, // The list of catalogues imports each slice's texts for their types only.
    pathNot: [`^(${[from, ...to].join('|')})(/|$)`, '/texts/[^/]+\\.json$'],
  },
})

/** @param {string} room a workspace, which runs with the packages of its package.json alone */
const ownPackages = (room) => ({
  name: `${room}-reaches-its-own-packages-only`,
  comment: `\`npm ci -w ${room}\` installs no other. Add it to ${room}/package.json.`,
  severity: 'error',
  from: { path: `^${room}/` },
  to: {
    path: '(^|/)node_modules/',
    pathNot: npm(...Object.keys(require(`./${room}/package.json`).devDependencies)),
    reachable: true,
  },
})

const npm = (...names) => `node_modules/(${names.join('|')})(/|$)`

/** Tests, test helpers and the gallery of the design system are not shipped. */
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
    // The edge checks the contrast of a brand's colors.
    only('src/edge', [
      'generated',
      'src/session',
      'src/platform',
      'src/telemetry',
      'src/ui/tokens',
    ]),
    only('src/teams-bot', [
      'generated',
      'src/session',
      'src/platform',
      'src/telemetry',
      'src/i18n',
    ]),
    only('src/telemetry', []),
    // The exports of the package conform-contract that the contract's tools share.
    only('contracts', [
      'generated',
      'conformance/rpc/predefined-pattern.ts',
      'conformance/contract/validation/named-formats.ts',
    ]),
    {
      name: 'contracts-read-needs-no-tool',
      comment: 'Servers import contracts/read, and ship it.',
      severity: 'error',
      from: { path: '^contracts/read/' },
      to: { path: '^(contracts/tools|conformance)/' },
    },
    only('mock-server', ['generated', 'contracts/read', 'src/telemetry']),
    ownPackages('mock-server'),
    only('conformance', []),
    only('steps', ['generated']),
    ownPackages('steps'),
    only('generated', []),
    // `only` of the others keeps them from importing scripts, which join all parts.
    {
      name: 'generator-reads-no-output',
      comment: 'What writes generated/ must run when generated/ is missing or wrong.',
      severity: 'error',
      from: { path: '^contracts/tools/generate/', pathNot: notShipped },
      to: { path: '^generated/' },
    },
    {
      name: 'generated-in-api-only',
      comment: 'Screens import api/. Models may import generated/schemas/ only.',
      severity: 'error',
      from: {
        path: '^src/(app|slices|vitals|session|platform)/',
        pathNot: [
          '/(api|model)/',
          '^src/platform/(http|query)/',
          '^src/app/integration/',
          ...notShipped,
        ],
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
      comment: 'Move shared code to vitals, session or ui, or combine the slices in app/pages.',
      severity: 'error',
      from: { path: '^src/slices/([^/]+)/' },
      // A file of no slice has the type of slice.ts.
      to: { path: '^src/slices/', pathNot: '^src/slices/($1/|[^/]+$)' },
    },
    {
      // libphonenumber-js and papaparse are pure: they know the numbers of all countries, and CSV.
      name: 'models-know-no-npm-but-effect',
      severity: 'error',
      from: { path: '^src/.*/model/', pathNot: notShipped },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'],
        pathNot: npm('effect', 'libphonenumber-js', 'papaparse'),
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
      comment: 'Dynamic imports count: a page must not import the table that loads it.',
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
    // What `npm pack ./contracts` builds.
    exclude: { path: '^contracts/dist/' },
    // Type-only imports count, so a slice cannot name a wire type.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
}
