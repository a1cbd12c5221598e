import { html } from 'hono/html'
import type { Answered, ApiDocument, Operation } from './documentSchema.ts'
import { type Markup, withCode, writeField, writeFields, writeType } from './pageFields.ts'

/** Who may call from a browser, in words (http/cors.ts). */
const audiences: Record<Operation['x-audience'], string> = {
  public: 'Any page, while no token is sent; with one, the trust’s site and registered partners.',
  site: 'The trust’s own site.',
  donate: 'The trust’s site and registered partners.',
  provider: 'The payment provider, and pages of this origin.',
}

/** One call: who may make it, what it takes, what it answers. */
export function writeCall(
  { path, method, operation }: { path: string; method: string; operation: Operation },
  components: ApiDocument['components'],
): Markup {
  const parameters = operation.parameters.flatMap((one) => ('name' in one ? [one] : []))
  return html`<article id="${operation.operationId}" tabindex="-1">
<h3><span class="method">${method}</span> <code>${path.slice(1)}</code></h3>
<p>${operation.summary}.</p>
<dl class="facts">
<div><dt>Pages that may call it</dt><dd>${audiences[operation['x-audience']]}</dd></div>
<div><dt>Signed in</dt><dd>${signedIn(operation)}</dd></div>
</dl>
${parameters.length > 0 ? html`<h4>In the address</h4><dl class="fields">${parameters.map((one) => writeField(one.name, one.schema, one.required))}</dl>` : ''}
${writePayload(operation, components)}
<h4>Answers</h4>
<dl class="answers">${Object.entries(operation.responses).map(([status, answer]) => writeAnswer(status, answer, components))}</dl>
</article>`
}

function signedIn({ security }: Operation): string {
  if (security.length === 0) return 'Not needed; a token is not looked at.'
  return security.some((way) => Object.keys(way).length === 0)
    ? 'Not needed; a token that is sent must be good.'
    : 'Needed: Authorization: Bearer token.'
}

/** The fields of the payload, and in which forms it may come. */
function writePayload({ requestBody }: Operation, { schemas }: ApiDocument['components']): Markup | string {
  if (!requestBody) return ''
  const types = Object.keys(requestBody.content)
  const schema = Object.values(requestBody.content)[0]?.schema ?? {}
  const named = schema.$ref ? schemas[schema.$ref.replace(/^.*\//, '')] : undefined
  return html`<h4>Payload</h4>
<p>${types.map((type, index) => html`${index > 0 ? ' or ' : ''}<code>${type}</code>`)}${schema.$ref ? html`: ${writeType(schema)}` : ''}</p>
${named ? writeFields(named) : ''}`
}

function writeAnswer(status: string, answer: Answered, components: ApiDocument['components']): Markup {
  if ('$ref' in answer) {
    const refusal = components.responses[answer.$ref.replace(/^.*\//, '')]
    return html`<div><dt><code>${status}</code></dt><dd>${withCode(refusal?.description ?? '')}</dd></div>`
  }
  const data = answer.content?.['application/json']?.schema.properties?.['data']
  const kind = Object.keys(answer.content ?? {})[0]
  const told =
    data && typeof data === 'object'
      ? html`<code>data</code>: ${writeType(data)}`
      : kind
        ? html`<code>${kind}</code>`
        : 'Goes on to another page'
  return html`<div><dt><code>${status}</code></dt><dd>${told}</dd></div>`
}
