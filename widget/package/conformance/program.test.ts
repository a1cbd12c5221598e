/** The program as an engineer starts it: options, reports and exit codes. */
import { execFile } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOptions, WrongUsage } from './options.ts'
import { reports } from './reports.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

function start(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program, ...args, '--pause', '0'], (_, out, err) =>
      resolve({ code: child.exitCode, out, err }),
    )
  })
}

/** It answers the list of projects, and nothing else. */
let server: Server
let root = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const isList = request.url === '/v1/project/dropdown-list'
    response.writeHead(isList ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(isList ? '{"status":true,"message":"","data":[],"error":null}' : 'nothing <here> & there')
  })
  await new Promise<void>((go) => server.listen(0, '127.0.0.1', go))
  const address = server.address()
  root = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/v1`
})
afterAll(() => new Promise((done) => server.close(done)))

describe('the program', () => {
  it('names deviations and ends with 1', async () => {
    const { code, out } = await start('--api-root', root)
    expect(code).toBe(1)
    expect(out).toContain('FAIL  json-body: Every answer is JSON')
    expect(out).toContain('skip  sign-in: needs --pay')
  })

  it('writes one JSON value with --format json', async () => {
    const { out } = await start(`--api-root=${root}/`, '--format=json')
    const written: unknown = JSON.parse(out)
    expect(written).toMatchObject({ api_root: root, passed: false })
    expect(written).toMatchObject({
      checks: expect.arrayContaining([expect.objectContaining({ id: 'projects', outcome: 'failed' })]),
    })
  })

  it('ends with 2 if the address does not answer, and for a wrong option', async () => {
    const silent = await start('--api-root', 'http://127.0.0.1:1')
    expect(silent).toMatchObject({ code: 2, out: '' })
    expect(silent.err).toContain('does not answer')
    const wrong = await start('--api-rot', root)
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain('There is no option --api-rot.')
  })
})

describe('options', () => {
  it('takes the account from the environment, so that no password is in the list of processes', () => {
    const env = { CONFORMANCE_EMAIL: 'a@example.org', CONFORMANCE_PASSWORD: 'secret' }
    const { settings } = readOptions(['--api-root', root, '--pay', '--site-root', 'https://trust.example/hi/'], env)
    expect(settings).toMatchObject({
      pay: { email: 'a@example.org', password: 'secret', key: null },
      siteOrigin: 'https://trust.example',
    })
  })

  it.each([
    ['no address', []],
    ['an address without a scheme', ['--api-root', 'api.example.org']],
    ['the paying part without an account', ['--api-root', 'https://a.example', '--pay']],
    ['an unknown format', ['--api-root', 'https://a.example', '--format', 'xml']],
    ['an option without its value', ['--api-root']],
    ['a time that is no number', ['--api-root', 'https://a.example', '--timeout', 'soon']],
  ])('refuses %s', (_, args) => {
    expect(() => readOptions(args, {})).toThrow(WrongUsage)
  })
})

describe('the JUnit report', () => {
  it('is XML that counts failures and omissions, whatever an answer contains', () => {
    const common = { rule: 'A & B', part: 'read' } as const
    const xml = reports.junit(
      [
        { ...common, id: 'one', outcome: 'passed', notes: [] },
        { ...common, id: 'two', outcome: 'failed', notes: ['<h1 class="x">\u0000'] },
        { ...common, id: 'three', outcome: 'skipped', notes: ['needs --pay'] },
      ],
      'https://a.example/v1',
    )
    expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuite name="donate-conformance https://a.example/v1" tests="3" failures="1" skipped="1">
  <testcase classname="read" name="one: A &amp; B"/>
  <testcase classname="read" name="two: A &amp; B"><failure message="&lt;h1 class=&quot;x&quot;&gt;"/></testcase>
  <testcase classname="read" name="three: A &amp; B"><skipped message="needs --pay"/></testcase>
</testsuite>`)
  })
})
