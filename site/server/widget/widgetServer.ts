/** Serves the widget: under `v1` the newest with its modules, and under its version each single file whose hash pages may request (docs/embedding/versioning.md). */
import { join } from 'node:path'
import { Hono } from 'hono'
import { readBuiltFiles } from '../files/builtFiles.ts'
import { sendFile } from '../files/sendFile.ts'
import { readVersions, releasedDir } from './widgetVersions.ts'

export const FOREVER = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300'
/** Any page of the world may load the widget. */
const FOREIGN = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Timing-Allow-Origin': '*',
}

/** The widget's modules are in a folder named by their content; folders of earlier builds may be there too. */
const isHashed = (path: string): boolean => /^\/[\da-z]{6}\/[^/]+$/.test(path)

/**
 * @param dist folder with `widget` and `widget-single`; read and compressed once at the start, like the released versions
 * @param change replaces the roots
 * @param released folder of the released versions
 */
export async function createWidgetServer(
  dist: string,
  change: (text: string) => string,
  released: string = releasedDir,
  quality?: number,
): Promise<Hono> {
  const [newest, versions] = await Promise.all([
    readBuiltFiles(join(dist, 'widget'), change, quality),
    readVersions(join(dist, 'widget-single'), released, change, quality),
  ])
  const list = {
    latest: versions.find((one) => one.released)?.version ?? null,
    versions: versions.map(({ file: _file, ...listed }) => listed),
  }
  const app = new Hono()
  app.options('*', (c) => c.body(null, 204, { ...FOREIGN, 'Access-Control-Allow-Methods': 'GET, HEAD' }))
  app.get('/versions.json', (c) => c.json(list, 200, { ...FOREIGN, 'Cache-Control': SHORT }))
  for (const { version, released: isKept, file } of versions)
    app.get(`/${version}/donate.js`, (c) =>
      sendFile(c.req.raw, file, { ...FOREIGN, 'Cache-Control': isKept ? FOREVER : SHORT }),
    )
  app.get('/v1/*', (c) => {
    const path = c.req.path.slice(c.req.path.indexOf('/v1/') + '/v1'.length)
    const file = newest.get(path)
    if (!file) return c.text('No such file of the widget.', 404, FOREIGN)
    return sendFile(c.req.raw, file, { ...FOREIGN, 'Cache-Control': isHashed(path) && !file.changed ? FOREVER : SHORT })
  })
  app.all('*', (c) => c.text('No such file of the widget.', 404, FOREIGN))
  return app
}
