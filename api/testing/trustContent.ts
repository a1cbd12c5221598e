import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentDirectory } from './demoContent.ts'

/** The details that differ from the sample's, as a trust writes its own. */
const own: ReadonlyArray<readonly [RegExp, string]> = [
  [/AAAAA0000AF20260 \(.*\)/, 'AABTK4821EF20214'],
  [/AAAAA0000AE20260 \(.*\)/, 'AABTK4821EE20206'],
  [/AAAAA0000A\/10AC\/000 \(.*\)/, 'AABTK4821E/10AC/117'],
  [/AAAAA0000A(?=")/, 'AABTK4821E'],
  [/CSR00000000 \(.*\)/, 'CSR00018273'],
  [/Example Bank, Devkinara branch|एग्ज़ाम्पल बैंक, देवकिनारा शाखा/, 'Union Bank, Rishikesh'],
  [/000000000123/, '520101234567890'],
  [/EXMP0000123/, 'UBIN0531234'],
  [/kinara@examplebank/, 'kindtrust@unionbank'],
  [/Kinara Seva Nyas/g, 'Kind Trust'],
  [/किनारा सेवा न्यास/g, 'दयालु न्यास'],
]

/** Writes the content of another trust into a new folder, and answers the folder. */
export async function writeTrustContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trust-content-'))
  await cp(contentDirectory, folder, { recursive: true })
  for (const name of ['contact/contact.json', 'contact/en.yaml', 'contact/hi.yaml', 'rules/receipts.json']) {
    const file = join(folder, name)
    const text = await readFile(file, 'utf8')
    const changed = own.reduce((rest, [pattern, value]) => rest.replace(pattern, value), text)
    await writeFile(file, changed)
  }
  return folder
}
