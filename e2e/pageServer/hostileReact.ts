import { build } from 'vite'

let built: Promise<string> | undefined

/** The React page's bundle, made at its first visit: React is CommonJS, which no browser loads. */
export const buildReactPage = (): Promise<string> => (built ??= bundle())

const bundle = async (): Promise<string> => {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: {
        entry: new URL('../pages/libraries/reactPage.tsx', import.meta.url).pathname,
        formats: ['iife'],
        name: 'reactPage',
      },
    },
  })
  const outputs = Array.isArray(made) ? made : [made]
  const chunk = outputs.flatMap((one) => ('output' in one ? one.output : [])).find((one) => one.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The React page was not built.')
  return chunk.code
}
