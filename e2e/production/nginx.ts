/** Debian's nginx with the configuration of `deploy/nginx`, in a folder of its own, on free ports. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../../demo/stack/places.ts'
import { requireProgram } from '../../tools/check/findProgram.ts'

const call = promisify(execFile)
const shipped = (file: string) => readFile(join(repository, 'deploy/nginx', file), 'utf8')

export interface NginxOptions {
  tls: number
  plain: number
  /** What one client may call; the shipped limit by default. Fewer make a test independent of the machine's load. */
  callsPerSecond?: number
}

export interface Nginx {
  /** The folder of the programs' sockets, for their variable HOST. */
  sockets: string
  /** Certificate of `localhost`, for programs that call through nginx. */
  certificate: string
  /** Text of its access log. */
  accessLog(): Promise<string>
  /** Text of its error log. */
  errorLog(): Promise<string>
  /** Text of the logs that nginx uses where the configuration names none: `access` and `error` of Debian. */
  defaultLogs(): Promise<string>
  /** Starts it; the programs may start later. */
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * Prepares nginx: only ports, host name, and the paths of sockets, certificate and logs differ from the shipped files.
 * @throws Error with nginx's own words if it refuses the configuration
 */
export async function prepareNginx(options: NginxOptions): Promise<Nginx> {
  const program = requireProgram('nginx')
  const directory = await mkdtemp(join(tmpdir(), 'nginx-'))
  const certificate = await makeCertificate(directory)
  const configuration = join(directory, 'nginx.conf')
  const sockets = join(directory, 'sockets')
  for (const folder of [join(directory, 'tmp'), sockets]) await mkdir(folder)
  // If root runs the tests, nginx's workers are another user. They need the way to the sockets.
  for (const folder of [directory, sockets]) await chmod(folder, 0o755)
  await writeFile(configuration, await wholeConfiguration(directory, options))
  const args = ['-c', configuration, '-p', directory, '-e', join(directory, 'start.log')]
  await call(program, ['-t', ...args]).catch((error: unknown) => {
    throw new Error(`nginx refuses deploy/nginx: ${String(error)}`)
  })
  let stop = async () => undefined
  return {
    sockets,
    certificate,
    accessLog: () => readFile(join(directory, 'access.log'), 'utf8'),
    errorLog: () => readFile(join(directory, 'error.log'), 'utf8'),
    async defaultLogs() {
      const texts = ['default-access.log', 'default-error.log'].map((name) => readFile(join(directory, name), 'utf8'))
      return (await Promise.all(texts)).join('')
    },
    async start() {
      const child = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
      const ended = once(child, 'exit')
      stop = async () => {
        child.kill('SIGQUIT')
        await ended
      }
    },
    async stop() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function makeCertificate(directory: string): Promise<string> {
  const [key, certificate] = [join(directory, 'privkey.pem'), join(directory, 'fullchain.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await call('openssl', ['req', '-x509', ...kind, '-days', '2', ...name, '-keyout', key, '-out', certificate])
  return certificate
}

async function wholeConfiguration(
  directory: string,
  { tls, plain, callsPerSecond = 50 }: NginxOptions,
): Promise<string> {
  const upstreams = (await shipped('upstreams.conf')).replaceAll('/run/donate/', `${directory}/sockets/`)
  const servers = (await shipped('donate.conf'))
    .replaceAll(/^\s*listen \[::].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ssl', `listen 127.0.0.1:${tls} ssl`)
    .replace('rate=50r/s', `rate=${callsPerSecond}r/s`)
    .replace('rate=500r/s', `rate=${callsPerSecond * 10}r/s`)
    .replaceAll('/etc/letsencrypt/live/donate.example.org', directory)
    .replaceAll('donate.example.org', 'localhost')
    .replaceAll('/var/log/nginx/donate.', `${directory}/`)
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${directory}/tmp/${name};`)
    .join('\n')
  // Debian's own nginx.conf has such a frame, its logs, and its file of types. A test may choose its address by a header.
  return `pid ${directory}/nginx.pid;
worker_processes 1;
events { worker_connections 512; }
http {
include /etc/nginx/mime.types;
default_type application/octet-stream;
access_log ${directory}/default-access.log;
error_log ${directory}/default-error.log;
set_real_ip_from 127.0.0.1;
real_ip_header X-Address-In-Test;
${folders}
${upstreams}
${await shipped('carriers.conf')}
${servers}
}
`
}
