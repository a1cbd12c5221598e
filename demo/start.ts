/** `npm start`: the whole product on one machine. `npm run dev` (`--dev`): the same with hot reload; Node starts it again when a source of the servers changes. */
import { announcePdf } from '../api/accounting/receipts/pdf/renderPdf.ts'
import { plainLog } from '../api/base/logging/plainLog.ts'
import { runProgram } from '../shared/server/runProgram.ts'
import { buildParts } from '../tools/build/buildParts.ts'
import { endWithNpm } from './stack/endWithNpm.ts'
import { dataDir, portsFrom } from './stack/places.ts'
import { startStack } from './stack/startStack.ts'
import { originOf, type Roots } from '../site/server/roots.ts'

endWithNpm()
const dev = process.argv.includes('--dev')

const say = (line: string) => console.log(`  ${line}`)

await runProgram(async () => {
  // Fails for a wrong port before the build, which takes longest.
  const ports = portsFrom(process.env)
  await buildParts({ parts: dev ? ['widget'] : ['widget', 'site'], say })
  const databaseUrl = process.env['DATABASE_URL']
  const { startDevSite } = dev ? await import('../tools/devSite.ts') : { startDevSite: undefined }
  const stack = await startStack({
    ports,
    dataDir,
    log: say,
    ...(databaseUrl ? { databaseUrl } : {}),
    offlineOnly: process.env['OFFLINE_ONLY'] === '1',
    ...(startDevSite ? { startSite: startDevSite } : {}),
  })
  console.log(welcome(stack, dev))
  void announcePdf(plainLog(say))
  return stack
})

/** Printed in the terminal once everything answers. */
function welcome({ siteRoot, apiRoot, gatewayRoot, partnerRoot, social }: Roots, dev: boolean): string {
  return `
  Donate widget${dev ? ', with hot reload' : ''}

    Partner's page      ${partnerRoot}
    Trust's site        ${siteRoot}
    API                 ${apiRoot}
    API to read         ${partnerRoot}/api-docs
    Sandbox payments    ${gatewayRoot}/sandbox
    Mail outbox         ${originOf(apiRoot)}/outbox${social?.google ? `\n    Sandbox sign-in     ${originOf(social.google.script)}` : ''}

    Sign in as          asha@example.org  or  ravi@example.org
    Staff (/staff)      accounts@example.org  or  treasurer@example.org
    Password            Namaste#2025

  Begin on the partner's page: press Donate. No money moves. Ctrl-C ends it.
`
}
