import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { addProblem, type Source, takeMark } from './report.ts'
import { readText } from './readFacts.ts'

/** The content of one language's file, before a schema checks it. */
export interface Written {
  file: string
  value: unknown
}

const languageFile = /^([a-z]{2,3})\.(md|yaml)$/

/** The files of a folder that are named after a language: `en.md`, `hi.yaml`. By language. */
export function readWritten(source: Source, folder: string): Map<string, Written> {
  const written = new Map<string, Written>()
  for (const name of readNames(source, folder)) {
    const [, language, type] = languageFile.exec(name) ?? []
    if (!language) continue
    const file = `${folder}/${name}`
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
