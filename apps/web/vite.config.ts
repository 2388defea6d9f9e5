import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPages } from './vite-plugins/dev-pages.ts'
import { foodIcons } from './vite-plugins/food-icons.ts'

/** What comes with fields and with what opens over a page: neither is part of a first view of the dashboard. */
const FIELDS =
  /@mantine\/core\/esm\/(components\/(Input|InputBase|TextInput|PasswordInput|NativeSelect|Checkbox)|utils\/InlineInput)\/|ui\/(checkbox|text-field|select|field-styles|(caps-lock-)?password-field)\.|lib\/use-form-submission/
/** How amounts are written and computed: lists, recipes and the pantry need it, the week on screen does not. */
const AMOUNTS = /domain\/src\/(amounts\/|pantry\/(pantry-quantity|take-amount|used-ingredients|cook-meal))/
/** Recipes and cooking, which dialogs and other tabs show. */
const COOKING =
  /features\/(recipes|cooking)\/|domain\/src\/recipe\/(vessel-words|step-timers|microwave-times|recipe-line|fit-steps|plate-steps)/
/** What looks after the kitchen and the other weeks comes once the week is drawn. */
const AROUND_THE_WEEK =
  /domain\/src\/(food\/staples|pantry\/wasted-food|week\/(use-soon|week-overview|coming-meals))|messages\/(staples|weeks|pantry)\.|lib\/price-line|features\/staples\//
const OVERLAYS =
  /node_modules\/(@floating-ui|@mantine\/core\/esm\/components\/(Transition|Portal|CloseButton))\//

/**
 * What three pages or more share is one file instead of a dozen: pages load fewer files, and a first visit hardly
 * more. The theme choice stays out, or the public pages' script would pull all of it in (a group takes in what its members
 * import). So does what only schemas need that are loaded after the first view.
 */
const sharedKit = {
  name: 'kit',
  minShareCount: 3,
  test: (id: string) =>
    !/theme-choice|public-pages|node_modules\/zod\/|packages\/contract\/|-calls\.ts|(features|messages)\/premium|messages\/(auth|sharing|shopping|holidays)\.|recipes\/timer-shelf|diet\/health-wishes|domain\/src\/(sharing\/|week\/holidays)|features\/staples|lib\/price-line|price-source-codes|restrictions\/concept/.test(
      id,
    ) &&
    !FIELDS.test(id) &&
    !AMOUNTS.test(id) &&
    !COOKING.test(id) &&
    !AROUND_THE_WEEK.test(id) &&
    !OVERLAYS.test(id),
}
/** What loads a module is all that the starting script needs: it waits for nothing else. */
const moduleLoader = { name: 'load-module', test: /vite\/preload-helper|lib\/early-request/, priority: 1 }
/** The provider needs them too, and must not wait for the fields. */
const colors = { name: 'colors', test: /MantineProvider\/color-functions\//, priority: 1 }
const fields = { name: 'fields', minShareCount: 2, test: FIELDS }

/** Its packages say that they do something when they are loaded, which would put them into every page: only dialogs use them. */
const scrollLock = {
  name: 'scroll-lock',
  test: /node_modules\/(react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|tslib)\//,
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
  server: { port: 5173, proxy: { '/api': API, '/payments': API, '/drawings': API } },
  build: {
    manifest: true,
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
          output: { codeSplitting: { groups: [moduleLoader, sharedKit, colors, fields, scrollLock] } },
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
