import react from '@vitejs/plugin-react'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vite'
import { catalogues } from '../../i18n/catalogue-plugin.ts'

// Vite requires a default export.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [catalogues(), react(), vanillaExtractPlugin()],
  build: {
    outDir: '/tmp/wellspring-gallery',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
})
