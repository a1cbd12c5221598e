import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentDirectory } from './demoContent.ts'

/** The details that differ from the sample's, as a trust writes its own. */
const own: ReadonlyArray<readonly [RegExp, string]> = [
  [/AAAAA0000AF20260 \(.*\)/g, 'AABTK4821EF20214'],
  [/AAAAA0000AE20260 \(.*\)/g, 'AABTK4821EE20206'],
  [/AAAAA0000A\/10AC\/000 \(.*\)/g, 'AABTK4821E/10AC/117'],
  [/AAAAA0000A(?=")/g, 'AABTK4821E'],
  [/CSR00000000 \(.*\)/g, 'CSR00018273'],
  [/Example Bank, Devkinara branch|एग्ज़ाम्पल बैंक, देवकिनारा शाखा/g, 'Union Bank, Rishikesh'],
  [/000000000123/g, '520101234567890'],
  [/EXMP0000123/g, 'UBIN0531234'],
  [/kinara@examplebank/g, 'kindtrust@unionbank'],
  [/Kinara Seva Nyas/g, 'Kind Trust'],
  [/किनारा सेवा न्यास/g, 'दयालु न्यास'],
]

/** The mark of the sample, in Markdown and YAML, and in JSON. */
const mark = /^sample: true\n|"sample": true,\s*/gm

/**
 * Writes the content of another trust into a new folder, and answers the folder.
 * @param sample the sample content of the release that reads it: an older one refuses fields that it does not know
 */
export async function writeTrustContent(sample = contentDirectory): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trust-content-'))
  await cp(sample, folder, { recursive: true })
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(md|yaml|json)$/.test(name)) continue
    const file = join(folder, name)
    const text = (await readFile(file, 'utf8')).replace(mark, '')
    await writeFile(
      file,
      /^(contact|rules)[./]/.test(name)
        ? own.reduce((rest, [pattern, value]) => rest.replaceAll(pattern, value), text)
        : text,
    )
  }
  return folder
}

/** A complete environment of a small trust, as its operator would write it. */
export const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://donate:hush@127.0.0.1:5432/donate',
  CONTENT_DIR: '/srv/donate/content',
  API_URL: 'https://api.kind.example/donate/api/',
  SITE_URL: 'https://www.kind.example',
  TRUSTED_PROXIES: '1',
  DATA_ENCRYPTION_KEYS: '2026:q7kq0R3mXJm1y7m0b1d8oVn2w5cT4hL9sZxEaGuFpPk=',
  RECEIPT_SIGNING_KEY:
    '2026:MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgQ8lc9WeWVRCmLvutjGStI7gnlBk0U3tDGGb4o47FJOKhRANCAASyJ5NSh+cutrlFXJpHpws6y/tQbVEkGcA919m8Q80lnIpioAiqBgDqbqUjoUyE59S6kZ+fRHutPtmGZY8WkRAG',
  PAYMENT_URL: 'https://secure.payu.in/_payment',
  PAYU_KEY: 'Qk7Lp2',
  PAYU_SALT: 'Zq81LmPp02Vt, Yw77NnRr33Bb',
  SMTP_URL: 'smtp://127.0.0.1:2525',
  MAIL_FROM: 'Kind Trust <donations@kind.example>',
  TRUST_NAME: 'Kind Trust',
  TRUST_NAME_HI: 'दयालु न्यास',
}
