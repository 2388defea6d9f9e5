import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPages } from './vite-plugins/dev-pages.ts'
import { foodIcons } from './vite-plugins/food-icons.ts'

/**
 * What three pages or more share is one file instead of a dozen: pages load fewer files, and a first visit hardly
 * more. The theme choice stays out, or the public pages' script would pull all of it in; so does zod
 * with all that calls it (a group takes in what its members import), which is read after the first view.
 */
const sharedKit = {
  name: 'kit',
  minShareCount: 3,
  test: (id: string) =>
    !/theme-choice|public-pages|node_modules\/zod\/|packages\/contract\/|-calls\.ts/.test(id),
}

const API = 'http://127.0.0.1:3000'

/**
 * Three environments: `client` is the app (app.html) and the public pages' small script; `shared` is the page of a
 * share link, apart from the app so that it carries nothing of it; `ssr` renders the public pages to HTML at build
 * time and emits their style sheet. scripts/build.ts runs them and joins what they wrote.
 */
export default defineConfig({
  appType: 'custom',
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), foodIcons(), devPages()],
  server: { port: 5173, proxy: { '/api': API, '/payments': API } },
  build: { manifest: true, assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        rollupOptions: {
          input: { app: 'app.html', enhance: 'src/public-pages/enhance.ts' },
          output: { codeSplitting: { groups: [sharedKit] } },
        },
      },
    },
    shared: {
      consumer: 'client',
      build: {
        outDir: 'dist',
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: false,
        rollupOptions: { input: { shared: 'shared.html' } },
      },
    },
    ssr: {
      build: {
        outDir: 'node_modules/.public-pages',
        emptyOutDir: true,
        emitAssets: true,
        copyPublicDir: false,
        cssCodeSplit: false,
        rollupOptions: { input: { pages: 'src/public-pages/render-pages.tsx' } },
      },
    },
  },
})
