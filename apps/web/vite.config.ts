import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { FIRST_VIEWS, LATE_PARTS_OF_WEEK } from './scripts/first-views.ts'
import { devPages } from './vite-plugins/dev-pages.ts'
import { directIcons } from './vite-plugins/direct-icons.ts'
import { firstViewModules, type ModuleGraph } from './vite-plugins/first-view-modules.ts'
import { foodIcons } from './vite-plugins/food-icons.ts'
import { moduleLoader } from './vite-plugins/module-loader.ts'

const isInFirstView = firstViewModules(import.meta.dirname, [
  'src/main.tsx',
  // Each page has one of them.
  'src/features/auth/guards.tsx',
  ...FIRST_VIEWS.flatMap(({ file, modules }) => (file === 'app.dashboard.html' ? modules : [])),
])

const isInLatePart = firstViewModules(import.meta.dirname, LATE_PARTS_OF_WEEK.modules)

/** Parts of the kit's packages that come with fields and with what opens over a page. */
const NOT_AT_FIRST =
  /@floating-ui\/|@mantine\/core\/esm\/(components\/(Input|InputBase|TextInput|PasswordInput|NativeSelect|Checkbox|Transition|Portal|CloseButton)|utils\/InlineInput)\//

/**
 * What the first view of the week shares with other pages is one file instead of a dozen. The theme choice stays out, or the
 * public pages' script would pull all of it in (a group takes in what its members import).
 */
const sharedKit = {
  name: (id: string, graph: ModuleGraph) => (isInFirstView(id, graph) ? 'kit' : null),
  minShareCount: 2,
  test: (id: string) => !/theme-choice|public-pages|node_modules\//.test(id),
}
/** Its packages are a second file, so that the starting script can run one after the other. */
const packages = {
  name: 'packages',
  minShareCount: 3,
  test: (id: string) => /node_modules\/(?!zod\/)/.test(id) && !NOT_AT_FIRST.test(id),
  priority: 1,
}
/** All that the starting script needs: it waits for nothing else. */
const startingParts = {
  name: 'load-module',
  test: /vite\/preload-helper|lib\/(browser-storage|early-request|later-links|load-module|local-day|part-failure|reload-by-itself|unsaved-work|until-loaded)\.ts/,
  priority: 1,
}
/** All that the week shows late is one file instead of forty. It must not draw in what comes first. */
const weekParts = {
  name: (id: string, graph: ModuleGraph) =>
    isInLatePart(id, graph) && !isInFirstView(id, graph) ? LATE_PARTS_OF_WEEK.file : null,
  includeDependenciesRecursively: false,
}
/** Apart from the kit, so that the starting script can run one after the other. */
const reactItself = { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 1 }
/** The provider needs them too, and must not wait for the fields. */
const colors = { name: 'colors', test: /MantineProvider\/color-functions\//, priority: 1 }
/** Its packages say that they do something when they are loaded, which would put them into every page: only dialogs use them. */
const scrollLock = {
  name: 'scroll-lock',
  test: /node_modules\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|tslib)\//,
}

const API = 'http://127.0.0.1:3000'

/**
 * Four environments: `client` is the app (app.html) and the public pages' small script; `shared` is the page of a
 * share link, apart from the app so that it carries nothing of it; `ssr` renders the public pages to HTML at build
 * time and emits their style sheet; `look` is what the server renders a household's week with. scripts/build.ts runs them and joins what they wrote.
 */
export default defineConfig({
  appType: 'custom',
  plugins: [
    moduleLoader(import.meta.dirname),
    directIcons(),
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    foodIcons(),
    devPages(),
  ],
  server: { port: 5173, proxy: { '/api': API, '/payments': API, '/drawings': API } },
  build: {
    manifest: true,
    // Our loader fetches the module's own file, too, which Vite leaves out where it needs no other.
    modulePreload: {
      resolveDependencies: (file, needed) => (needed.includes(file) ? needed : [file, ...needed]),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Where the bundler's time goes is of no use to whoever starts Pennyplate.
    rollupOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        rollupOptions: {
          input: { app: 'app.html', enhance: 'src/public-pages/enhance.ts' },
          output: {
            codeSplitting: {
              groups: [startingParts, reactItself, packages, sharedKit, colors, scrollLock, weekParts],
            },
          },
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
    look: {
      consumer: 'server',
      // The server has none of the app's packages.
      resolve: { noExternal: true },
      // React would choose its slow build by the server's environment.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: 'dist/week-look',
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        rollupOptions: {
          input: { 'week-look': 'src/app/week-look/render-week-look.tsx' },
          output: { entryFileNames: '[name].mjs', chunkFileNames: 'parts/[name]-[hash].mjs' },
        },
      },
    },
  },
})
