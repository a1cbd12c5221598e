import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parse } from 'yaml'
import type * as z from 'zod/mini'
import { fallbackLanguage, inEachLanguage, type Language, languages } from '../../../shared/languages.ts'
import { addNote, addProblem, explainIssue, shownPath, type Source, takeMark } from './report.ts'

/** Reads a JSON file with what is the same in every language, such as prices, ids and picture names. Null, and a problem in the report, if it is unusable. */
export function readFacts<Schema extends z.ZodMiniType>(
  source: Source,
  file: string,
  schema: Schema,
): z.output<Schema> | null {
  const text = readText(source, file)
  if (text === null) return null
  try {
    return accept(source, file, schema, takeMark(source, file, JSON.parse(text)))
  } catch (error) {
    addProblem(source, file, '', `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}`)
    return null
  }
}

/** Checks a value with a schema. Null, and problems in the report, if it does not fit. */
export function accept<Schema extends z.ZodMiniType>(
  source: Source,
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> | null {
  const read = schema.safeParse(value, { reportInput: true })
  if (read.success) return read.data
  for (const { field, text } of read.error.issues.flatMap(explainIssue)) addProblem(source, file, field, text)
  return null
}

/** The text of a file. Null, and a problem in the report, if it is missing. */
function readText(source: Source, file: string): string | null {
  try {
    return readFileSync(join(source.directory, file), 'utf8')
  } catch {
    addProblem(source, file, '', 'is missing')
    return null
  }
}

/** `annadan.json`, `annadan.en.md`, `quotes.hi.yaml`: the entry's name, and the language and type of its texts. */
const entryFile = /^([^.]+)\.(?:json|([a-z]{2,3})\.(md|yaml))$/

/** The entries in a folder: the names that its files share. */
export function entries(source: Source, folder: string): string[] {
  if (!existsSync(join(source.directory, folder))) addProblem(source, folder, '', 'is missing')
  return [...new Set(readNames(source, folder).flatMap((name) => entryFile.exec(name)?.[1] ?? []))]
}

/** Finds entries of the earlier format, in which each had a folder: `projects/annadan/en.md`. */
export function findFolders(source: Source): void {
  const files = readdirSync(source.directory, { recursive: true, encoding: 'utf8' }).sort()
  const isText = (name: string) => /^[a-z]{2,3}\.(md|yaml)$/.test(name)
  const folders = new Set(files.filter((file) => isText(basename(file))).map(dirname))
  folders.delete('.')
  for (const file of files.filter((one) => folders.has(dirname(one)))) {
    const end = basename(file).replace(/^.*\.json$/, 'json')
    if (end === 'json' || isText(end))
      addProblem(source, file, '', `move it to ${shownPath(source, `${dirname(file)}.${end}`)}`)
  }
}

export type Texts<Text> = Readonly<Record<Language, Text>>

/**
 * The texts of an entry in all languages of the product. English fills gaps of another language, with a note. Null, and a problem in the report, if a file is
 * unusable.
 */
export function readTexts<Schema extends z.ZodMiniType>(
  source: Source,
  path: string,
  schema: Schema,
): Texts<z.output<Schema>> | null {
  const written = readKnown(source, path)
  const english = written.get(fallbackLanguage)
  if (!english) {
    const english = `${basename(path)}.${fallbackLanguage}`
    addProblem(source, path, '', `has no file in English (${english}.md or ${english}.yaml)`)
    return null
  }
  const inEnglish = accept(source, english.file, schema, english.value)
  if (inEnglish === null) return null
  const texts = inEachLanguage(() => inEnglish)
  for (const language of languages.filter((one) => one !== fallbackLanguage)) {
    const other = written.get(language)
    if (!other) {
      addNote(source, path, '', `has no file in the language ${language}; English is shown`)
      continue
    }
    const { value, missing } = withFallback(english.value, other.value)
    for (const field of missing) addNote(source, other.file, field, 'is not translated; English is shown')
    const read = accept(source, other.file, schema, value)
    if (read === null) return null
    texts[language] = read
  }
  return texts
}

/** The texts of an entry that may have some languages only, but at least one. */
export function readOwnTexts<Schema extends z.ZodMiniType>(
  source: Source,
  path: string,
  schema: Schema,
): Partial<Texts<z.output<Schema>>> | null {
  const written = readKnown(source, path)
  if (written.size === 0) addProblem(source, path, '', 'is not written in any language')
  const texts: Partial<Record<Language, z.output<Schema>>> = {}
  for (const language of languages) {
    const own = written.get(language)
    const read = own && accept(source, own.file, schema, own.value)
    if (read) texts[language] = read
  }
  return Object.keys(texts).length < written.size || written.size === 0 ? null : texts
}

/** Without the languages that the product does not have. A note names those. */
function readKnown(source: Source, path: string): Map<string, Written> {
  const known: ReadonlySet<string> = new Set(languages)
  const written = readWritten(source, path)
  for (const [language, { file }] of written) {
    if (known.has(language)) continue
    addNote(source, file, '', `is not shown yet: the product has ${languages.join(', ')}`)
    written.delete(language)
  }
  return written
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A translation, completed with English texts. This is the only place that does so. `missing` names the filled gaps. Lists of different length cannot be
 * matched entry by entry, so English replaces the whole list.
 */
function withFallback(english: unknown, other: unknown): { value: unknown; missing: string[] } {
  const missing: string[] = []
  return { value: complete(english, other, '', missing), missing }
}

function complete(english: unknown, other: unknown, field: string, missing: string[]): unknown {
  if (english === '' || english === undefined) return other ?? english
  if (other === undefined || other === '') {
    missing.push(field)
    return english
  }
  const inside = (name: string) => (field ? `${field}.${name}` : name)
  if (isFields(english) && isFields(other)) {
    const merged: Fields = { ...other }
    for (const [name, text] of Object.entries(english))
      merged[name] = complete(text, other[name], inside(name), missing)
    return merged
  }
  if (Array.isArray(english) && Array.isArray(other)) {
    if (english.length !== other.length) {
      missing.push(`${field} (${other.length} entries, ${english.length} in English)`)
      return english
    }
    return english.map((text, index) => complete(text, other[index], inside(String(index)), missing))
  }
  return other
}

/** The content of one language's file, before a schema checks it. */
interface Written {
  file: string
  value: unknown
}

/** The texts of an entry, by language. */
function readWritten(source: Source, path: string): Map<string, Written> {
  const written = new Map<string, Written>()
  for (const name of readNames(source, dirname(path))) {
    const [, entry, language, type] = entryFile.exec(name) ?? []
    if (entry !== basename(path) || !language) continue
    const file = `${path}.${language}.${type}`
    if (written.has(language))
      addProblem(source, file, '', `is the second file in this language, besides ${written.get(language)?.file}`)
    const text = readText(source, file) ?? ''
    try {
      written.set(language, {
        file,
        value: takeMark(source, file, type === 'md' ? readMarkdown(text) : readYaml(text)),
      })
    } catch (error) {
      addProblem(source, file, '', error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unreadable')
      written.set(language, { file, value: {} })
    }
  }
  return written
}

function readNames(source: Source, folder: string): string[] {
  try {
    return readdirSync(join(source.directory, folder)).sort()
  } catch {
    return []
  }
}

/** Every value is a string, also one that looks like a number or a date: YAML calls this schema `failsafe`. */
const readYaml = (text: string): unknown => parse(text, { schema: 'failsafe' }) ?? {}

/** A head of short texts between two lines `---`, then the long text. Or several long texts, each under a title `# Title {#name}`. */
function readMarkdown(text: string): unknown {
  const [, head, rest] = /^---\r?\n([\s\S]*?\n)---\r?\n([\s\S]*)$/.exec(text) ?? []
  if (head === undefined || rest === undefined) throw new Error('must begin with a head between two lines "---"')
  const fields = readYaml(head)
  if (typeof fields !== 'object' || fields === null) throw new Error('the head must be lines of "name: text"')
  const [before = '', ...parts] = rest.split(/^# (?=.*\{#)/m)
  if (parts.length === 0) return { ...fields, body: before.trim() }
  if (before.trim()) throw new Error('has text before its first title "# … {#…}"')
  return { ...fields, sections: Object.fromEntries(parts.map(readSection)) }
}

function readSection(part: string): [string, { title: string; body: string }] {
  const [, title = '', name = '', body = ''] = /^(.*?)\s*\{#([^}]*)\}[ \t]*\r?\n([\s\S]*)$/.exec(`${part}\n`) ?? []
  return [name, { title, body: body.trim() }]
}
