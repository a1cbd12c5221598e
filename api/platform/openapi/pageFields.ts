import { html } from 'hono/html'
import type { JsonSchema } from './documentSchema.ts'
import { type Piece, typePieces } from './typeText.ts'

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
