/** Serves the peers' finished pages under `/peers/<slug>/`. */
import { readFile } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** @param folders of the finished pages, by slug */
export async function answerPeerPage(folders: ReadonlyMap<string, string>, pathname: string): Promise<Response> {
  const [, slug = '', rest = ''] = /^\/peers\/([a-z]+)\/(.*)$/.exec(pathname) ?? []
  const folder = folders.get(slug)
  const file = folder && join(folder, normalize(`/${rest || 'index.html'}`))
  const body = file && (await readFile(file).catch(() => undefined))
  if (!body) return new Response('There is no such page.', { status: 404 })
  const type = types[extname(file)] ?? 'application/octet-stream'
  return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
}
