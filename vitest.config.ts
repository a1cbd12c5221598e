/** Unit tests, beside what they test. The browser's whole-flow tests are Playwright's (e2e). */
import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { trustName } from './demo/texts.ts'
import { nameText } from './site/server/trustName.ts'
import { leanPreact, toPreact } from './tools/build/leanPreact.ts'

/** Programs that tests start keep their compiled code. `npm test` says where, too (tools/check/runCommand.ts). */
process.env['NODE_COMPILE_CACHE'] ??= new URL('./node_modules/.cache/compiled', import.meta.url).pathname

/** Script tags are looked at, never fetched; nothing is said of that. */
const quietScripts = { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } }

/**
 * Limits for what never happens, in ms. A test ends as soon as its condition is true, so a limit costs nothing until something is broken. A machine whose cores do
 * other work needs ten times as long as a quiet one.
 */
const limits = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/** What tests of the API and the site begin with. */
const preparedDatabase = new URL('./api/testing/preparedDatabase.ts', import.meta.url).pathname

/** One PostgreSQL server for the files that need one; it starts when the first of them does. */
const sharedPostgres = new URL('./api/testing/sharedPostgres.ts', import.meta.url).pathname

/** Tests sign in thousands of times. */
const quickPasswords = { '@node-rs/argon2': new URL('./api/testing/quickArgon2.ts', import.meta.url).pathname }

/** React's renderer for servers leaves the contexts of its last page behind, so its test does not run among pages in a window. */
const onNode = globSync([
  '{shared,api,owner,demo,tools,e2e,site/server,widget/package/conformance}/**/*.test.ts',
  'site/framework/render.test.ts',
])

/** Tests of programs, such as a PostgreSQL server, or one that reads PDFs. `npm test` runs them, `npm run check` does not. */
const withPrograms = onNode.filter((file) =>
  /\/(runTrust|runCommand|buildParts|startPostgres|createDatabase|world|poppler|openPdf)\.ts'|'node:child_process'/.test(
    readFileSync(file, 'utf8'),
  ),
)

/**
 * Tests of programs begin first, because they wait and leave a processor to the others. One of them waits two minutes for a silent database: at the end, nothing
 * else would be left to do meanwhile.
 */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ project, moduleId }: TestSpecification): number => {
      if (project.name !== 'programs') return 2
      return moduleId.endsWith('/waitingStart.test.ts') ? 0 : 1
    }
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** One world for all files of a worker: half the time. Nothing here keeps state in a module. */
const nodeTests = {
  environment: 'node' as const,
  pool: 'threads' as const,
  isolate: false,
  alias: quickPasswords,
  globalSetup: [preparedDatabase, sharedPostgres],
  ...limits,
}

/** What the site's build sets (site/framework/firstLoad/roots.ts). */
const siteRoots = {
  __API_ROOT__: JSON.stringify('http://api.test/api'),
  __SITE_ROOT__: JSON.stringify('http://site.test'),
  __SOCIAL__: JSON.stringify(''),
  __TRUST_NAME__: JSON.stringify(nameText(trustName)),
}

export default defineConfig({
  test: {
    // Two more than the machine has cores: tests of programs and of the site wait now and then.
    maxWorkers: 4,
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
        define: siteRoots,
        test: { ...nodeTests, name: 'node', include: onNode.filter((file) => !withPrograms.includes(file)) },
      },
      {
        // In processes of their own. To start a program, Linux copies the page tables of a process, and all of its memory is slow afterwards: with the gigabytes of
        // all threads that is half a second of a processor.
        test: { ...nodeTests, pool: 'forks', name: 'programs', include: withPrograms },
      },
      {
        resolve: { alias: toPreact },
        // Its tests run with the Preact that is built.
        plugins: [leanPreact()],
        oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
        define: {
          __API_ROOT__: JSON.stringify('http://api.test/api'),
          // Each test says by its own `siteRoot` whether the page is the trust's.
          __SITE_ROOT__: 'location.origin',
          __FOLDER__: JSON.stringify('test/'),
          __VERSION__: JSON.stringify('test'),
        },
        test: {
          name: 'widget',
          environment: 'happy-dom',
          // One window and one copy of each module for all files of a worker: a quarter of the processor time. `restoreMocks` and the set-up clean after each test.
          // So no test replaces a module (see the site).
          isolate: false,
          environmentOptions: quietScripts,
          include: ['widget/**/*.test.ts', 'widget/**/*.test.tsx'],
          exclude: ['widget/react/**', 'widget/package/conformance/**'],
          setupFiles: ['widget/testing/setup.ts'],
          restoreMocks: true,
          ...limits,
          // Only what is inlined sees the alias and the plugin.
          server: { deps: { inline: ['zustand', /@testing-library/, /preact/] } },
        },
      },
      {
        // The host's own React, as in the npm package.
        oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
        test: {
          name: 'react',
          environment: 'happy-dom',
          environmentOptions: quietScripts,
          include: ['widget/react/**/*.test.tsx'],
          restoreMocks: true,
          ...limits,
        },
      },
      {
        extends: './vite.site.config.ts',
        root: 'site',
        define: siteRoots,
        test: {
          name: 'site',
          include: ['**/*.test.{ts,tsx}'],
          // They run on Node: the first project tests them.
          exclude: ['server/**', 'framework/render.test.ts'],
          // Its files share one window, the modules and above all the database of their worker: a third of the processor time. So no test replaces a module
          // (`vi.mock`): the next file would get the replacement. `vi.spyOn` of its exports and `newCopy` leave nothing behind.
          isolate: false,
          // Said again: a project with a file of its own would run one test file at a time. Threads start in half the time of processes.
          maxWorkers: 4,
          pool: 'threads',
          alias: quickPasswords,
          globalSetup: [preparedDatabase],
          ...limits,
        },
      },
    ],
  },
})
