/**
 * The npm package's build: `dist/package`, ready for `npm publish`. It contains the code that loads the widget, and types, but no widget: pages always load
 * the newest script from the trust. React is the host's own.
 */
import { chmodSync, copyFileSync, writeFileSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'
import dts from 'vite-plugin-dts'
import packageJson from '../../package.json' with { type: 'json' }
import { manifestOf } from '../../widget/package/manifest.ts'

const path = (name: string) => new URL(`../../${name}`, import.meta.url).pathname
const outDir = path('dist/package')
const entries = ['main', 'react', 'jsx', 'vue', 'svelte']

/** The program of the package, one file that npx starts without installing anything. */
const program = 'donate-conformance'

/** Files that npm needs beside the code, and the right to run the program. */
const papers = (): Plugin => ({
  name: 'papers',
  closeBundle() {
    writeFileSync(`${outDir}/package.json`, `${JSON.stringify(manifestOf(packageJson), null, 2)}\n`)
    copyFileSync(path('widget/package/README.md'), `${outDir}/README.md`)
    chmodSync(`${outDir}/${program}.js`, 0o755)
    for (const name of ['LICENSE', 'CHANGELOG.md']) copyFileSync(path(name), `${outDir}/${name}`)
  },
})

export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
  plugins: [
    dts({
      include: ['widget/publicApi.ts', 'widget/package/*.ts', 'widget/react/*.{ts,tsx}'],
      exclude: ['**/*.test.*', 'widget/package/manifest.ts', 'widget/package/conformance/**'],
      entryRoot: 'widget',
      outDirs: `${outDir}/types`,
      tsconfigPath: 'widget/tsconfig.json',
      compilerOptions: { rootDir: '.' },
      // Modules that users import are JavaScript, wherever their types are. Users see nothing outside widget/.
      beforeWriteFile: (filePath, content) =>
        filePath.startsWith(`${outDir}/types/`) && {
          filePath,
          content: content.replace(/(from '\.[^']*)\.tsx?'/g, "$1.js'"),
        },
    }),
    papers(),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    sourcemap: false,
    lib: {
      entry: Object.fromEntries([
        ...entries.map((name) => [name, path(`widget/package/${name}.ts`)]),
        [program, path('widget/package/conformance/main.ts')],
      ]),
      formats: ['es'],
    },
    rolldownOptions: {
      external: /^react(\/|$)/,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // The module has hooks, so frameworks with server rendering must treat it as a component of the browser.
        banner: (chunk) => (chunk.name === 'react' ? "'use client'" : ''),
      },
    },
  },
})
