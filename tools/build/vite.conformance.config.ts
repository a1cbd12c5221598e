/** The program `donate-conformance` of the npm package: one file without dependencies, so that npx starts it without installing anything else. */
import { chmodSync } from 'node:fs'
import { defineConfig } from 'vite'

const path = (name: string) => new URL(`../../${name}`, import.meta.url).pathname
const outDir = path('dist/package')
const file = 'donate-conformance.js'

export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  plugins: [{ name: 'executable', closeBundle: () => chmodSync(`${outDir}/${file}`, 0o755) }],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    sourcemap: false,
    lib: { entry: path('widget/package/conformance/main.ts'), formats: ['es'], fileName: () => file },
    rolldownOptions: { output: { codeSplitting: false } },
  },
})
