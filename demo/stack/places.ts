/** Paths on disk, and ports. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../..', import.meta.url))
export const distDir = fileURLToPath(new URL('../../dist', import.meta.url))
/** Texts and pictures of the demo's trust. */
export const contentDirectory = join(repository, 'demo/content')
/** `.data`, or the folder that DATA_DIR names. */
export const dataDir = resolve(process.env['DATA_DIR'] || join(repository, '.data'))

const VARIABLES = {
  site: ['SITE_PORT', 4300],
  api: ['API_PORT', 4301],
  gateway: ['GATEWAY_PORT', 4302],
  partner: ['PARTNER_PORT', 4303],
  identity: ['IDENTITY_PORT', 4304],
} as const

export type Part = keyof typeof VARIABLES
export type Ports = Record<Part, number>
export const parts = ['site', 'api', 'gateway', 'partner', 'identity'] as const satisfies readonly Part[]
/** Each becomes a free one. */
export const anyPorts: Readonly<Ports> = { site: 0, api: 0, gateway: 0, partner: 0, identity: 0 }

/** Name of the environment variable of each port. */
export const portVariable = (part: Part): string => VARIABLES[part][0]

/**
 * Ports from the environment, else the defaults.
 *
 * @throws Error with one sentence if a variable is not a port number, or two programs have the same one.
 */
export function portsFrom(env: Readonly<Record<string, string | undefined>>): Ports {
  const ports = { ...anyPorts }
  for (const part of parts) {
    const [variable, fallback] = VARIABLES[part]
    const text = env[variable] || String(fallback)
    ports[part] = Number(text)
    if (!/^\d+$/.test(text) || ports[part] > 65_535)
      throw new Error(`${variable}=${text} is not a port number (0 to 65535).`)
  }
  const given = Object.values(ports).filter((port) => port !== 0)
  if (new Set(given).size < given.length) throw new Error(`Two parts have the same port: ${JSON.stringify(ports)}.`)
  return ports
}
