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

/** Writes the content of another trust into a new folder, and answers the folder. */
export async function writeTrustContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trust-content-'))
  await cp(contentDirectory, folder, { recursive: true })
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(md|yaml|json)$/.test(name)) continue
    const file = join(folder, name)
    const text = (await readFile(file, 'utf8')).replace(mark, '')
    await writeFile(
      file,
      /^(contact|rules)\//.test(name)
        ? own.reduce((rest, [pattern, value]) => rest.replaceAll(pattern, value), text)
        : text,
    )
  }
  return folder
}
