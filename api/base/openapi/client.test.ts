import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/testApi.ts'
import { readDocument } from '../../testing/readDocument.ts'

const modules = join(import.meta.dirname, '../../../node_modules')

/** Uses the client as a developer would: names of calls, payloads and answers are those of the document. */
const use = `
import { postDonationPaymentDetail, getProjectDropdownList } from './client/index.ts'

const list = await getProjectDropdownList()
export const titles: string[] | undefined = list.data?.data.map((project) => project.title)
export const detail = await postDonationPaymentDetail({ body: { project_id: 4, amount: 500 } })
export const txnId: string | undefined = detail.data?.data.txn_id
// @ts-expect-error an amount is a number
await postDonationPaymentDetail({ body: { project_id: 4, amount: '500' } })
`

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await createTestApi()
  folder = await mkdtemp(join(tmpdir(), 'client-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

it('gives a client that compiles', async () => {
  const { text } = await readDocument(api)
  await writeFile(join(folder, 'openapi.json'), text)
  await symlink(modules, join(folder, 'node_modules'))
  await createClient({
    input: join(folder, 'openapi.json'),
    output: join(folder, 'client'),
    logs: { level: 'silent', file: false },
  })
  const compilerOptions = {
    strict: true,
    noEmit: true,
    // What users compile is the client. TypeScript's own declarations take half the time.
    skipLibCheck: true,
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: [],
    allowImportingTsExtensions: true,
  }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts', 'client'] }))
  await writeFile(join(folder, 'use.ts'), use)
  const tsc = () =>
    execFileSync(process.execPath, [join(modules, 'typescript/bin/tsc'), '-p', folder], { stdio: 'pipe' })
  expect(problemsOf(tsc)).toBe('')
})

/** What the compiler prints if it fails. */
function problemsOf(compile: () => Buffer): string {
  try {
    return compile().toString()
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)
  }
}
