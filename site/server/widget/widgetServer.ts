/** Serves the widget: under `v1` the newest with its modules, and under its version each single file whose hash pages may request (docs/embedding/versioning.md). */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import packageJson from '../../../package.json' with { type: 'json' }
import { type BuiltFile, readBuiltFiles, sendFile } from '../files/builtFiles.ts'

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

/** Released versions of the widget, each as it was built, before roots were replaced (docs/decisions/021-released-versions-are-kept.md). */
export const releasedDir = fileURLToPath(new URL('released', import.meta.url))

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

// The versions that pages can pin: the released ones, and the one in development.

interface WidgetVersion {
  version: string
  /** As a page writes it into `integrity`. */
  integrity: string
  /** Kept in the repository: its bytes never change. */
  released: boolean
  file: BuiltFile
}

/**
 * The newest first. A kept release replaces a build with the same number: the code of a released number never changes, even if the sources do.
 *
 * @param built folder of the current build's single file.
 * @param released contains a folder for each released version.
 * @param change replaces the roots; the hash is of the sent file, so each trust's server has its own
 */
async function readVersions(
  built: string,
  released: string,
  change: (text: string) => string,
  quality?: number,
): Promise<WidgetVersion[]> {
  const [current, kept] = await Promise.all([
    readBuiltFiles(built, change, quality),
    readBuiltFiles(released, change, quality),
  ])
  const versions = new Map<string, WidgetVersion>()
  const add = (version: string, file: BuiltFile, isReleased: boolean) =>
    versions.set(version, { version, integrity: integrityOf(file.bodies.identity), released: isReleased, file })
  const whole = current.get('/donate.js')
  if (whole) add(packageJson.version, whole, false)
  for (const [path, file] of kept) {
    const version = /^\/(\d+\.\d+\.\d+)\/donate\.js$/.exec(path)?.[1]
    if (version) add(version, file, true)
  }
  return [...versions.values()].toSorted((a, b) => b.version.localeCompare(a.version, 'en', { numeric: true }))
}

const integrityOf = (bytes: Uint8Array): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`
