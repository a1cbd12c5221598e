import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type * as z from 'zod/mini'
import { inEachLanguage, languages } from '../../../shared/languages.ts'
import { entries, readFacts } from './readFacts.ts'
import { readOwnTexts, readTexts, type Texts } from './readTexts.ts'
import type { Source } from './report.ts'
import { postFacts, postTexts } from './schemas/lists.ts'
import { each, keysOf } from './schemas/parts.ts'

/** An entry: what is the same in every language, and its texts. */
export interface Entry<Facts, Text> {
  /** Name of its folder, or of its list. */
  name: string
  facts: Facts
  texts: Texts<Text>
}

/** Reads `<folder>/<kind>.json` and the texts beside it. */
export function readEntry<Facts extends z.ZodMiniType, Text extends z.ZodMiniType>(
  source: Source,
  folder: string,
  kind: string,
  factsSchema: Facts,
  textsSchema: (facts: z.output<Facts>) => Text,
): Entry<z.output<Facts>, z.output<Text>> | null {
  const facts = readFacts(source, `${folder}/${kind}.json`, factsSchema)
  if (facts === null) return null
  const texts = readTexts(source, folder, textsSchema(facts))
  return texts && { name: folder.split('/').at(-1) ?? '', facts, texts }
}

/** Reads a list of short entries: `trustees/trustees.json`, and the texts for each of its keys. */
export function readList<Row extends { key: string }, Text>(
  source: Source,
  folder: string,
  factsSchema: z.ZodMiniType<Row[]>,
  textSchema: z.ZodMiniType<Text>,
): Entry<Row[], Readonly<Record<string, Text>>> | null {
  return readEntry(source, folder, folder, factsSchema, (rows) => each(keysOf(rows), textSchema))
}

/** Reads every folder of a kind: `projects/<name>/project.json`. Unusable ones are left out. */
export function readFolders<Facts extends z.ZodMiniType, Text extends z.ZodMiniType>(
  source: Source,
  folder: string,
  kind: string,
  factsSchema: Facts,
  textsSchema: (facts: z.output<Facts>) => Text,
): Entry<z.output<Facts>, z.output<Text>>[] {
  return entries(source, folder).flatMap(
    (name) => readEntry(source, `${folder}/${name}`, kind, factsSchema, textsSchema) ?? [],
  )
}

export const readPosts = (source: Source) =>
  entries(source, 'posts').flatMap((name) => {
    const facts = readFacts(source, `posts/${name}/post.json`, postFacts)
    const texts = readOwnTexts(source, `posts/${name}`, postTexts)
    return facts && texts ? [{ name, facts, texts }] : []
  })

/** Texts by name, from the files of all subfolders. A folder without texts adds nothing. */
export function readTogether<Text>(
  source: Source,
  folder: string,
  schema: z.ZodMiniType<Record<string, Text>>,
): Texts<Readonly<Record<string, Text>>> {
  const together = inEachLanguage((): Record<string, Text> => ({}))
  for (const name of entries(source, folder)) {
    if (!existsSync(join(source.directory, folder, name, 'en.yaml'))) continue
    const texts = readTexts(source, `${folder}/${name}`, schema)
    if (texts) for (const language of languages) Object.assign(together[language], texts[language])
  }
  return together
}
