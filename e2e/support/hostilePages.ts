/** Reads the pages of e2e/pages, and serves the hostile ones with the real libraries that they use. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { build } from 'vite'

const folder = join(import.meta.dirname, '../pages')

/** Pages by the name in their address: the folders below `e2e/pages` are not part of it. */
const paths = new Map<string, string>()
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const name = basename(path)
  if (name.includes('.') && paths.has(name)) throw new Error(`Two pages have the name ${name}.`)
  paths.set(name, path)
}

/**
 * Text of a page, or of a file beside it.
 * @param name e.g. `plain.html`
 * @throws Error if there is no file of that name
 */
export function readPage(name: string): string {
  const path = paths.get(name)
  if (path === undefined) throw new Error(`There is no page ${name}.`)
  return readFileSync(join(folder, path), 'utf8')
}

/** Names of the files in one folder below `e2e/pages`, sorted. */
const pagesIn = (part: string): string[] => readdirSync(join(folder, part)).toSorted()

/** A page of `hostilePages.html`, which says only in what it differs from this frame. */
function framed(part: string): [name: string, text: string] {
  const [first = '', ...rest] = part.split(' -->\n')
  const [name = '', title, html = 'lang="en"', body] = first.split(' | ')
  const [head = '', content = '{{host}}'] = rest.join(' -->\n').trim().split('<!-- body -->\n')
  const text = `<!doctype html>
<html ${html}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<script src="/wild/probe.js"></script>
${head && `${head.trim()}\n`}<script {{how}} src="{{widget}}" data-api-root="{{apiRoot}}"></script>
</head>
<body${body === undefined ? '' : ` ${body}`}>
${content}
</body>
</html>
`
  return [`${name}.html`, text]
}

const readFramed = () =>
  new Map(
    readPage('hostilePages.html')
      .split(/^<!-- page: /m)
      .slice(1)
      .map(framed),
  )

const form = '<donate-form project-id="4" purpose-id="41"></donate-form>\n'

/** An installed file by its path: old packages do not export the file that pages need. */
const installed = (path: string): URL => new URL(`../../node_modules/${path}`, import.meta.url)

/** Libraries by the address that pages use. */
const libraries: Readonly<Record<string, string>> = {
  'bootstrap3.js': 'bootstrap3/dist/js/bootstrap.min.js',
  'bootstrap3.css': 'bootstrap3/dist/css/bootstrap.min.css',
  'bootstrap5.js': 'bootstrap/dist/js/bootstrap.bundle.min.js',
  'bootstrap5.css': 'bootstrap/dist/css/bootstrap.min.css',
  'jquery1.js': 'jquery/dist/jquery.min.js',
  'mootools.js': 'mootools/lib/mootools-core-1.5.2-server.js',
  'require.js': 'requirejs/require.js',
  'ses.js': 'ses/dist/lockdown.umd.min.js',
  'turbo.js': '@hotwired/turbo/dist/turbo.es2017-umd.js',
  'vue.js': 'vue/dist/vue.global.prod.js',
  'vue-router.js': 'vue-router/dist/vue-router.global.prod.js',
  'zone.js': 'zone.js/bundles/zone.umd.min.js',
}

const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' }

/**
 * `/wild/<name>` is a page of `hostilePages.html`, or `<name>.html`. Double braces in it are filled: `siteRoot`, `apiRoot`, `otherRoot` (this server under a name of another origin), `widget`
 * (our script's address), `how`, and `host` (the usual content of every page). In `transformed` also `zoom`; in `framed` `ownRoot`, and from its own query
 * `page`, `frame` and `search`, the whole query.
 * The query has `?script=off` (the same page without our code), `?form` (also a form in the page), and what the page itself reads. `?how=` names attributes of
 * the script tag: `async`, `defer`, `type=module`, or nothing. `?file=` is a path of the trust's site instead of `/widget/v1/donate.js`.
 */
export const createHostilePages = (roots: {
  siteRoot: string
  apiRoot: string
}): ((request: Request) => Promise<Response>) => {
  const probe = pagesIn('probe').map(readPage).join('\n')
  const pages = readFramed()
  return async (request) => {
    const { pathname, search, searchParams, port } = new URL(request.url)
    const name = pathname.slice('/wild/'.length)
    if (name === 'probe.js') return answer(probe, '.js')
    if (name === 'nothing.js') return answer('', '.js')
    if (name === 'lib/react-page.js') return answer(await buildReactPage(), '.js')
    const library = libraries[name.slice('lib/'.length)]
    if (name.startsWith('lib/') && library) return answer(readFileSync(installed(library), 'utf8'), extname(name))
    const path = extname(name) ? name : `${name}.html`
    if (!/^[\w-]+\.(html|css|js)$/.test(path)) return new Response('There is no such page.', { status: 404 })
    const off = searchParams.get('script') === 'off'
    const values: Record<string, string> = {
      ...roots,
      ownRoot: `http://127.0.0.1:${port}`,
      otherRoot: `http://localhost:${port}`,
      search,
      page: searchParams.get('page') ?? 'clean',
      zoom: searchParams.get('zoom') ?? '1',
      frame: searchParams.get('frame') ?? '',
      host: readPage('host.html') + (searchParams.has('form') ? form : ''),
      widget: off ? '/wild/nothing.js' : roots.siteRoot + (searchParams.get('file') ?? '/widget/v1/donate.js'),
      how: searchParams.get('how') ?? 'async',
    }
    const fill = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
    return answer(fill(fill(pages.get(path) ?? readPage(path))), extname(path))
  }
}

const answer = (text: string, extension: string): Response =>
  new Response(text, {
    headers: {
      'Content-Type': `${types[extension]}; charset=utf-8`,
      'Cache-Control': 'no-cache',
      'Access-Control-Allow-Origin': '*',
    },
  })

let built: Promise<string> | undefined

/** The React page's bundle, made at its first visit: React is CommonJS, which no browser loads. */
const buildReactPage = (): Promise<string> => (built ??= bundle())

const bundle = async (): Promise<string> => {
  const output = await build({
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
  const outputs = Array.isArray(output) ? output : [output]
  const chunk = outputs.flatMap((one) => ('output' in one ? one.output : [])).find((one) => one.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('The React page was not built.')
  return chunk.code
}
