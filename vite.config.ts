import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { files } from './scripts/build/files.ts'
import { routerForProduction, unneeded } from './scripts/build/unneeded.ts'
import { catalogues } from './src/i18n/catalogue-plugin.ts'

/** What a visitor, and a member who comes back, see first. */
const first = /\/(?:sign-in-page|dashboard-page|dashboard-first-window|member-root|auth-service)-/

export const config = defineConfig({
  plugins: [routerForProduction, unneeded, catalogues(), react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy of the edge knows no data: address and no inline script.
    assetsInlineLimit: 0,
    // All of it in one file is 14 kB, which gzip sees whole; in forty files it was 24 kB, and a
    // wait on many a page.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Which files a page needs besides its own is told ahead for the two first pages only: for
      // all of them the list is 4 kB of every visit.
      resolveDependencies: (file, needed, { hostType }) =>
        hostType === 'html' || first.test(file)
          ? needed
          : needed.filter((each) => each.endsWith('.css')),
    },
    manifest: true,
    rolldownOptions: {
      // The client of the contract does nothing by being loaded: a page brings the calls that it
      // asks, and not the lists of all.
      treeshake: { moduleSideEffects: [{ test: /\/generated\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          // What every page loads is one file: gzip sees it whole, and no later file imports from
          // ten of its pieces. It is 4 kB.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'base', tags: ['$initial'], priority: 1 },
            { name: files(import.meta.dirname) },
          ],
        },
      },
    },
  },
})

// Vite looks for the default export.
export default config
