/** Bundles React pages of other people with React's development build, because only there strict mode runs everything twice. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { distDir, repository } from '../../demo/stack/places.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const companyPage = fileURLToPath(new URL('app.tsx', import.meta.url))

/** Where each version of React is installed. */
const reacts = {
  19: join(repository, 'node_modules'),
  18: fileURLToPath(new URL('react18/node_modules', import.meta.url)),
} as const
type ReactVersion = keyof typeof reacts

async function bundle(entry: string, version: ReactVersion, plugins: Plugin[] = []): Promise<string> {
  const modules = reacts[version]
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    root: here,
    plugins,
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: {
      alias: [
        { find: 'donate-widget/react', replacement: join(distDir, 'package/react.js') },
        { find: /^react(?=\/|$)/, replacement: join(modules, 'react') },
        { find: /^react-dom(?=\/|$)/, replacement: join(modules, 'react-dom') },
      ],
    },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  const chunk = output && 'output' in output ? output.output[0] : null
  if (chunk === null) throw new Error('The page was not bundled.')
  return chunk.code.replaceAll('</script', String.raw`<\/script`)
}

const pageOf = (code: string, attributes = ''): string =>
  `<!doctype html><html lang="en"${attributes}><meta charset="utf-8"><title>A company</title><body></body><script type="module">${code}</script></html>`

/**
 * Bundles the company's page app.tsx with the built package.
 *
 * @param src address of the donation script
 */
export const bundlePage = async (src: string, version: ReactVersion = 19): Promise<string> =>
  pageOf(await bundle(companyPage, version), ` data-src="${src}"`)

/** Bundles a page of pasted components `Donate`, by name. Its address chooses one: `/#button`. */
export async function bundlePasted(components: Readonly<Record<string, string>>): Promise<string> {
  const files: Record<string, string> = {
    'pasted/main.jsx': [
      "import { createRoot } from 'react-dom/client'",
      ...Object.keys(components).map((name) => `import { Donate as ${name} } from 'pasted/${name}.jsx'`),
      `const Shown = { ${Object.keys(components).join(', ')} }[location.hash.slice(1)]`,
      'createRoot(document.body).render(Shown ? <Shown /> : null)',
    ].join('\n'),
    ...Object.fromEntries(Object.entries(components).map(([name, text]) => [`pasted/${name}.jsx`, text])),
  }
  const pasted: Plugin = {
    name: 'pasted',
    enforce: 'pre',
    // Vite requests its entry by a path below the root.
    resolveId: (id) => Object.keys(files).find((file) => id.endsWith(file)) ?? null,
    load: (id) => files[id] ?? null,
  }
  return pageOf(await bundle('pasted/main.jsx', 19, [pasted]))
}
