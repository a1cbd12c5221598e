/** Serves the widget: under `v1` the newest with its modules, and under its version the single file whose hash pages may ask for (docs/versioning.md). */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Hono } from 'hono'
import packageJson from '../../package.json' with { type: 'json' }
import { readBuiltFiles } from './builtFiles.ts'
import { sendFile } from './sendFile.ts'

export const FOREVER = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'
/** Any page of the world may load the widget. */
const FOREIGN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
}

/** The widget's modules stand in a folder named by their content. */
const isHashed = (path: string): boolean => /^\/[\da-z]{6}\/[^/]+$/.test(path)

/**
 * @param dist folder that holds `widget` and `widget-single`; read and compressed once, now
 * @param change puts the roots in; the hash is of what is sent, so each trust's own server tells its own
 */
export async function createWidgetServer(dist: string, change: (text: string) => string): Promise<Hono> {
  const [newest, single] = await Promise.all([
    readBuiltFiles(join(dist, 'widget'), change),
    readBuiltFiles(join(dist, 'widget-single'), change),
  ])
  const { version } = packageJson
  const whole = single.get('/donate.js')
  const versions = {
    latest: version,
    versions: whole ? [{ version, integrity: integrityOf(whole.bodies.identity) }] : [],
  }
  const app = new Hono()
  app.options('*', (c) => c.body(null, 204, { ...FOREIGN, 'Access-Control-Allow-Methods': 'GET, HEAD' }))
  app.get('/versions.json', (c) => c.json(versions, 200, { ...FOREIGN, 'Cache-Control': SHORT }))
  app.get(`/${version}/donate.js`, (c) =>
    whole
      ? sendFile(c.req.raw, whole, { ...FOREIGN, 'Cache-Control': FOREVER })
      : c.text('This version was not built.', 404, FOREIGN),
  )
  app.get('/v1/*', (c) => {
    const path = c.req.path.slice(c.req.path.indexOf('/v1/') + '/v1'.length)
    const file = newest.get(path)
    if (!file) return c.text('No such file of the widget.', 404, FOREIGN)
    return sendFile(c.req.raw, file, { ...FOREIGN, 'Cache-Control': isHashed(path) ? FOREVER : SHORT })
  })
  app.all('*', (c) => c.text('No such file of the widget.', 404, FOREIGN))
  return app
}

/** As a page writes it into `integrity`. */
const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
