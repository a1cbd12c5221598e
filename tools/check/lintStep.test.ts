/** Small files under our configurations: each kind is checked strictly, and sees only what exists where it runs. */
import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { repository } from '../../demo/stack/places.ts'

const folder = mkdtempSync(join(tmpdir(), 'lint-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Only strict rules see it: an entry that may be missing. */
const loose = 'export const first = (all: string[]): string => all[0]\n'
const node = 'export const own = process.pid\n'
const browser = 'export const own = document.title\n'

/** Each file, what it says, and what the compiler must answer. */
const files: ReadonlyArray<readonly [path: string, text: string, answer: string]> = [
  ...[
    'shared/a.ts',
    'shared/a.test.ts',
    'shared/server/a.ts',
    'widget/a.tsx',
    'widget/a.test.tsx',
    'site/a.tsx',
    'site/a.test.tsx',
    'site/server/a.ts',
    'api/a.ts',
    'api/a.test.ts',
    'api/accounts/testing/a.ts',
    'demo/a.ts',
    'demo/partner-page/a.ts',
    'owner/a.ts',
    'e2e/a.spec.ts',
    'tools/a.ts',
    'a.config.ts',
  ].map((path) => [path, loose, 'TS2322'] as const),
  ['owner/files/a.js', 'console.log("".none)\n', 'TS2339'],
  ['demo/partner-page/files/a.js', 'console.log("".none)\n', 'TS2339'],
  ['shared/node.ts', node, 'TS2591'],
  ['widget/node.ts', node, 'TS2591'],
  ['shared/browser.ts', browser, 'TS2584'],
  ['shared/server/browser.ts', browser, 'TS2584'],
  ['api/browser.ts', browser, 'TS2584'],
]

it('checks the types of each kind of file', async () => {
  for (const path of globSync(['tsconfig.json', '*/tsconfig.json', '*/*/tsconfig.json', '.oxlintrc.json'], {
    cwd: repository,
    exclude: ['node_modules', 'dist'],
  }))
    cpSync(join(repository, path), join(folder, path))
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [oxlint, '--format=unix', ...files.map(([path]) => path)],
    { cwd: folder },
  ).catch((error: { stdout: string }) => error)
  const answers = [...stdout.matchAll(/^(\S+?):\d.*\((TS\d+)\)\]$/gm)].map(([, path, code]) => `${path} ${code}`)
  expect(answers.sort()).toEqual(files.map(([path, , answer]) => `${path} ${answer}`).sort())
})
