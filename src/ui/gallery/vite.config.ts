import { fileURLToPath } from 'node:url'
import { config } from '../../../vite.config.ts'

// Vite looks for the default export.
export default {
  ...config,
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  build: {
    ...config.build,
    outDir: '/tmp/wellspring-gallery',
    rollupOptions: { input: fileURLToPath(new URL('gallery.html', import.meta.url)) },
  },
}
