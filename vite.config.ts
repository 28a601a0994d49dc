import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { files } from './scripts/build/files.ts'
import { keptGuards } from './scripts/build/kept-guards.ts'
import { manifestEntries } from './scripts/build/manifest-entries.ts'
import { routerForProduction, unneeded, withoutDrawing } from './scripts/build/unneeded.ts'
import { catalogues } from './src/i18n/catalogue-plugin.ts'

/** The chunks of the first two pages: sign-in and dashboard. */
const first = /\/(?:sign-in-page|member|lead)-[\w-]{8}\.js$/

const plugins = [
  routerForProduction,
  unneeded,
  keptGuards,
  catalogues(),
  react(),
  // The browser and the program that draws its first page must agree on the names of classes.
  vanillaExtractPlugin({ identifiers: 'short' }),
]

/** The programs with which the edge draws pages (src/app/prerender), with their packages. */
const drawing: UserConfig = {
  plugins,
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: ['src/app/prerender/prerender-main.ts', 'src/app/prerender/dashboard-main.ts'],
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
}

const portal: UserConfig = {
  plugins: [withoutDrawing, ...plugins, manifestEntries(import.meta.dirname)],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    // The edge's content security policy allows neither data: addresses nor inline scripts.
    assetsInlineLimit: 0,
    // One CSS file is 14 kB gzip; forty files were 24 kB and delayed many pages.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Preload JavaScript for the first two pages only. The list for all pages would add 4 kB to
      // every visit.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || first.test(file)
          ? needed
          : needed.filter((each) => each.endsWith('.css')),
    },
    manifest: true,
    rolldownOptions: {
      // Generated modules have no side effects, so a page bundles only the calls that it uses.
      treeshake: { moduleSideEffects: [{ test: /\/generated\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // Put the code of every page into one chunk. This saves 4 kB.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: files(import.meta.dirname) },
          ],
        },
      },
    },
  },
}

// Vite looks for the default export.
export default defineConfig(({ isSsrBuild }) => (isSsrBuild === true ? drawing : portal))
