/** Bundles the page against the package as it was built, with React's development build: strict mode does everything twice only there. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { distDir } from '../../serve/places.ts'

/** @param src address of the donation script */
export async function bundlePage(src: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'development',
    root: fileURLToPath(new URL('.', import.meta.url)),
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias: { 'donate-widget/react': join(distDir, 'package/react.js') }, dedupe: ['react'] },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('app.tsx', import.meta.url)), formats: ['es'] },
    },
  })
  const [bundle] = Array.isArray(result) ? result : [result]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : null
  if (chunk === null) throw new Error('The page was not bundled.')
  const code = chunk.code.replaceAll('</script', String.raw`<\/script`)
  return `<!doctype html><html lang="en" data-src="${src}"><meta charset="utf-8"><title>A company</title><body></body><script type="module">${code}</script></html>`
}
