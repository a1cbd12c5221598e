/** The versions of the widget that pages can pin: the released ones, and the one in development. */
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import packageJson from '../../../package.json' with { type: 'json' }
import { type BuiltFile, readBuiltFiles } from '../files/builtFiles.ts'

/** Released versions of the widget, each as it was built, before roots were replaced (docs/decisions/021-released-versions-are-kept.md). */
export const releasedDir = fileURLToPath(new URL('released', import.meta.url))

export interface WidgetVersion {
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
 * @param built folder of the current build's single file
 * @param released contains a folder for each released version
 * @param change replaces the roots; the hash is of the sent file, so each trust's server has its own
 */
export async function readVersions(
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
