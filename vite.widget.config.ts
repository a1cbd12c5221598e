/**
 * The widget's build, and the only place that knows react = preact/compat.
 * An IIFE cannot be split, so it is two builds: first the dialog's modules (ES, hashed names), then the loader, with those names baked in.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { build, defineConfig, type Plugin, type UserConfig } from 'vite'
import dts from 'vite-plugin-dts'
import packageJson from './package.json' with { type: 'json' }

const outDir = new URL('./dist/widget', import.meta.url).pathname
const entry = (path: string) => new URL(`./widget/${path}`, import.meta.url).pathname

const define = {
  __API_ROOT__: JSON.stringify(process.env['VITE_API_ROOT'] ?? 'https://api-root.invalid/api'),
  __VERSION__: JSON.stringify(packageJson.version),
  'process.env.NODE_ENV': JSON.stringify('production'),
}

const common: UserConfig = {
  configFile: false,
  publicDir: false,
  define,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: '@preact/compat/jsx-runtime' },
      { find: /^react(-dom\/client)?$/, replacement: entry('renderer.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  css: { transformer: 'postcss' },
  logLevel: 'warn',
}

const buildOptions = {
  outDir,
  target: 'es2022',
  cssMinify: 'lightningcss',
  cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  sourcemap: false,
} as const

/** Nothing of the dialog's modules needs preloading by Vite's helper: they bring no style sheets, and its 600 bytes would be on every page. */
const noPreloadHelper = (): Plugin => ({
  name: 'no-preload-helper',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null),
})

/** Puts the tokens' values in place of `var(--…)`, so that the loader carries only those it uses. A variable without a token stays. */
const inlineTokens = (): Plugin => ({
  name: 'inline-tokens',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('loader.css')) return null
    const tokens = new Map(
      [...readFileSync(entry('../shared/tokens.css'), 'utf8').matchAll(/--([\w-]+): ([^;]+);/g)].map(
        ([, name, value]) => [name, value],
      ),
    )
    return code.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole)
  },
})

/** Moves the dialog's modules into a folder named by their content, and builds the loader around that name. */
const loaderAfterwards = (): Plugin => ({
  name: 'loader-afterwards',
  async writeBundle(_options, bundle) {
    const files = Object.values(bundle).filter((file) => file.fileName.endsWith('.js'))
    const hash = createHash('sha256')
    for (const file of files) hash.update(file.type === 'chunk' ? file.code : file.source)
    const folder = hash.digest('hex').slice(0, 8)
    mkdirSync(`${outDir}/${folder}`)
    for (const { fileName } of files) renameSync(`${outDir}/${fileName}`, `${outDir}/${folder}/${fileName}`)
    await build({
      ...common,
      define: { ...define, __FOLDER__: JSON.stringify(`${folder}/`) },
      plugins: [inlineTokens()],
      build: {
        ...buildOptions,
        emptyOutDir: false,
        lib: { entry: entry('loader.ts'), formats: ['iife'], name: 'donate', fileName: () => 'donate.js' },
      },
    })
  },
})

export default defineConfig({
  ...common,
  plugins: [
    dts({
      include: ['widget/publicApi.ts'],
      entryRoot: 'widget',
      outDirs: outDir,
      tsconfigPath: './widget/tsconfig.json',
    }),
    noPreloadHelper(),
    loaderAfterwards(),
  ],
  build: {
    ...buildOptions,
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: { modal: entry('mount.tsx') },
      preserveEntrySignatures: 'allow-extension',
      output: {
        format: 'es',
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // One file holds all that the form needs at first: a chunk of its own for shared modules would cost a round trip.
        codeSplitting: { groups: [{ name: 'modal', test: /widget\/mount\.tsx$/ }] },
      },
    },
  },
})
