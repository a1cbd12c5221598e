/**
 * The widget's build, and the only place that knows react = preact/compat.
 * Three builds: first the dialog's modules (ES), then what works ahead of them, alone, so that evaluating it evaluates nothing of the dialog, then
 * the loader (an IIFE cannot be split), with the name of the others' folder baked in.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { type BuildOptions, build, defineConfig, type Plugin, type UserConfig } from 'vite'
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
  publicDir: false,
  define,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: '@preact/compat/jsx-runtime' },
      { find: /^react(-dom\/client)?$/, replacement: entry('renderer.ts') },
    ],
  },
  // Never the development form, whatever NODE_ENV the build is started with.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  css: { transformer: 'postcss' },
  logLevel: 'warn',
}

const buildOptions: BuildOptions = {
  outDir,
  target: 'es2022',
  cssMinify: 'lightningcss',
  cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  sourcemap: false,
}

/** Nothing of the dialog's modules needs preloading by Vite's helper: they bring no style sheets, and its 600 bytes would be on every page. */
const noPreloadHelper = (): Plugin => ({
  name: 'no-preload-helper',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null),
})

/**
 * The loader's style, as short as it can be written in the order it stands in: the tokens' values in place of `var(--…)` (a variable without
 * a token stays), no comment, no white space. A minifier that sorts declarations makes it longer once compressed.
 */
const loaderStyle = (): Plugin => ({
  name: 'loader-style',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('loader.css')) return null
    const tokens = new Map(
      [...readFileSync(entry('../shared/tokens.css'), 'utf8').matchAll(/--([\w-]+): ([^;]+);/g)].map(
        ([, name, value]) => [name, value],
      ),
    )
    return code
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => tokens.get(name) ?? whole)
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,<>!/+]|: ) ?/g, (_, mark: string) => mark.trim())
      .replaceAll(') * ', ')*')
      .replaceAll(';}', '}')
      .replace(/\b0\./g, '.')
      .trim()
  },
})

/** Builds what works ahead of the dialog's modules, moves all of them into a folder named by their content, and builds the loader around that name. */
const loaderAfterwards = (): Plugin => ({
  name: 'loader-afterwards',
  async writeBundle(_options, bundle) {
    await build({
      ...common,
      configFile: false,
      build: {
        ...buildOptions,
        emptyOutDir: false,
        lib: { entry: entry('loader/ahead.ts'), formats: ['es'], fileName: () => 'ahead.js' },
        rolldownOptions: { output: { minify: true, comments: false } },
      },
    })
    const names = ['ahead.js', ...Object.keys(bundle).filter((name) => name.endsWith('.js'))]
    const hash = createHash('sha256')
    for (const name of names) hash.update(readFileSync(`${outDir}/${name}`))
    const folder = hash.digest('hex').slice(0, 8)
    mkdirSync(`${outDir}/${folder}`)
    for (const name of names) renameSync(`${outDir}/${name}`, `${outDir}/${folder}/${name}`)
    await build({
      ...common,
      configFile: false,
      define: { ...define, __FOLDER__: JSON.stringify(`${folder}/`) },
      plugins: [loaderStyle()],
      build: {
        ...buildOptions,
        cssMinify: false,
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
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // One file holds all that the form needs at first: a chunk of its own for shared modules would cost a round trip.
        codeSplitting: {
          groups: [
            { name: 'modal', test: /widget\/mount\.tsx$/ },
            { name: 'zod', test: /node_modules\/zod\// },
          ],
        },
      },
    },
  },
})
