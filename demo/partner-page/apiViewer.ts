/** Swagger UI over the API's OpenAPI document. Only the demo has it: a server of the trust serves the document alone. */
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { repository } from '../stack/places.ts'

const viewer = join(repository, 'node_modules/swagger-ui-dist')

/** Adds `/api-docs` and the viewer's files below it. The page asks its own server and the API, and nobody else. */
export function addApiViewer(app: Hono, apiRoot: string): void {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>The API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/emblem.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api-docs/swagger-ui.css">
<link rel="stylesheet" href="/apiViewer.css">
</head>
<body>
<main id="viewer"></main>
<script src="/api-docs/swagger-ui-bundle.js"></script>
<script src="/apiViewer.js" data-document="${apiRoot}/openapi.json"></script>
</body>
</html>`
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' ${new URL(apiRoot).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  app.get('/api-docs', (c) => c.html(page, 200, { 'Content-Security-Policy': policy }))
  const file = serveStatic({ root: viewer, rewriteRequestPath: (path) => path.replace('/api-docs', '') })
  app.get('/api-docs/swagger-ui.css', file)
  app.get('/api-docs/swagger-ui-bundle.js', file)
}
