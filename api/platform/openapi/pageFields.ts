import { html } from 'hono/html'
import type { JsonSchema } from './documentSchema.ts'

export type Markup = ReturnType<typeof html>

/** What a schema holds: its fields, each with its own where it has no name, or what kind of value it is. */
export function writeFields(schema: JsonSchema): Markup {
  const listed = schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items)
  if (listed && hasFields(schema.items)) return html`<p>A list, each with:</p>${writeFields(schema.items)}`
  if (!hasFields(schema)) return html`<p>${writeType(schema)}</p>`
  return html`<dl class="fields">${Object.entries(schema.properties ?? {}).map(([name, field]) =>
    writeField(name, field, schema.required?.includes(name) ?? false),
  )}</dl>`
}

/** One field of a payload, a query or an answer. */
export function writeField(name: string, field: JsonSchema | boolean, required: boolean): Markup {
  const schema = typeof field === 'boolean' ? {} : field
  const items =
    schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : schema
  const within = hasFields(items) ? writeFields(items) : ''
  return html`<div><dt><code>${name}</code>${required ? '' : html` <span class="optional">optional</span>`}</dt>
<dd>${writeType(schema)}${schema.description ? ` ${schema.description}` : ''}${within}</dd></div>`
}

const hasFields = (schema: unknown): schema is JsonSchema =>
  typeof schema === 'object' && schema !== null && 'properties' in schema

/** Kind of value, with links to schemas that have a name. */
export function writeType(schema: JsonSchema | undefined): Markup {
  return html`${typePieces(schema).map(writePiece)}`
}

const writePiece = (piece: Piece): Markup =>
  typeof piece === 'string' ? html`${piece}` : html`<a href="#schema-${piece.schema}">${piece.schema}</a>`

/** Words between backticks as code. */
export function withCode(text: string): Markup[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}

/** A piece of a sentence: words, or the name of a schema to go to. */
type Piece = string | { schema: string }

const number = new Intl.NumberFormat('en-IN')

/** What a value may be, in words: `whole number from 1 to 50`, `list of ProjectRow`. */
function typePieces(schema: JsonSchema | boolean | undefined): Piece[] {
  if (schema === undefined || typeof schema === 'boolean') return ['anything']
  if (schema.$ref) return [{ schema: schema.$ref.replace(/^.*\//, '') }]
  if (schema.const !== undefined) return [JSON.stringify(schema.const)]
  if (schema.enum) return [`one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice, index) => [...(index > 0 ? [' or '] : []), ...typePieces(choice)])
  if (Array.isArray(schema.type)) return [schema.type.map((type) => typeWords({ ...schema, type })).join(' or ')]
  if (schema.type === 'array') return ['list of ', ...typePieces(Array.isArray(schema.items) ? true : schema.items)]
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object')
    return ['by name, ', ...typePieces(schema.additionalProperties)]
  return [typeWords(schema)]
}

function typeWords(schema: JsonSchema): string {
  if (schema.type === 'null') return 'null'
  if (schema.type === 'boolean') return 'true or false'
  if (schema.type === 'object') return 'object'
  if (schema.type === 'integer' || schema.type === 'number') return numberWords(schema)
  if (schema.type === 'string' || schema.format || schema.pattern || schema.minLength) return textWords(schema)
  return 'anything'
}

function numberWords({ type, minimum, maximum }: JsonSchema): string {
  const kind = type === 'integer' ? 'whole number' : 'number'
  const to = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? '' : ` to ${number.format(maximum)}`
  return kind + (minimum === undefined ? '' : ` from ${number.format(minimum)}`) + to
}

const formats: Record<string, string> = {
  date: 'day, yyyy-MM-dd',
  'date-time': 'instant, ISO 8601',
  email: 'e-mail address',
}

function textWords({ format, minLength, maxLength, pattern }: JsonSchema): string {
  const limits = [
    minLength ? `at least ${number.format(minLength)}` : '',
    maxLength === undefined ? '' : `at most ${number.format(maxLength)}`,
  ].filter(Boolean)
  const length = limits.length > 0 ? `, ${limits.join(' and ')} characters` : ''
  return (format ? (formats[format] ?? format) : 'text') + length + (pattern ? `, like ${pattern}` : '')
}
