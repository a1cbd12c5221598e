/** Finds Debian's servers, which the tests of the deployment run: nginx, and PostgreSQL with its tools. */
import { existsSync, globSync } from 'node:fs'

interface Known {
  /** An environment variable with its path, which wins. */
  variable: string
  /** Patterns of usual places. */
  places: readonly string[]
  /** Debian's package of it. */
  package: string
}

export const servers = {
  nginx: { variable: 'NGINX_PATH', places: ['/usr/sbin/nginx', '/usr/local/sbin/nginx'], package: 'nginx-light' },
  /** The folder with initdb, postgres, pg_dump and others of one version. */
  postgres: { variable: 'POSTGRES_BIN', places: ['/usr/lib/postgresql/*/bin'], package: 'postgresql' },
} as const satisfies Record<string, Known>

export type ServerName = keyof typeof servers

/** Path of an installed server: its variable, then the usual places with the newest version first. */
export function findServer(name: ServerName, env: NodeJS.ProcessEnv = process.env): string | undefined {
  const { variable, places }: Known = servers[name]
  const numeric = new Intl.Collator('en', { numeric: true })
  const found = places.flatMap((pattern) => globSync(pattern).toSorted((one, other) => numeric.compare(other, one)))
  return [env[variable] ?? '', ...found].find((path) => path !== '' && existsSync(path))
}

/** @throws Error that says how to get it */
export function requireServer(name: ServerName): string {
  const found = findServer(name)
  if (found) return found
  const { variable, package: debian } = servers[name]
  throw new Error(
    `There is no ${name}. Install Debian's ${debian}, or set ${variable}. npm test installs it by itself.`,
  )
}
