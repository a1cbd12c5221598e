/**
 * The widget's build.
 * There are four builds. First the dialog's modules (ES). Then what works ahead of them, alone: evaluating it evaluates nothing of the dialog. Then the
 * loader (an IIFE cannot be split), which has the name of the others' folder in it. Last all of it in a single file.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { type BuildOptions, build, defineConfig, type Plugin, type UserConfig } from 'vite'
import ts from 'typescript'
import { languages } from './shared/languages.ts'
import packageJson from './package.json' with { type: 'json' }
import { leanPreact, toPreact } from './tools/build/leanPreact.ts'
import { pureSchemas } from './tools/build/rewriteSources.ts'
import {
  compactLoaderStyle,
  inlineTokens,
  noInheritance,
  noZodGlobals,
  usedTokens,
} from './tools/build/widgetPlugins.ts'

const outDir = new URL('./dist/widget', import.meta.url).pathname
const entry = (path: string) => new URL(`./widget/${path}`, import.meta.url).pathname

const define = {
  __API_ROOT__: JSON.stringify(process.env['VITE_API_ROOT'] ?? 'https://api-root.invalid/api'),
  __SITE_ROOT__: JSON.stringify(process.env['VITE_SITE_ROOT'] ?? 'https://site-root.invalid'),
  __VERSION__: JSON.stringify(packageJson.version),
  'process.env.NODE_ENV': JSON.stringify('production'),
}

const common: UserConfig = {
  publicDir: false,
  define,
  resolve: { alias: toPreact },
  // Never the development form, whatever NODE_ENV the build is started with.
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  css: { transformer: 'postcss', postcss: { plugins: [inlineTokens()] } },
  logLevel: 'warn',
}

const buildOptions: BuildOptions = {
  outDir,
  target: 'es2022',
  cssMinify: 'lightningcss',
  cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
  sourcemap: false,
}

/**
 * Asks the browser to compile all functions while the file loads, beside the page's own thread. Otherwise it compiles each one there when it is called:
 * a third of a slow phone's time between the press and the form. Chromium since 136; to others it is a comment.
 */
const compiledAhead = '//# allFunctionsCalledOnLoad'

/** A text that is used once stands where it is used: 14 bytes less of the loader, 17 of the dialog. */
const optimization = { inlineConst: { mode: 'all', pass: 2 } } as const

/** Changes of sources in every build. Each build has its own, because they count what they have changed. */
const rewrites = (): Plugin[] => [usedTokens(), pureSchemas(), noZodGlobals(), noInheritance(), leanPreact()]

/** A build of one file beside the dialog's modules. */
const buildOne = (
  name: string,
  source: string,
  format: 'es' | 'iife',
  more: { define?: Record<string, string>; alias?: typeof toPreact; outDir?: string } = {},
): Promise<unknown> =>
  build({
    ...common,
    configFile: false,
    define: { ...define, ...more.define },
    resolve: { alias: [...toPreact, ...(more.alias ?? [])] },
    plugins: [...rewrites(), compactLoaderStyle()],
    build: {
      ...buildOptions,
      outDir: more.outDir ?? outDir,
      // Only the build of one single file has other sheets than the loader's.
      cssMinify: more.outDir ? 'lightningcss' : false,
      emptyOutDir: !!more.outDir,
      lib: {
        entry: entry(source),
        formats: [format],
        name: 'donate',
        fileName: () => `${name}.js`,
      },
      rolldownOptions: {
        optimization,
        output: {
          minify: true,
          comments: false,
          codeSplitting: false,
          // The loader has no bytes to spare for it, and must run at once.
          ...(format === 'es' && { postBanner: compiledAhead }),
        },
      },
    },
  })

/** What is built alone, beside the dialog's modules. */
const alone: ReadonlyArray<readonly [name: string, source: string]> = [
  ...languages.map((language) => [language, `texts/${language}/ahead.ts`] as const),
  ['rehearse', 'loader/ahead/rehearse.ts'],
  ['diagnose', 'diagnose/diagnose.ts'],
  ['joinPage', 'loader/joinPage.ts'],
]

/** The types of the public API, which imports nothing: the compiler needs no other file for them. */
const publicTypes = (): Plugin => ({
  name: 'public-types',
  generateBundle() {
    const { outputText } = ts.transpileDeclaration(readFileSync(entry('publicApi.ts'), 'utf8'), {})
    this.emitFile({ type: 'asset', fileName: 'publicApi.d.ts', source: outputText })
  },
})

/**
 * Builds what works ahead of the dialog's modules, moves all of them into a folder named by their content, and builds the loader around that name.
 * Then the same loader with everything inside: one file, so that one hash covers all code that runs (`integrity`).
 */
const loaderAfterwards = (): Plugin => ({
  name: 'loader-afterwards',
  async writeBundle(_options, bundle) {
    for (const [name, source] of alone) await buildOne(name, source, 'es')
    const names = [
      ...alone.map(([name]) => `${name}.js`),
      ...Object.keys(bundle).filter((name) => name.endsWith('.js')),
    ]
    if (names.includes('rolldown-runtime.js')) throw new Error('A module is imported whole (widget/parts/pending.ts)')
    const hash = createHash('sha256')
    for (const name of names) hash.update(readFileSync(`${outDir}/${name}`))
    const folder = hash.digest('hex').slice(0, 6)
    await buildOne('donate', 'loader.ts', 'iife', { define: { __FOLDER__: JSON.stringify(`${folder}/`) } })
    mkdirSync(`${outDir}/${folder}`)
    for (const name of names) renameSync(`${outDir}/${name}`, `${outDir}/${folder}/${name}`)
    await buildOne('donate', 'loader.ts', 'iife', {
      define: { __FOLDER__: '""' },
      alias: [{ find: /^.*\/modules\.ts$/, replacement: entry('loader/modulesInside.ts') }],
      outDir: `${outDir}-single`,
    })
  },
})

export default defineConfig({
  ...common,
  plugins: [publicTypes(), ...rewrites(), loaderAfterwards()],
  build: {
    ...buildOptions,
    // A library: Vite then puts no preloading of its own around `import()`.
    lib: {
      entry: { modal: entry('mount.tsx'), inline: entry('inline.ts'), floating: entry('floating/keepClear.ts') },
      formats: ['es'],
    },
    rolldownOptions: {
      preserveEntrySignatures: 'allow-extension',
      optimization,
      output: {
        format: 'es',
        minify: true,
        comments: false,
        postBanner: compiledAhead,
        entryFileNames: '[name].js',
        // Texts have the name of their language, too.
        chunkFileNames: ({ facadeModuleId }) =>
          `[name]${/\/texts(\/\w+)\/\w+\.ts$/.exec(facadeModuleId ?? '')?.[1]?.replace('/', '.') ?? ''}.js`,
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
