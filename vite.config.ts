import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { unneeded } from './scripts/build/unneeded.ts'
import { catalogues } from './src/i18n/catalogue-plugin.ts'

export const config = defineConfig({
  plugins: [unneeded, catalogues(), react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist/portal',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy of the edge knows no data: address and no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
})

// Vite looks for the default export.
export default config
